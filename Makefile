# Two commands do everything: `make play` and `make test`. They set up what they need.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
PYTHON ?= python3
BIN := .venv/bin
GAMES ?= 20000

.PHONY: play test check build format lint types bench fuzz clean

play: .venv/ready
	@$(BIN)/blueriband play --text

test: .venv/tested
	@$(BIN)/python -m pytest -n auto

# everything that must be green before a commit
check: .venv/tested
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	BLUERIBAND_PURE=1 $(BIN)/python -m pytest -n auto
	$(BIN)/python -m pytest -n auto

format: .venv/tested
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

build: .venv/ready

bench: .venv/ready
	$(BIN)/blueriband bench

# GAMES random games of each game and player count, every law checked
fuzz: .venv/ready
	$(BIN)/python scripts/fuzz.py --games $(GAMES)

SOURCES := $(shell find src -name '*.py' -not -path '*/__pycache__/*' | sed 's/ /\\ /g')

.venv/bin/python:
	$(PYTHON) -m venv .venv

# the engine is compiled again when a source has changed
.venv/ready: .venv/bin/python pyproject.toml setup.py constraints.txt $(SOURCES)
	@echo "Setting up blueriband (a minute or two the first time) ..."
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e . 2>&1 | { grep -v '^WARNING' || true; }
	@touch .venv/ready

.venv/tested: .venv/ready
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt -e '.[dev]' --no-build-isolation 2>&1 | { grep -v '^WARNING' || true; }
	@touch .venv/tested

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/blueriband/compiled.json
