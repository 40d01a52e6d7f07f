# The terminal game's own words.

## The table

player-0 = Red
player-1 = Blue
player-2 = Yellow
player-3 = Green
bot = { $player } is played by a bot: { $kind }
bot-lost = { $player } has lost a move: { $trouble }
thinking = { $player } is thinking … { $percent } %
level-random = random. It makes any move that the rules allow.
level-easy = easy. It sees what is good at once, plans nothing, and slips now and then.
level-normal = normal. It plays each turn for what its ships, money and coal will be worth, and looks no farther.
level-hard = hard. It tries out how the game could go on, its rivals' answers included.
level-expert = expert. It tries out far more than hard, and takes longer for it.
variants = Played with: { $variants }
welcome = Type a number to choose, h for help, q to quit.
resumed = The game in { $file } goes on.
news = Since your last turn
news-first = So far
news-more = … and { $lines } earlier: l shows all
news-choice = Since your last choice
draft = This turn so far
curtain = Pass the keyboard to { $player } and press Enter.
curtain-answer = { $player } is asked in the turn of { $active }. Pass the keyboard and press Enter.
curtain-hide = Press Enter when you have seen it.{ " " }
curtain-ready = { $player }, are you there? Press Enter.

## Questions

prompt-choose =
    { $moves ->
        [one] { $player } [1, h] >{ " " }
       *[other] { $player } [1–{ $moves }, h] >{ " " }
    }
prompt-confirm = { $player } [Enter, u, h] >{ " " }
prompt-reveal = { $player } [Enter, u] >{ " " }
prompt-plain = >{ " " }
confirming = Your turn is complete.
confirming-answer = Your answer is complete.
confirm-how = Enter: confirm it · u: take back the last choice · r: start the turn again
reveals = reveals new cards, no undo after
hands = another player is asked next, no undo after
reveal-warning = This reveals new cards: there is no way back.
hand-warning = Another player is asked next: there is no way back.
reveal-how = Enter: go ahead · u: choose again
not-played = Choose again.
taken-back =
    { $choices ->
        [one] Taken back: one choice.
       *[other] Taken back: { $choices } choices.
    }
several = Several choices fit: { $choices }

## Why not

refused = Not possible: { $reason } ({ $rule })
why-none = Everything one might try here is possible.
why-title = Not possible now
why-how = ? and a rule, such as ? { $rule }, shows it in full.
rule-none = No rule has that: { $words }
rule-many =
    { $rules ->
        [one] One rule; ask for it by its number.
       *[other] { $rules } rules; ask for one by its number.
    }
rules-missing = The rules of this game are not at hand.

## Troubles

unknown = I do not understand “{ $said }”. A number chooses, h helps.
no-number =
    { $moves ->
        [one] There is only choice 1.
       *[other] There are choices 1 to { $moves }.
    }
no-undo = There is nothing to take back: what is confirmed, has shown new cards or made others choose stands.
undo-few =
    { $choices ->
        [one] Only one choice can be taken back.
       *[other] Only { $choices } choices can be taken back.
    }
not-complete = Your turn is not complete yet: first choose.
save-failed = The game could not be saved in { $file }: { $reason }

## Saving and leaving

saved = Saved: { $file }
save-exists = { $file } is there already. Overwrite it? [y/N] >{ " " }
save-yes = y
save-not = Not saved.
quit-ask = Save the game? Enter: yes · n: no · or a file name >{ " " }
quit-no = n
unsaved = The game is not saved.
resume-with = Go on with:

## The end

log-empty = Nothing has happened yet.
result-title = The result
result-source = Points
result-total = Total
result-rank = Rank
result-winner =
    { $points ->
        [one] { $player } wins with { $points } point.
       *[other] { $player } wins with { $points } points.
    }
result-shared = { $players } share the victory with { $points } points.
result-rule = Ended by { $rule }.

## Help

help-title = What you can type
help-number = choose; the move's own text, such as “{ $move }”, or part of a choice's words works too
help-why = what is not possible, and why
help-rule = a rule: ? { $rule }, or ? and words to look for
help-undo = take back the last choice; u 2 the last two
help-restart = start your turn again
help-confirm = confirm your turn when it is complete (or just Enter)
help-view = show the board again
help-log = what has happened since your last turn; l all: in the whole game
help-save = save; s FILE: in another file
help-help = this help
help-quit = quit; the game can be resumed
help-hint = a hint: the best moves as a strong bot sees them (in games against bots only)

## Hints

hint-number = No.
hint-move = Move
hint-value = Outlook
hint-visits = Tried
hint-chance = { $mean } % ± { $spread }
hint-how = Outlook: 0 % is lost, 100 % is won; ± is how far imagined games lie apart. It knows only what you know.
hint-people = No hints here: other people play too.

## What cannot be played

error-seats = a table has at most { $most } seats, not { $seats }
error-kind = nobody is called { $kind }; a seat is one of: { $kinds }, with a name as in human:Ada
error-name = “{ $said }” cannot be a name: at most { $most } plain characters, without | and #
error-exists = { $file } exists already: resume it, or choose another name
error-file = { $file }: { $reason }

## Replays

verified = { $file }: genuine. { $moves ->
        [one] One move
       *[other] { $moves } moves
    } replayed; chain, seed, positions and result are as the file says.
verified-chain = { $file }: { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, and the chain is whole. The seed is secret until the game is over, so the moves cannot be replayed yet.
replay-move = { $ply }. { $player }: { $move }
replay-help = Enter: next move · b: back · t: next turn · tb: turn back · a number: that move · e: end · v: board · q: quit
replay-prompt = { $ply }/{ $moves } >{ " " }
replay-secret = The seed is secret until the game is over, so only the moves can be shown.
