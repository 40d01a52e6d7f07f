# The command line. Ids of help pages are help-COMMAND, of parameters param-ID, of errors error-NAME.

number-0 = { NUMBER($value, maximumFractionDigits: 0) }
number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
number-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
number-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
percent = { $value } %

build-compiled = compiled
build-pure = pure Python
build-stale = pure Python, because the compiled modules are older than the sources
stopped = stopped

## What stands for a value in usage lines

metavar-command = COMMAND
metavar-options = [OPTIONS]
metavar-game = GAME
metavar-words = ID or WORDS
metavar-folder = FOLDER
metavar-file = FILE
metavar-number = N
metavar-seconds = SECONDS
metavar-seats = WHO,WHO,…
metavar-lang = en|de
metavar-option = NAME[=N]
metavar-counts = N,N,…
metavar-cluster = [ADDRESS]

## Help pages

help-usage = Usage: { $usage }
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples

help-blueriband = Board games about the age of steamships: play them, read their rules, let bots play them.
help-blueriband-more = Each command has a help page of its own: blueriband COMMAND --help
help-blueriband-examples =
    blueriband play --text
    blueriband rules crossing-oceans
    blueriband simulate crossing-oceans --games 1000

help-play = Play a game against bots or with friends at one keyboard.
help-play-more =
    In the game, type ? for help. You can undo, save and leave at any time.
    Ctrl-C never loses a game.
help-play-examples =
    blueriband play --text
    blueriband play --text crossing-oceans --seats human,hard --seed 42
    blueriband play --text transatlantic --seats human:Ada,human:Bob --option president
    blueriband play --text --save evening.txt
    blueriband play --text --resume evening.txt

help-replay = Step through a game that was saved to a file, or check that the file is genuine.
help-replay-examples =
    blueriband replay evening.txt
    blueriband replay evening.txt --verify

help-games = List the games.
help-games-examples =
    blueriband games

help-rules = Read the rules of a game.
help-rules-more =
    Without words you see the sections. Give the id of a section or of a paragraph to read it,
    or any words to find the paragraphs that have all of them.
help-rules-examples =
    blueriband rules crossing-oceans
    blueriband rules crossing-oceans CO-4
    blueriband rules crossing-oceans CO-4.3
    blueriband rules crossing-oceans red lantern

help-simulate = Let bots play many games and see how they went.
help-simulate-more =
    You get scores and wins by seat with 95 % intervals, where the points came from, how long
    the games were and how they ended. The same seed gives the same result, with any number of jobs.
help-simulate-examples =
    blueriband simulate crossing-oceans --games 1000
    blueriband simulate crossing-oceans --players 4 --games 5000 --seed 42 --json result.json
    blueriband simulate crossing-oceans --seats normal,easy --games 10 --files games
    blueriband simulate transatlantic --option market --option president
    blueriband simulate shipyard --games 1000000 --parquet games --ray

help-report = Study a game: a page with pictures, and a table of every number.
help-report-more =
    Bots play many games, evenly at all numbers of players. The page shows how much the seat matters, where
    points come from, how long games are, and how often and how profitably each action, ship, card, contract,
    employee and canal is used, with 95 % intervals. In Python: blueriband.study.study(…).frame()
help-report-examples =
    blueriband report crossing-oceans --games 1000
    blueriband report shipyard --games 20000 --bots random,normal --table shipyard.csv --keep counted
    blueriband report transatlantic --players 2,3 --option president --ray

help-bench = Measure how fast the engine is on one core, compiled and pure.
help-bench-more =
    Both builds take turns on the same core, so their ratio can be trusted even on a busy machine.
help-bench-examples =
    blueriband bench
    blueriband bench crossing-oceans --seconds 10
    blueriband bench crossing-oceans --json
    blueriband bench env

help-data = Look at the figures of a game, and correct them.
help-data-more =
    Some figures are reconstructed, because the rulebook does not tell them. If you own the box,
    copy the figures, correct them, check the copy, and play with --data FOLDER.
help-data-examples =
    blueriband data show crossing-oceans
    blueriband data copy crossing-oceans my-figures
    blueriband data check my-figures
    blueriband play --text --data my-figures

help-data-show = Show every figure of a game and where it comes from.
help-data-show-examples =
    blueriband data show crossing-oceans
    blueriband data show crossing-oceans --data my-figures
    blueriband data show crossing-oceans --json

help-data-check = Check a folder of figures, and see what it changes.
help-data-check-more =
    Each mistake is told in a line: file, line number, field, reason. The exit code is then 2.
    A folder may hold one of the two files only; the other one is then the standard one.
help-data-check-examples =
    blueriband data check my-figures
    blueriband data check my-figures --game transatlantic

help-data-copy = Copy the figures of a game to a folder, to correct them.
help-data-copy-more = Nothing is overwritten.
help-data-copy-examples =
    blueriband data copy crossing-oceans my-figures

## Parameters

param-help = Show this page.
param-lang = Language of all texts. Without it, BLUERIBAND_LANG or LANG decides.
param-version = Show the version.
param-game = Name of the game; see: blueriband games
param-play-game = Name of the game. Usually crossing-oceans.
param-bench-game = Name of the game; without it, all games. "env" measures the environments for learners.
param-bench-every = Seconds between two moves of a match. Usually 5.
param-bench-serve-seconds = Seconds for each measurement. Usually 15.
param-bench-matches = Measure with this number of matches only, instead of looking for the largest.
param-words = Id of a section or paragraph, or words to look for.
param-seed = Seed from 0 to 2^128 - 1, decimal or hex (0x…). Without it, a new one.
param-data = Folder with your own figures; see: blueriband data --help
param-as-json = Print JSON instead of tables.
param-games = How many games. Usually 100.
param-bots = Who plays, for example hard,normal,random. Bots: random, easy, normal, hard, expert, exec:COMMAND.
param-option = An option of the game, as blueriband games lists them; a name alone means 1. May be repeated.
param-players = How many players: short for that many random ones.
param-jobs = How many processes. Usually one for each core.
param-json-file = Write the result to a file as JSON.
param-files = Write each game to this folder as a game file.
param-parquet = Write the result of each game to this folder as Parquet; if it was stopped, go on where it stopped.
param-report-bots = Which bots play, each kind at tables of its own: random, easy, normal, hard, expert. Usually random.
param-report-players = Numbers of players. Usually all that the game has.
param-report-html = Write the page to this file. Usually GAME-report.html.
param-report-keep = Keep what is counted in this folder; if it was stopped, go on where it stopped.
param-report-table = Write every number to this file, one to a line: as Parquet if it ends in .parquet, else as CSV.
param-ray = Play on a Ray cluster: its address, "auto" for the one that runs here; without one, start one for as long as it takes.
param-seconds = Time for each build and player count. Usually 3.
param-text = Play in the terminal.
param-seats = Who sits where: human, human:NAME or a bot (random, easy, normal, hard, expert, exec:COMMAND). Usually human,normal,normal.
param-save = Save the game to this file after every turn.
param-resume = Go on with the game in this file.
param-game-file = A game file, as play and simulate write it.
param-verify = Replay every move, check that nothing was changed, and say so in one line.
param-copy-folder = The folder to write. It is made if it does not exist.
param-check-folder = The folder with your figures.
param-check-game = Name of the game they are for. Usually crossing-oceans.

## Errors: one line each, saying what is wrong and what is accepted

error-command = there is no command "{ $command }"; there are: { $commands }
error-command-near = there is no command "{ $command }"; did you mean: { $near }
error-option = there is no option { $option } here; there are: { $options }
error-option-near = there is no option { $option } here; did you mean { $options }?
error-option-value = { $option } needs a value: { $option } { $value }
error-flag = { $option } takes no value
error-missing = { $missing } is missing. Usage: { $usage }
error-extra = "{ $extra }" is too much. Usage: { $usage }
error-other = { $reason }
error-language = there is no language "{ $language }"; there are: { $languages }
error-game = there is no game "{ $game }"; there are: { $games }
error-no-options = { $game } has no options; --option { $option } cannot be used
error-game-option = { $game } has no option "{ $option }"; there are: { $options }
error-option-number = option { $option } cannot be "{ $value }"; accepted: { $options }
error-option-twice = option { $option } is given twice
error-no-data = { $game } has no data files; these games have some: { $games }
error-bad-data = { $folder }: { $first } ({ $mistakes ->
    [one] the only mistake
   *[other] { $mistakes } mistakes in all
  }; see: blueriband data check { $folder } --game { $game })
error-no-folder = there is no folder { $path }
error-not-a-folder = { $path } is a file; a folder is needed
error-is-a-folder = { $path } is a folder; a file is needed
error-no-file = there is no file { $path }
error-no-parent = { $path } cannot be written: there is no folder { $folder }
error-not-writable = { $path } cannot be written: permission denied
error-exists = { $path } is there already; nothing is overwritten: choose another folder
error-not-empty = { $path } has something else in it: choose an empty folder
error-other-series = { $path } belongs to another series (see plan.json in it): choose another folder
error-needs-research = { $package } is missing: pip install 'blueriband[research]'
error-cannot-work = { $reason }
error-number = { $option } must be a number from { $least } to { $most }, not "{ $value }"
error-seed = a seed is a number from 0 to 2^128 - 1, decimal or hex (0x…), not "{ $value }"
error-seat = "{ $seat }" cannot sit at the table; accepted: { $accepted }
error-seats = { $game } is for { $least } to { $most } players; --seats names { $seats }
error-players = { $game } is for { $counts } players, not "{ $value }"
error-players-and-seats = --players says { $players }, but --seats names { $seats }; give one of them
error-no-rules = there are no rules of { $game } to read
error-rule = there is no rule "{ $asked }"; there are sections { $first } to { $last }, and words to look for
error-rule-near = there is no rule "{ $asked }"; near to it: { $near }
error-resume-and = { $given } cannot be used with --resume: the file says which game it is and who plays, and is saved to
error-file = { $path }: { $reason }
error-not-text = the file cannot be read: it is not text in UTF-8

## games

games-name = Name
games-title = Title
games-players = Players
games-options = Options
games-figures = Figures
games-rules = Rules
games-build = blueriband { $version }, { $build }
games-next = Play one: blueriband play --text NAME [--option OPTION]
games-read = Read its rules: blueriband rules NAME

## rules

rules-of = The rules of { $title }
rules-section = Section
rules-title = Title
rules-paragraphs = Paragraphs
rules-paragraph = Id
rules-next = Read on: blueriband rules { $game } { $section }, { $rule }, or any words
rules-found = { $count } paragraphs have "{ $words }"

## data

data-title = { $title }, figures { $fingerprint }
data-kind = { $kind } ({ $count })
data-weakest = Weakest source
data-no-mark = no mark
data-tables = Boards and other figures
data-field = Field
data-value = Value
data-provenance = Where from
data-same = { $folder } is well: the standard figures ({ $fingerprint })
data-order = { $folder } is well: the standard figures, in another order ({ $fingerprint })
data-differs = { $folder } is well ({ $fingerprint }). { $count ->
    [one] One figure differs
   *[other] { $count } figures differ
  } from the standard:
data-nothing = nothing
data-copied = { $files } written to { $folder }
data-next = Correct them, then: blueriband data check { $folder } --game { $game }
kind-neutral = Neutral ship
kind-clipper = Clippers
kind-steamship = Steamships
kind-headquarters = Headquarters
kind-bow = Bows
kind-middle = Middles
kind-stern = Sterns
column-name = Name
column-year = Year
column-flag = Flag
column-group = Gr.
column-co-price = Price
column-co-income = Income
column-co-speed = Speed
column-co-tonnage = Tonnage
column-co-start-port = Starts in
column-ta-price = Price
column-ta-income = Income
column-speed-knots = kn
column-tonnage = Tons
column-passengers = Pass.
column-id = Id
column-deck = Deck
column-mast = Mast
column-crane = Crane
column-cannon = Gun
column-propeller = Prop.
column-cabin = Cabin
column-lifebuoy = Buoy
column-lifeboat = Boat
column-lantern = Lamp
column-car1 = Car 1
column-car2 = Car 2
column-car3 = Car 3
column-spaces = Spaces
column-exits = Exits
column-links = Channels
column-icons = Officials
column-slug = Employee
column-class = Class
column-colour = Colour
column-effect = Effect
column-target = For
column-amount = N
column-surcharge = Extra
column-requires = Needs
column-end-points = Points
column-measure = Counts
column-table = Points
column-beyond = More
column-position = Position
column-item = Piece
column-commodity = Load
column-price = Price
column-wood = Wood
column-steel = Steel
column-coal = Coal
column-is-start = Start
column-row-from-bottom = From below
column-component = Component
column-count = Count
column-ring = Ring
flag-none = none
flag-blue = blue
flag-black = black
flag-green = green
flag-white = white
flag-red = red
source-of-rulebook = rulebook
source-of-derived = derived
source-of-carried = carried over
source-of-reconstructed = reconstructed
source-of-owner = owner of a box
legend-rulebook = stated in the rulebook
legend-derived = follows from the rulebook by arithmetic or elimination
legend-carried = stated for the same ship in the sister game
legend-reconstructed = reconstructed: the rulebook is silent
legend-owner = told by an owner of the box

## simulate

simulate-progress = Playing
simulate-title = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
  }, { $seats } players, seed { $seed }
simulate-option = { $value ->
    [1] { $option }
   *[other] { $option }: { $value }
  }
simulate-scores = Scores and wins
simulate-seat = Seat
simulate-bot = Bot
simulate-mean = Mean
simulate-interval = 95 %
simulate-range = Range
simulate-wins = Wins
simulate-rate = Rate
simulate-sources = Where the points come from
simulate-source = Source
simulate-of-seat = Seat { $seat }
simulate-total = Total
simulate-lengths = Length
simulate-moves = Moves
simulate-rounds = Rounds
simulate-least = Shortest
simulate-median = Median
simulate-most = Longest
simulate-endings = How the games ended
simulate-rule = Rule
simulate-games = Games
simulate-share = Share
simulate-speed = { $decisions } decisions/s, { $games } games/s ({ $jobs ->
    [one] one process
   *[other] { $jobs } processes
  }, { $build }, { $seconds } s)
simulate-written = Written: { $path }

report-done = { $games ->
    [one] One game
   *[other] { $games } games
  } in { $seconds } s, seed { $seed }

## bench

bench-env-classic = PettingZoo's own environments
bench-env-aec = Environments of blueriband, one game at a time
bench-env-batch = { $games } games at once, with observations and masks
bench-env-name = Environment and players
bench-env-absent = Not installed (pip install 'pettingzoo[classic]'): { $names }
bench-env-note = Random games on one core, played before and stepped through again, observations read. Best and median of { $rounds } rounds, in which all take turns; ratios of the best to that of { $best }, the fastest of PettingZoo's that tells legal actions from others. CPU time; { $build }, Python { $python }.
bench-title = { $title } on one core
bench-running = Timing { $game }
bench-players = Players
bench-compiled = Compiled
bench-pure = Pure
bench-median = Median
bench-ratio = Ratio
bench-decisions = decisions/s
bench-games = games/s
bench-clone = clone, µs
bench-legal = legal list, µs
bench-imagine = imagine, µs
bench-new = new game, µs
bench-not-compiled = There is no compiled build here: run `make build` to compile.
bench-stale = The compiled build is older than the sources, so it was not measured: run `make build`.
bench-note = Best and median of { $rounds } rounds, in which the builds take turns; ratio of the medians. Python { $python }, { $machine }.

## arena

help-arena = Let bots play each other, and see how sure the result is.
help-arena-more =
    Every two of the bots meet; with more than two players, one of the first against several of the second. On each
    deal everybody takes every seat in turn. Controls are part of it: each bot against random, and the last one
    against itself. With --out a folder gets all games (Parquet), the standings and a report with pictures, and an
    interrupted contest goes on where it was. The same seed gives the same result, with any number of jobs.
help-arena-examples =
    blueriband arena crossing-oceans --bots hard,normal --games 400 --out hard-normal
    blueriband arena shipyard --bots hard,normal --players 4 --games 400
    blueriband arena transatlantic --bots "exec:python mybot.py",normal --budget hard=0.5s
help-arena-tune = Find weights for a game's evaluation that win more games than the present ones.
help-arena-tune-more =
    First the weights are fitted to what positions came to in games of the bot with itself, then an optimiser varies
    them. What it finds is tried on games that it has not seen.
help-arena-tune-examples =
    blueriband arena tune crossing-oceans --trials 200 --out weights.toml
    blueriband arena tune shipyard --fit 3 --trials 0
help-bench-bots = Measure how fast the bots think on one core.
help-bench-bots-examples =
    blueriband bench bots
    blueriband bench bots shipyard --seconds 10
metavar-bots = BOTS
metavar-budget = BOT=N
param-arena-bots = The bots, the strongest first. Usually hard,normal,easy.
param-arena-players = How many players. Usually 2.
param-arena-games = How many games for each pairing. Usually 100.
param-arena-controls = How many games for each control. Usually a quarter of the games.
param-arena-budget = How long a bot thinks: hard=300 simulations, or hard=0.5s. May be repeated.
param-arena-out = Write everything to this folder, or go on with the contest in it.
param-tune-trials = How many sets of weights the optimiser tries. Usually 100.
param-tune-games = How many games for each trial. Usually 40.
param-tune-fit = How often to fit the weights to played games first. Usually 2.
param-tune-simulations = How many simulations the players of a trial make for a move. Usually none: they do not search.
param-tune-out = Write the best weights to this file.
error-arena-extra = the arena needs the package { $module }: pip install "blueriband[arena]"
error-bot-twice = "{ $bot }" is named twice; the last bot plays itself anyway
error-budget = "{ $value }" is no budget; write BOT=300 (simulations) or BOT=0.5s (seconds) for one of: { $bots }
error-arena-other = { $path } holds another contest; choose another folder, or the same bots, games and options
error-arena-broken = { $path } cannot be read: it is not what the arena wrote
arena-title = { $title }: a contest of bots, { $players } players, seed { $seed }
arena-how = Each deal was played { $players } times, with the bots in every seat. Intervals are those of 95 % (Wilson).
arena-pairings = Pairings
arena-one = Bot
arena-others = against
arena-games = Games
arena-rate = Wins
arena-interval = 95 %
arena-margin = Margin
arena-control = Control
arena-mirror = mirror
arena-floor = floor
arena-bots = Bots
arena-bot = Bot
arena-rating = Rating
arena-score = Score
arena-time = ms/move
arena-slowest = slowest, ms
arena-seconds = Seconds
arena-simulations = Simulations
arena-rates = Win rates
arena-margins = Points ahead of the best rival
arena-ratings = Ratings (openskill, Plackett–Luce), ± 2 deviations
arena-sources = Where the points come from
arena-seats = What a seat is worth among equals
arena-times = Time to think
arena-budgets = What the bots were given
arena-chance = chance
arena-versus = { $rivals ->
    [one] { $one } – { $others } ({ $games })
   *[other] { $one } – { $rivals } { $others } ({ $games })
  }
tune-found = Best weights: { $value } (the present ones against themselves: { $usual }), after { $trials } trials
tune-fitted = Fitted, round { $round }: { $value } against the weights before (0.5 is equal), { $kept }
tune-kept = kept
tune-dropped = dropped
bench-bots-title = Bots on one core ({ $build })
bench-bots-simulations = simulations/s
bench-bots-engine = in the engine
bench-bots-easy = easy, ms
bench-bots-normal = normal, ms
bench-bots-hard = hard, ms
bench-bots-expert = expert, ms
bench-bots-note = Two players. Milliseconds for a move with the usual budgets; the engine is rules and evaluation.

bench-serve-title = Server on { $database }, { $workers } { $workers ->
        [one] process
       *[other] processes
    }, { $cores } cores
bench-serve-running = Playing { $matches } matches
bench-serve-step = { $matches } matches: p50 { $p50 } ms, p99 { $p99 } ms
bench-serve-matches = matches
bench-serve-sockets = sockets
bench-serve-moves = moves/s
bench-serve-p50 = p50, ms
bench-serve-p99 = p99, ms
bench-serve-server = server
bench-serve-load = load
bench-serve-machine = machine
bench-serve-holds = Holds { $matches } matches with a move every { $every } s each: p99 is below 100 ms.
bench-serve-note = From sending a move until every client that may see it has it. Shares are of one core; the machine is everything that runs, the database too.

help-bench-serve = Measure how many live matches this machine holds.
help-bench-serve-more =
    Starts a server and, in another process, a load: matches with four sockets each, in each of which a move is played
    every few seconds. Looks for the largest number at which 99 of 100 moves reach everybody within 100 ms.
help-bench-serve-examples =
    blueriband bench serve
    blueriband bench serve --db postgresql://localhost/bench --workers 2
    blueriband bench serve --matches 1000 --every 5 --json

help-serve = Run a server, for a club or a public site.
help-serve-more =
    Every option can also be set by an environment variable: --db by BLUERIBAND_DB, --bot-seconds by
    BLUERIBAND_BOT_SECONDS. docs/hosting.md shows a server behind a proxy with TLS.
help-serve-examples =
    blueriband serve --port 8000
    blueriband serve --db postgresql://club@localhost/blueriband --workers 4 --origin https://games.example.org

help-matches = Look after the matches that are stored.
help-matches-examples =
    blueriband matches verify

help-matches-verify = Replay every stored match under the installed rules, and list each difference.
help-matches-verify-examples =
    blueriband matches verify
    blueriband matches verify --db postgresql://club@localhost/blueriband --jobs 4

param-serve-db = where matches are kept: sqlite:///FILE or postgresql://…; by default a file in your data folder
param-serve-host = address to listen on; 0.0.0.0 for all
param-serve-port = port to listen on
param-serve-workers = processes that serve; more than one with PostgreSQL
param-serve-bots = processes in which bots think, for each worker; 0: none here
param-serve-seconds = how long every bot may think about a move, instead of its level's own time
param-serve-limits = how generous limits on requests are; 0: no limits
param-serve-origin = the address people use, if a proxy stands before the server; several with commas
param-serve-proxies = proxies whose word on a client's address is believed
param-serve-private-hooks = let turn notices go to addresses inside this network
param-serve-secure = cookies for https only
param-serve-log = how much to log: debug, info, warning or error
metavar-url = URL
metavar-address = ADDRESS
metavar-addresses = ADDRESSES
metavar-factor = FACTOR
metavar-level = LEVEL

serving = Blueriband is at { $address }
serving-stop = Stop it with Ctrl+C; matches are kept.
verifying = Replaying
verified = { $total ->
    [0] There are no matches.
    [one] One match replayed, { $wrong ->
        [0] as it was.
       *[other] and it differs.
    }
   *[other] { $total } matches replayed, { $wrong ->
        [0] all as they were.
        [one] one differs.
       *[other] { $wrong } differ.
    }
}

error-text-only = { $given } is for the terminal: blueriband play --text
error-no-server = the server needs { $module }, which is not installed: pip install blueriband
error-database = the database cannot be used: { $reason }
error-between = { $option } must be a number from { $least } to { $most }
error-bench-serve = The server for the measurement ended or does not answer; what it said stands above.
error-one-of = { $option } must be one of { $values }
