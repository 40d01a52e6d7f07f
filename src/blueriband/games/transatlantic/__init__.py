"""TransAtlantic, after the rules of the board game by Mac Gerdts."""
