# The frame of the browser client; games have their own catalogues.

## Pages and bars

skip = Skip to the content
home = Home
pages = Pages
nav-play = Play
nav-replays = Replays
nav-rules = Rules
settings = Settings
theme = Light or dark
language = Language
other-language = auf Deutsch
connected = connected
not-connected = not connected
connection-lost = Connection lost, trying again in { $seconds } s
retry-now = Try now
retry = Try again
notices = Notices
close = Close
cancel = Cancel
save = Save
saved = Saved.
remove = Remove
more = Show more
fetching = One moment …
fetching-table = Fetching the table …
trouble = That did not work
copy-details = Copy details
nothing-found = Nothing found.

title-home = Blueriband
title-lost = Not found · Blueriband
title-invite = Invitation · Blueriband
title-gathering = Players are gathering · Blueriband
title-replays = Replays · Blueriband
title-replay = Replay: { $game }
title-rules = Rules · Blueriband
title-settings = Settings · Blueriband
title-turn = ● Your turn · { $game }
title-over = Game over · { $game }

## Home

games = Games
new-game = New game
open-tables = Open tables
watchable = Games to watch
my-tables = My tables
finished = Finished
waiting-for-me = Waiting for me ({ $count })
none-open = No table is looking for players.
none-waiting = No game waits for you.
none-finished = No game has been finished yet.
lobby-empty = Nobody is here yet.
play-bots = Play against bots
watch-sample = Or watch a game that bots have played:
join = Join
watch = Watch
result = Result
won-by = { $players } won, { $scores }
gathering =
    { $count ->
        [0] All seats are taken.
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
cancelled = This game was called off.
seat-open = open seat
your-turn = Your turn
waiting-for = Waiting for { $player }

## New game

game = Game
players = Players
seats = Seats
options = Options
seat-me = me, or somebody at this device
seat-invite = open: somebody else joins
seat-number = Seat { $number }
seat-name = Name on seat { $number }
private = Private: not shown to others, open seats only by invitation
deadline = Time for a turn
deadline-none = no limit
terms-deadline =
    { $days ->
        [one] one day for a turn
       *[other] { $days } days for a turn
    }
terms-host = with { $player }
days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
create-start = Create and start
create-invite = Create and invite
bad-count = This game is for { $counts } players.
bad-nobody = Take a seat for yourself.
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-easy-is = Easy: answers at once, looks at its next move only.
level-normal-is = Normal: thinks up to { $seconds } s, looks a few turns ahead.
level-hard-is = Hard: thinks up to { $seconds } s, plays the game ahead many times.
level-expert-is = Expert: thinks up to { $seconds } s, the strongest there is.

## Gathering and invitations

gathering-title = Players are gathering
invite-link = Copy invitation
link-copied = The link is copied.
choose-bot = or a bot
seat-bot = Bot for seat { $number }
open-seat = Open this seat
call-off = Call off
begin = Begin
leave = Leave
wait-for-host = { $player } begins the game.
invited = { $player } invites you
your-name = Your name
sit-down = Sit down

## The table

decision = Decision
your-turn-tag = YOU
over-tag = END
your-decision = Your decision
draft = Draft
draft-of =
    { $count ->
        [one] One choice made, nobody sees it yet
       *[other] { $count } choices made, nobody sees them yet
    }
end-turn = End your turn?
sure = { $move }?
no-way-back-reveals = Something new is turned up then: this cannot be undone
no-way-back-hands = Another player answers then: this cannot be undone
no-undo = no undo
confirm = Confirm
confirm-anyway = Confirm
ctrl-enter = Ctrl+Enter
undo = Undo
restart = Restart turn
undo-not-yours = It is not your decision.
undo-nothing = There is nothing to take back.
undo-sealed = Something new was turned up, or somebody has answered: there is no way back behind that.
moves = Moves
moves-count =
    { $count ->
        [one] One move
       *[other] { $count } moves
    }
filter = Filter
not-now = Not possible now ({ $count })
choose-one = Choose one
not-possible = Not possible:
show-rule = Show rule
you = you
bot-name-0 = Red bot
bot-name-1 = Blue bot
bot-name-2 = Yellow bot
bot-name-3 = Green bot
bot-of = bot, { $level }
away = a bot plays on
to-play = to play
starter = begins each round
thinking-for = thinking, { $seconds } s of at most { $budget }
thinking-level = Bot, { $level }
bot-thinking = { $player } is thinking
bot-failed = The bot { $player } does not answer
bot-failed-why = It failed three times: { $error }
move-now = Move now
pause-bots = Pause bots
resume-bots = Let the bots go on
bots-paused = The bots wait for you
left =
    { $count ->
        [one] the last one
       *[other] { $count } to go
    }
bot-queue = Bots in turn
queue-done = done
queue-now = thinking
queue-next = next
hint = Hint
play-this = Play this
moved-on = The table had moved on; please look again.
game-over = The game is over
watching = You are watching.
show = Show
turn-elsewhere = { $game }: it is your turn at another table.
go-there = Go there
log = Log
log-filter = Show only one player
only-of = Only { $player }
show-older = Show older entries
since-your-turn = since your last turn
log-keys = Up and down choose an entry, Enter opens the replay there.
inspector = Inspector
rules-here = Rules:
table-menu = Table
take-back-seat = Take the seat back
let-bot-play = Let a bot play for { $player }
invite-watch = Invitation to watch
export = Save the game file
pass-device = Please pass the device to { $player }
i-am = I am { $player }

## Help

help = Help
help-intro = Everything can be done by mouse, by touch and by keyboard. The list of moves has every move there is.
help-pages = Pages of the help
help-symbols = The pictures
help-keys = The keys
five-minutes = The game in five minutes
keys-everywhere = At every table
help-signs = On the board
help-legal = A dashed brass outline: you can choose this.
help-refused = Point at anything else to learn why it is not possible, and which rule says so.
key-tab = to the next part of the table
key-arrows = to the next thing you can choose
key-walk = to the next one in reading order, everywhere
key-enter = choose it
key-digits = choose from the list by number
key-escape = one step back
key-confirm = confirm, or end the turn
key-undo = undo
key-restart = restart the turn
key-list = list of moves
key-filter = filter the list
key-inspect = look at a piece closely
right-click = right click
key-look = look at any piece closely; on a touch screen, press long
key-mine = replay since my last turn
key-history = go back through what has happened
key-help = this help

## The end

winner = winner
points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
points-for = Points for
score-table = Points by kind and player
your-place =
    { $place ->
        [1] You have won.
        [2] You are second.
        [3] You are third.
       *[4] You are fourth.
    }
total = Total
course = The course of the game
as-table = The same as a table
no-course = The course of the game is not to be had.
rematch = Rematch
replay = Replay
replay-there = Replay this moment
analyse = Analyse
see-board = See the board
move = Move

## Replay and analysis

to-table = To the table
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
turn = Turn
turn-number = Turn { $number }
position = Position in the game
opening = The opening position
play = Play
pause = Pause
view-as = View as
knows-all = everybody
spectator = a spectator
open-file = Open a game file
open-file-what = A game file from here or elsewhere can be replayed, and an unfinished one can be played on.
decision-before = My decision before
decision-after = My next decision
played-here = { $player }: { $move }
nobody-asked = Nobody decides here.
position-at = Position { $number }
seconds = Seconds
think = Think
stop = Stop
thinks = The bot thinks for { $seconds } s …
what-if = What if
back-to-game = Back to the game
try-here = Try here
best-moves = The best moves
value = Outlook
value-how = 50 % means level with the best rival; ± is how far imagined games lie apart.
not-asked = Not to be chosen now. You are asked: { $question }
settings-back = Back
visits = Visits
played = played
loss = The move played has { $loss } % less chances than the best one.
about-equal = These are about equally good.
simulations = { $count } simulated games in { $seconds } s

## Rules

search-rules = Search the rules
contents = Contents
all-rules = All rules
rules-aside = About this text and how the program reads it
show-me = Show me on the board

## Settings

look = Look
theme-auto = as the system
theme-light = light
theme-dark = dark
text-size = Text size
motion = Motion
motion-system = as the system
motion-full = full
motion-less = none
speed = Speed
playing = Playing
confirm-when = When do you want to be asked?
confirm-always = Before every step without a way back, and at the end of a turn
confirm-turn = At the end of a turn only
confirm-never = Never
letter-keys = Single letters are keys
own-keys = Choose the letters
press-key = press a key
usual-keys = The usual letters again
key-taken = { $key } is taken: { $what }.
key-reserved = Digits, the space bar and named keys have their uses already.
shift = Shift
sound = Sound when it is my turn or something is done to me
browser-notices = Browser notices of the same
account = Account
guest-note = You are a guest in this browser. With a login you keep your seats and can come back from elsewhere.
login = Login
password = Password
claim = Claim account
sign-in = Sign in
sign-out = Sign out
signed-in = Signed in as { $login }.
hook = Turn notices
hook-note = A message to your chat when it is your turn.
hook-url = Address
hook-format = Kind
hook-test = Test
hook-works = The test notice has arrived.
hook-fails = The test notice did not arrive:
hook-parked = Notices are stopped:

## Errors, by their codes

error-offline = The server does not answer.
error-unknown = There is nothing here: no such page, game or invitation.
error-private = This game is private.
error-no_session = Please reload the page.
error-wrong_password = The login or the password is wrong.
error-not_your_seat = This seat is not yours.
error-not_the_host = Only the host can do that.
error-not_a_player = Only players can do that.
error-out_of_turn = There is nothing to decide for this seat now.
error-not_now = That is not possible now.
error-seat_taken = This seat is taken.
error-login_taken = This login is taken.
error-frozen = This game was played by other rules than this server has.
error-too_fast = Too fast; please wait a moment.
error-busy = The server is busy; please try again.
error-bad_file = This is not a game file.
error-bad_message = The server did not understand this page. Please reload it.
marks = ★ won or launched · ⚑ bought · ▼ had to go
