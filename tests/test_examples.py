"""The examples run, the one that learns too."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    import sys

    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_network_trains(tmp_path: Path) -> None:
    words = ["--minutes", "0.02", "--games", "4", "--lesson", "50", "--trials", "4", "--device", "cpu"]
    curve = example("train").main([*words, "--out", str(tmp_path)])
    assert len(curve) >= 2 and curve[0]["decisions"] == 0 < curve[-1]["decisions"]
    assert json.loads((tmp_path / "curve.json").read_text()) == curve
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "policy.pt").stat().st_size > 100_000


def test_the_curve_of_the_example_is_kept() -> None:
    curve = json.loads((EXAMPLES / "training" / "curve.json").read_text(encoding="utf-8"))
    assert curve[-1]["low"] > 0.8 and curve[-1]["minutes"] < 10
    assert (EXAMPLES / "training" / "curve.svg").is_file()
