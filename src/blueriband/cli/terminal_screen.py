"""What the terminal game puts on the screen; it decides nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from blueriband import rulebook
from blueriband.bots import Progress, Report
from blueriband.cli.boards import Board, Look, board_for
from blueriband.cli.boards.board import columns, panel
from blueriband.cli.terminal_seats import Seat, paint
from blueriband.kernel.engine import Json, Options, Outcome
from blueriband.phrases import Phrases, runs
from blueriband.rulebook import Rule

CATALOGUE = "terminal"
GAP = 2  # between the columns of a list of choices
NEWS_LINES = 16  # more of the log is shown on demand
WHOLE_RULES = 3  # more are listed by their titles
MARKS = {"reveals": "(!)", "hands": "(?)"}  # of choices that cannot be taken back
COMMANDS = {
    "1, 2, …": "help-number", "?": "help-why", "? …": "help-rule", "u": "help-undo", "r": "help-restart",
    "c": "help-confirm", "v": "help-view", "l": "help-log", "s": "help-save", "t": "help-hint", "h": "help-help",
    "q": "help-quit",
}  # fmt: skip


@dataclass(frozen=True)
class Choice:
    """One move that is offered: its text, what it says to people, what else to know, and what it does."""

    text: str
    said: str
    detail: str
    effects: list[str]
    no_way_back: str  # "reveals", "hands", or nothing


class Screen:
    """A console, and everybody's names and words."""

    def __init__(self, console: Console, phrases: Phrases, seats: list[Seat]) -> None:
        self.console = console
        self.phrases = phrases
        self.seats = seats
        self.board: Board = board_for(phrases, seats)

    def say(self, name: str, **given: str | int | float) -> str:
        """Return one of the terminal's own texts."""
        return self.phrases.texts.say(CATALOGUE, name, **given)

    def show(self, *things: RenderableType) -> None:
        """Print some things, each on its own lines."""
        for thing in things:
            self.console.print(thing, highlight=False, markup=False)

    def line(self, text: str, style: str = "") -> None:
        """Print a line in which players have their colours."""
        self.show(paint(text, self.seats, style))

    def trouble(self, text: str) -> None:
        """Print what went wrong."""
        self.line(f"! {text}", "bold")

    def path(self, text: str) -> None:
        """Print a line that people copy: it is never broken."""
        self.console.print(text, highlight=False, markup=False, soft_wrap=True)

    def rule(self, title: str) -> None:
        """Print a line across the screen."""
        self.console.rule(paint(title, self.seats, "bold"), align="left", style="dim")

    @contextmanager
    def thinking(self, seat: Seat) -> Iterator[Report | None]:
        """Show on a terminal how far a bot's thought has come, elsewhere nothing; hand out what moves it on."""
        if not self.console.is_terminal:
            yield None
            return
        with self.console.status(paint(self.say("thinking", player=seat.label, percent=0), self.seats)) as status:

            def report(progress: Progress) -> bool:
                percent = round(100 * progress.fraction)
                status.update(paint(self.say("thinking", player=seat.label, percent=percent), self.seats))
                return True

            yield report

    # --- before and during a turn ------------------------------------------------------------------------------------

    def welcome(self, options: Options) -> None:
        """Print the title, what is played, and how to begin."""
        self.rule(self.phrases.title())
        self.line(self.phrases.say("tagline"))
        variants = [name for name, value in options.items() if name != "seats" and value != 0]
        if variants:
            self.line(self.say("variants", variants=", ".join(self.phrases.say(f"option-{name}") for name in variants)))
        for seat in self.seats:
            if not seat.human:
                self.line(self.say("bot", player=seat.label, kind=self.kind(seat)), "dim")
        self.line(self.say("welcome"))

    def kind(self, seat: Seat) -> str:
        """Return what people call a bot, with an honest word about it."""
        name = f"level-{seat.kind}"
        return self.say(name) if self.phrases.texts.has(CATALOGUE, name) else seat.kind

    def position(self, view: Json, me: int, scores: list[int] | None) -> None:
        """Print the board as a seat sees it."""
        self.show(self.board.draw(view, Look(me, self.console.width, scores)))

    def log(self, told: list[Json], me: int, most: int | None = None) -> None:
        """Print events as sentences under the headings of turns; what touches me is marked."""
        lines = self.log_lines(told, me)
        if most is not None and len(lines) > most:
            self.line(self.say("news-more", lines=len(lines) - most), "dim")
            lines = lines[-most:]
        self.show(*lines)

    def log_lines(self, told: list[Json], me: int) -> list[RenderableType]:
        """Return the lines of a log; headings under which nothing stands are left out."""
        lines: list[RenderableType] = []
        heading: Json | None = None
        turn = me
        for group in runs(told):
            if self.phrases.is_heading(group[0]):
                heading, turn = group[0], group[0].get("seat", me)
                continue
            if heading is not None:
                lines.append(paint(self.phrases.heading(heading), self.seats, "dim"))
                heading = None
            text = paint(self.phrases.tell("event", group), self.seats)
            touches = turn != me and any(self.phrases.concerns(event, me) for event in group)
            line = Table.grid(padding=(0, 1, 0, 0))
            line.add_row(Text("»" if touches else " ", "bold"), text)
            lines.append(line)
        return lines

    def question(self, player: str, question: str, rule: str, choices: list[Choice]) -> None:
        """Print a question and its numbered answers, with what each would do."""
        self.show(Text.assemble("\n", paint(f"{player}: {question}", self.seats, "bold"), (f"  {rule}", "dim")))
        kinds = [choice.no_way_back for choice in choices if choice.no_way_back]
        several = {kind for kind in kinds if kinds.count(kind) > 1}
        rows = [(self.offer(choice), self.effect(choice, several)) for choice in choices]
        room = self.console.width - len(str(len(choices))) - 2 * GAP
        widest = max(offer.cell_len for offer, _effect in rows)
        needed = max(effect.cell_len for _offer, effect in rows)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column(width=min(widest, max(room - needed, room * 3 // 5)))
        grid.add_column()
        for number, (offer, effect) in enumerate(rows, 1):
            grid.add_row(Text(str(number), "bold"), offer, effect)
        self.show(grid)
        for kind in sorted(several):
            self.line(f"{MARKS[kind]} {self.say(kind)}", "italic")

    def offer(self, choice: Choice) -> Text:
        """Return a choice with what else to know of it."""
        said = paint(choice.said, self.seats)
        return said.append(f"  {choice.detail}", "dim") if choice.detail else said

    def effect(self, choice: Choice, several: set[str]) -> Text:
        """Return what a choice does; where several cannot be taken back for one reason, a mark stands for it."""
        effect = paint("; ".join(choice.effects), self.seats)
        kind = choice.no_way_back
        if not kind:
            return effect
        mark = MARKS[kind] if kind in several else f"({self.say(kind)})"
        return Text.assemble(effect, " " if choice.effects else "", (mark, "italic"))

    # --- answers to questions ----------------------------------------------------------------------------------------

    def refusals(self, refused: list[Json]) -> None:
        """Print what is not possible now, by reason."""
        if not refused:
            self.line(self.say("why-none"))
            return
        table = columns((self.say("why-title"), "left"), ("", "left"))
        reasons: dict[tuple[str, str], list[str]] = {}
        for entry in refused:
            reasons.setdefault((entry["ruling"], entry["rule"]), []).append(entry["move"])
        for (ruling, rule), moves in reasons.items():
            why = Text.assemble(self.phrases.ruling(ruling), (f" {rule}", "cyan"))
            table.add_row("\n".join(self.phrases.moves(moves)), why)
        self.show(table)
        self.line(self.say("why-how", rule=refused[0]["rule"]), "dim")

    def rules(self, words: str) -> None:
        """Print the rules that a number or some words name: few in full, many by title."""
        try:
            found = self.find_rules(words)
        except FileNotFoundError:
            self.trouble(self.say("rules-missing"))
            return
        if not found:
            self.trouble(self.say("rule-none", words=words))
        elif len(found) <= WHOLE_RULES:
            for rule in found:
                self.show(panel(f"{rule.id} {rule.title}", Markdown(rule.text), rule.section))
        else:
            table = columns(("", "left"), ("", "left"))
            table.show_header = False
            for rule in found:
                table.add_row(Text(rule.id, "cyan"), rule.title)
            self.show(table)
            self.line(self.say("rule-many", rules=len(found)), "dim")

    def find_rules(self, words: str) -> list[Rule]:
        """Return rules by their number, with or without the letters of the game, or by words."""
        game, language = self.phrases.game, self.phrases.texts.language
        letters = game.end_rule.partition("-")[0]
        numbered = rulebook.search(game.name, f"{letters}-{words}", language) if words[:1].isdigit() else []
        return numbered or rulebook.search(game.name, words, language)

    def help(self, move: str, rule: str) -> None:
        """Print what can be typed."""
        table = columns(("", "left"), ("", "left"))
        table.show_header = False
        for typed, name in COMMANDS.items():
            table.add_row(Text(typed, "bold"), self.say(name, move=move, rule=rule))
        self.show(panel(self.say("help-title"), table))

    # --- the end -----------------------------------------------------------------------------------------------------

    def result(self, outcome: Outcome) -> None:
        """Print points by source, from the first to the last."""
        order = [self.seats[number] for number in outcome.ranking]
        table = columns((self.say("result-source"), "left"), *[("", "right") for _seat in order])
        for column, seat in zip(table.columns[1:], order, strict=True):
            column.header = Text(seat.label, seat.style)
        for source in outcome.sources[0]:
            points = [str(outcome.sources[seat.number][source]) for seat in order]
            table.add_row(self.phrases.source(source), *points)
        table.add_section()
        totals = [str(outcome.scores[seat.number]) for seat in order]
        table.add_row(Text(self.say("result-total"), "bold"), *[Text(total, "bold") for total in totals])
        table.add_row(self.say("result-rank"), *[str(rank + 1) for rank in range(len(order))])
        self.show(panel(self.say("result-title"), table))
        self.verdict(outcome)

    def verdict(self, outcome: Outcome) -> None:
        """Print who has won, by what in a tie, and which rule ended the game."""
        winners = [self.seats[number].label for number in outcome.winners]
        points = outcome.scores[outcome.winners[0]]
        if len(winners) == 1:
            self.line(self.say("result-winner", player=winners[0], points=points), "bold")
        else:
            self.line(self.say("result-shared", players=", ".join(winners), points=points), "bold")
        if len(set(outcome.scores)) < len(outcome.scores):
            self.line(self.phrases.say("tie"))
        self.line(self.say("result-rule", rule=self.rule_title(outcome.rule)), "dim")

    def rule_title(self, id: str) -> str:
        """Return a rule's number and title."""
        try:
            found: Any = rulebook.rules(self.phrases.game.name, self.phrases.texts.language).get(id)
        except FileNotFoundError:
            found = None
        return id if found is None else f"{id}, {found.title}"
