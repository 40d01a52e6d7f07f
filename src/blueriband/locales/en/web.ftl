# The frame of the browser client; games have their own catalogues.

choose-one = Choose one
not-possible = Not possible:
show-rule = Show rule
you = you
bot-of = bot, { $level }
away = a bot plays on
to-play = to play
thinking-for = thinking, { $seconds } s of at most { $budget }
log = Log
since-your-turn = since your last turn
