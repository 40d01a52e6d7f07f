"""The page that tells where figures come from is the one that the data files make."""

from scripts.figures import PAGE, page


def test_the_page_of_figures_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
