# Two commands do everything: `make play` and `make test`. They set up what they need.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --no-warn-script-location -c constraints.txt
GAMES ?= 20000

.PHONY: play test check format build bench fuzz wheel clean

play: .venv/ready
	@$(PY) -m blueriband play --text

test: .venv/tested
	@$(PY) -m pytest -n auto

# everything that must be green before a commit: format, lint, types, all tests pure and compiled
check: .venv/tested
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	BLUERIBAND_PURE=1 $(PY) -m pytest -n auto
	$(PY) -m pytest -n auto

format: .venv/tested
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

build: .venv/ready

bench: .venv/ready
	@$(PY) -m blueriband bench

# GAMES random games of each game and player count, every law checked
fuzz: .venv/ready
	@$(PY) scripts/fuzz.py --games $(GAMES)

wheel: .venv/tested
	$(PY) -m build --wheel --no-isolation

# the engine is compiled again when one of these has changed
ENGINE := $(wildcard src/blueriband/kernel/*.py src/blueriband/parts/*.py src/blueriband/games/*/*.py \
	src/blueriband/games/*/actions/*.py src/blueriband/bots/economy/*.py src/blueriband/env/core/*.py) \
	$(addprefix src/blueriband/bots/,playout.py evaluation.py greedy.py search.py)

.venv/bin/python:
	@echo "Setting up blueriband: this takes a few minutes the first time."
	@$(PYTHON) -m venv .venv

.venv/ready: .venv/bin/python pyproject.toml setup.py constraints.txt $(ENGINE)
	@$(PIP) setuptools "mypy[mypyc]" librt mypy_extensions
	@echo "Compiling the engine ..."
	@$(PIP) --no-build-isolation -e .
	@touch .venv/ready

# the tools of the extra `dev` alone: installing the project with it would compile the engine again
DEV := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")

.venv/tested: .venv/ready
	@$(PY) -c '$(DEV)' > .venv/dev.txt
	@$(PIP) -r .venv/dev.txt
	@touch .venv/tested

clean:
	rm -rf .venv build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/blueriband/compiled.json
