"""`blueriband arena tune`: find weights that win, by playing."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer

from blueriband.bots.economy import weights_file
from blueriband.bots.fitting import STEPS, between, fitted, lessons
from blueriband.bots.tuning import QUICK, Trial, judge_with, try_weights, usual_weights, write_weights
from blueriband.cli import arguments
from blueriband.cli.arena import must_have, progress
from blueriband.cli.arguments import GameName, Seed
from blueriband.cli.shell import Shell, Wrong, shell_of
from blueriband.kernel.rng import new_seed
from blueriband.parallel import deaf, usable_cores

SPREAD = 0.5  # of a weight: how far the optimiser looks at first
PORTIONS = 16  # of the games that weights are fitted to
LEAST = 0.3  # and how far for a weight of 0

Trials = Annotated[str, typer.Option("--trials", metavar="number", help="tune-trials")]
Games = Annotated[str, typer.Option("--games", metavar="number", help="tune-games")]
Fit = Annotated[str, typer.Option("--fit", metavar="number", help="tune-fit")]
Simulations = Annotated[str, typer.Option("--simulations", metavar="number", help="tune-simulations")]
Players = Annotated[str, typer.Option("--players", metavar="number", help="arena-players")]
Jobs = Annotated[str | None, typer.Option("--jobs", metavar="number", help="jobs")]
Out = Annotated[str | None, typer.Option("--out", metavar="file", help="tune-out")]


def tune(
    ctx: typer.Context,
    game: GameName,
    trials: Trials = "100",
    games: Games = "40",
    fit: Fit = "2",
    simulations: Simulations = "0",
    players: Players = "2",
    seed: Seed = None,
    jobs: Jobs = None,
    out: Out = None,
) -> None:
    """Tune the weights of a game's evaluation by games against the present ones."""
    shell = shell_of(ctx)
    must_have(("optuna", "cmaes", "numpy"))
    counts = arguments.player_counts(arguments.find_game(game))
    if players not in map(str, counts):
        raise Wrong("players", game=game, value=players, counts=", ".join(map(str, counts)))
    counted = arguments.whole("--trials", trials, 0, 100_000)
    rounds = arguments.whole("--fit", fit, 0, 100)
    level = replace(QUICK, simulations=arguments.whole("--simulations", simulations, 0, 100_000))
    number = arguments.whole("--games", games, 2, 100_000)
    target = Path(out) if out is not None else None
    if target is not None:
        arguments.file_to_write(str(target))
    chosen = new_seed() if seed is None else arguments.seed_number(seed)
    processes = usable_cores() if jobs is None else arguments.whole("--jobs", jobs, 1, 512)
    start = usual_weights(game)
    with helpers(processes) as pool:
        for round in range(rounds):
            start = fit_once(shell, pool, Trial(game, 2, chosen + round, number, start, start, level), round + 1)
        best = start
        if counted > 0:
            with progress(shell, counted, 0) as step:
                first = Trial(game, int(players), chosen, number, start, start, level)
                best, value, usual = search(pool, first, counted, processes, step)
            worth, before = shell.number(value, 3), shell.number(usual, 3)
            shell.line(shell.say("tune-found", value=worth, usual=before, trials=counted))
    if target is not None:
        write_weights(target, judge_with(game, best), weights_file(game))
        shell.line(shell.say("simulate-written", path=str(target)))


@contextmanager
def helpers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Hand out processes that play, and end them in the end."""
    with deaf():
        pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def fit_once(shell: Shell, pool: ProcessPoolExecutor, trial: Trial, round: int) -> list[float]:
    """Fit the weights to games, go some of the way, and keep what wins against the weights before."""
    rows: list[list[float]] = []
    margins: list[float] = []
    for more, results in pool.map(lessons, portions(trial)):
        rows += more
        margins += results
    goal = fitted(rows, margins, trial.weights)
    tried = [replace(trial, weights=between(trial.weights, goal, step), seed=trial.seed + 77) for step in STEPS]
    found = list(pool.map(try_weights, [portion for one in tried for portion in portions(one)]))
    values = [sum(found[n * PORTIONS : (n + 1) * PORTIONS]) / PORTIONS for n in range(len(tried))]
    best = max(range(len(tried)), key=lambda n: values[n])
    kept = values[best] > 0.5
    word = shell.say("tune-kept" if kept else "tune-dropped")
    shell.line(shell.say("tune-fitted", round=round, value=shell.number(values[best], 3), kept=word))
    return tried[best].weights if kept else trial.weights


def portions(trial: Trial) -> list[Trial]:
    """Return the games of a trial in equal portions, for several processes."""
    each = max(2, trial.games // PORTIONS)
    return [replace(trial, seed=trial.seed + 1000 * n, games=each) for n in range(PORTIONS)]


def search(
    pool: ProcessPoolExecutor, first: Trial, trials: int, jobs: int, step: Any
) -> tuple[list[float], float, float]:
    """Return the best weights found, their value, and that of the present ones, on games that were not searched on."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    start, seed = first.weights, first.seed
    sampler = optuna.samplers.CmaEsSampler(seed=seed % 2**32)
    study = optuna.create_study(direction="maximize", sampler=sampler)
    study.enqueue_trial({str(n): 0.0 for n in range(len(start))})
    done = 0
    while done < trials:
        batch = [study.ask() for _n in range(min(jobs, trials - done))]
        tried = [varied(start, trial) for trial in batch]
        made = [replace(first, seed=seed + done // 16, weights=weights) for weights in tried]
        for trial, value in zip(batch, pool.map(try_weights, made), strict=True):
            study.tell(trial, value)
        done += len(batch)
        step(len(batch))
    return confirm(first, study, pool)


def varied(start: list[float], trial: Any) -> list[float]:
    """Return weights as the optimiser varies them: each by a share of its own size."""
    steps = [trial.suggest_float(str(n), -3.0, 3.0) for n in range(len(start))]
    return [weight + step * max(LEAST, SPREAD * abs(weight)) for weight, step in zip(start, steps, strict=True)]


def confirm(first: Trial, study: Any, pool: ProcessPoolExecutor) -> tuple[list[float], float, float]:
    """Play the best few, their mean, and the present weights on fresh games; return the winner."""
    start = first.weights
    trials = sorted(study.trials, key=lambda trial: -(trial.value or 0.0))[:6]
    shaped = [[trial.params[str(n)] for n in range(len(start))] for trial in trials]
    middle = [sum(steps) / len(shaped) for steps in zip(*shaped, strict=True)]
    candidates = [
        [weight + step * max(LEAST, SPREAD * abs(weight)) for weight, step in zip(start, steps, strict=True)]
        for steps in [*shaped, middle]
    ]
    fresh = replace(first, seed=first.seed + 999_983, games=4 * first.games)
    made = [replace(fresh, weights=weights) for weights in [*candidates, start]]
    values = list(pool.map(try_weights, made))
    best = max(range(len(made)), key=lambda n: values[n])
    return made[best].weights, values[best], values[-1]
