# Sandtable: `make play` to play, `make test` to check everything. `make` alone lists the targets.

SHELL := /bin/sh
VENV := .venv
PY := $(VENV)/bin/python
BASE_PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo $$p && break; done)
RULES := $(shell find src/sandtable/core src/sandtable/games src/sandtable/players -name '*.py')
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.svelte-kit/*' 2>/dev/null)
STATIC := src/sandtable/server/static/index.html
PORT ?= 8000

.DEFAULT_GOAL := help
.PHONY: help play serve test check unit client-test journeys bench load format clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: .make/compiled $(STATIC)  ## install, compile, build the client, serve it and open the browser
	$(VENV)/bin/sandtable serve --browser --port $(PORT)

serve: .make/compiled $(STATIC)  ## the same for everybody on the network, without a browser
	$(VENV)/bin/sandtable serve --host 0.0.0.0 --port $(PORT)

test: check unit client-test journeys  ## every check and test, the browser journeys too

check: .make/test-tools  ## ruff, mypy --strict, import-linter
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache

unit: .make/compiled .make/test-tools  ## the Python tests
	$(PY) -m pytest --ignore tests/journeys -n 2

client-test: web/node_modules/.package-lock.json  ## svelte-check and vitest
	scripts/npm.sh run check
	scripts/npm.sh test

journeys: .make/compiled .make/test-tools .make/chromium $(STATIC)  ## whole games in a real browser
	SANDTABLE_CHROMIUM=$$(cat .make/chromium) $(PY) -m pytest tests/journeys

bench: .make/compiled .make/test-tools  ## moves and search iterations a second, and the server under load
	$(PY) bench/run.py

.PHONY: pairs
pairs: .make/compiled .make/test-tools  ## every pair of Mottainai's works in random games, checked
	$(PY) bench/pairs.py

format: .make/test-tools  ## put the Python files into shape
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .

clean:  ## remove everything that was built or installed
	find src -name '*.so' -delete
	rm -rf $(VENV) .make build web/node_modules src/sandtable/server/static src/*.egg-info

# What the targets stand on. A stamp in .make says that a step is done.

.make/venv:
	@test -n "$(BASE_PYTHON)" || { echo "Sandtable needs Python 3.11 or newer with venv"; exit 1; }
	$(BASE_PYTHON) -m venv $(VENV)
	@mkdir -p .make && touch $@

.make/tools: requirements/run.txt pyproject.toml .make/venv
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements/run.txt
	SANDTABLE_INTERPRETED=1 $(PY) -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

.make/test-tools: requirements/test.txt requirements/arena.txt .make/tools
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements/test.txt
	@touch $@

.make/compiled: $(RULES) setup.py .make/tools
	find src -name '*.so' -delete
	@echo "compiling the rules and searches (about three minutes)"
	$(PY) setup.py --quiet build_ext --inplace
	@touch $@

.make/chromium: .make/test-tools
	scripts/chromium.sh >$@.new
	mv $@.new $@

web/node_modules/.package-lock.json: web/package-lock.json .make/tools
	scripts/npm.sh ci --no-audit --no-fund
	@touch $@

$(STATIC): $(CLIENT) web/node_modules/.package-lock.json
	scripts/npm.sh run build
	@touch $@
