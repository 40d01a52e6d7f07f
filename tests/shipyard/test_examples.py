"""The worked examples of Shipyard."""

from blueriband.games.shipyard.routes import reach
from blueriband.kernel.codec import legal
from tests.rules import play, refused, rule
from tests.shipyard.build import canals_of, figure_of, stock_of, yard


@rule("SY-E9", "SY-12.1")
def test_the_dearest_piece_is_the_one_the_marker_stands_on() -> None:
    s = yard(3, at="manufacture_equipment", money={0: 2}, manufacture="cannon")
    assert legal(s) == ["push 0", "push 1", "push 2"]
    assert refused(s, "push 3") == "SY-12.1"
    play(s, "push 2")
    assert stock_of(s, 0) == {"sail": 1} and s.money[0] == 0


@rule("SY-E29", "SY-22.10", "SY-20.3")
def test_a_branch_too_short_is_not_offered() -> None:
    s = yard(
        3,
        at="launching",
        row={0: ["B01", "M01", "S01", None, None, None, None, None, None]},
        store={0: {"captain": 1, "sail": 2}},
        canals={0: [("C16", 0, 0, 0), ("C01", 1, 0, 0)]},
        figure={0: ("C16", "d", "W")},
    )
    assert reach(s, 0, 20) == 5
    play(s, "launch 1", "man", "fit sail", "fit sail", "done")
    assert figure_of(s, 0) == ("C01", "d", "W")
    assert canals_of(s, 0) == ["C01"]
