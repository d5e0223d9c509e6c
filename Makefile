# Sandtable: `make play` to play, `make test` to check everything. `make` alone lists the targets.

SHELL := /bin/sh
VENV := .venv
PY := $(VENV)/bin/python
BASE_PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' && echo $$p && break; done)
RULES := $(shell $(BASE_PYTHON) scripts/compiled.py)
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/.svelte-kit/*' 2>/dev/null)
STATIC := src/sandtable/server/static/index.html
PORT ?= 8000
# What tests run, each with its package; a test without its program is skipped, but not in CI.
PROGRAMS := initdb:postgresql redis-server:redis-server nginx:nginx-light openssl:openssl caddy:caddy
# What fails beside other tests is run once more by itself: servers and browsers are waited for, and a machine may be busy.
AGAIN := --last-failed --last-failed-no-failures none

.DEFAULT_GOAL := help
.PHONY: help play serve ready test check unit client-test journeys bench format clean

help:  ## list the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: ready  ## install, compile, build the client, serve it and open the browser
	$(VENV)/bin/sandtable serve --browser --port $(PORT)

serve: ready  ## the same for everybody on the network, without a browser
	$(VENV)/bin/sandtable serve --host 0.0.0.0 --port $(PORT)

# The compiler and the page's builder work side by side.
ready: .make/tools
	@$(MAKE) --no-print-directory --jobs 2 .make/compiled $(STATIC)

test: check unit client-test journeys  ## every check and test, the browser journeys too

check: .make/test-tools  ## ruff, mypy --strict, import-linter
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy
	$(VENV)/bin/lint-imports --no-cache

unit: .make/compiled .make/test-tools .make/programs  ## the Python tests
	$(PY) -m pytest --ignore tests/journeys -n 2 || $(PY) -m pytest --ignore tests/journeys $(AGAIN)

client-test: web/node_modules/.package-lock.json  ## svelte-check and vitest
	scripts/npm.sh run check
	scripts/npm.sh test

journeys: .make/compiled .make/test-tools .make/programs .make/chromium .make/firefox $(STATIC)  ## whole games in real browsers
	export SANDTABLE_CHROMIUM=$$(cat .make/chromium) SANDTABLE_FIREFOX=$$(cat .make/firefox); \
	$(PY) -m pytest tests/journeys -n 2 --dist loadgroup || $(PY) -m pytest tests/journeys $(AGAIN)

.PHONY: journeys-several
journeys-several: .make/compiled .make/test-tools .make/programs .make/chromium .make/firefox $(STATIC)  ## the same at three processes, one killed in every game
	export SANDTABLE_CHROMIUM=$$(cat .make/chromium) SANDTABLE_FIREFOX=$$(cat .make/firefox) SANDTABLE_HOUSE=several; \
	$(PY) -m pytest tests/journeys

bench: .make/compiled .make/peers  ## moves and search iterations a second, beside other libraries, and the server under load
	$(PY) bench/run.py
	$(PY) bench/peers.py

.PHONY: docs
docs: .make/test-tools  ## the documentation as a site, into build/site
	$(PY) scripts/encodings.py && $(PY) scripts/perft.py && $(PY) scripts/game_pages.py
	NO_MKDOCS_2_WARNING=1 $(VENV)/bin/mkdocs build --strict
	@echo "open build/site/index.html"

.PHONY: mutants
mutants: .make/test-tools  ## sample small changes of rules and door: would the suite notice?
	$(PY) tests/mutants $(if $(NUMBER),--number $(NUMBER)) $(if $(SEED),--seed $(SEED)) $(if $(GROUP),--group $(GROUP))

.PHONY: fuzz soak
fuzz: .make/compiled .make/test-tools  ## any message, path and record, for some minutes
	SANDTABLE_FUZZ=$(or $(EXAMPLES),3000) $(PY) -m pytest tests/server/test_fuzz.py

soak: .make/compiled .make/test-tools  ## an hour of guests, good and bad: does memory stay where it is?
	$(PY) tests/server/soak.py --minutes $(or $(MINUTES),60)

.PHONY: contract
contract: .make/test-tools  ## write the page's types and facts from the Python that sends them
	$(PY) scripts/contract.py

.PHONY: pairs
pairs: .make/compiled .make/test-tools  ## every pair of Mottainai's works in random games, checked
	$(PY) tests/games/mottainai/pairs.py

.PHONY: pictures
pictures: .make/compiled .make/chromium $(STATIC)  ## every table at four sizes, light and dark, for the documents
	SANDTABLE_CHROMIUM=$$(cat .make/chromium) $(PY) tests/journeys/pictures.py docs/images/tables

.PHONY: lockstep
lockstep: .make/compiled .make/test-tools  ## whole games by two rule books, compared after every act
	$(PY) tests/lockstep/__main__.py $(ARGS)

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

.make/test-tools: requirements/test.txt requirements/docs.txt requirements/arena.txt .make/tools
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements/test.txt
	@touch $@

.make/peers: requirements/peers.txt .make/test-tools
	$(PY) -m pip install --quiet --disable-pip-version-check -r requirements/peers.txt
	rm -rf $(VENV)/lib/python3*/site-packages/tests  # pgx brings its own, which would stand before ours
	@touch $@

.make/compiled: $(RULES) setup.py scripts/compiled.py .make/tools
	find src -name '*.so' -delete
	@echo "compiling the rules and searches (about a minute)"
	$(PY) setup.py --quiet build_ext --inplace
	@touch $@

.make/programs: scripts/program.sh .make/venv
	for one in $(PROGRAMS); do scripts/program.sh $${one%:*} $${one#*:} || test -z "$$CI" || exit 1; done >/dev/null
	@touch $@

.make/chromium: .make/test-tools
	scripts/chromium.sh >$@.new
	mv $@.new $@

.make/firefox: .make/test-tools
	{ command -v firefox || scripts/program.sh firefox-esr firefox-esr; } >$@.new
	mv $@.new $@

web/node_modules/.package-lock.json: web/package-lock.json .make/tools
	scripts/npm.sh ci --no-audit --no-fund
	@touch $@

$(STATIC): $(CLIENT) web/node_modules/.package-lock.json
	scripts/npm.sh run build
	@touch $@
