# Theatrum's set-up and checks. Needs Python 3.11 or newer, Node, make, and for speed a C compiler.
# Everything lands in .venv and web/node_modules; versions are those of constraints.txt and
# web/package-lock.json.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin

# What tells make that a part of the set-up is done.
TOOLS := .venv/.tools
BUILT := .venv/.built
LISTED := .venv/.sources
PARTS := web/node_modules/.parts
CLIENT := src/theatrum/server/static/index.html

SOURCES := $(sort $(shell find src -type f ! -path '*/__pycache__/*' ! -path '*.egg-info/*' \
  ! -path 'src/theatrum/server/static/*'))
# The client is built from its own files and from the words and maps of the games.
WEB_SOURCES := $(sort $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/dev/*' \
  ! -path 'web/e2e/*' ! -path 'web/test-results/*') $(shell find src -name '*.ftl' -o -path '*/data/*.json'))
CHECKED := src tests tools setup.py $(wildcard docs/examples)
# Plain Python runs the rules' own tests once more: the same bytes, compiled or not.
PLAIN_TESTS := $(wildcard tests/test_*.py tests/laws/test_golden.py \
  $(addprefix tests/, el_grande playthroughs perft bots))

.DEFAULT_GOAL := help
.PHONY: help setup play terminal test e2e lint bench load fuzz clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s%s\n", $$1, $$2 }' Makefile

setup: $(BUILT) ## install Theatrum, compiled and with its browser client, into .venv

play: $(BUILT) ## open the table in the browser
	@$(BIN)/theatrum serve --open

terminal: $(BUILT) ## play El Grande in the terminal against bots
	@$(BIN)/theatrum play el_grande

test: lint $(BUILT) ## check everything: lint, all tests compiled, the rules' tests plain, the client
	PYTHONPATH= THEATRUM_EXPECT=compiled $(BIN)/pytest -q -n $(JOBS)
	PYTHONPATH=src THEATRUM_EXPECT=plain $(BIN)/pytest -q -n $(JOBS) $(PLAIN_TESTS)
	cd web && npm test --silent

e2e: $(BUILT) ## play whole matches in a real browser (needs Debian's chromium)
	cd web && npm run e2e --silent

lint: $(TOOLS) $(PARTS) ## check style, types and layers
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/mypy $(CHECKED)
	PYTHONPATH=src $(BIN)/lint-imports
	cd web && npm run check --silent && npm run lint --silent

bench: $(BUILT) ## measure the speed, beside OpenSpiel; figures also in artifacts/
	@mkdir -p artifacts
	@$(BIN)/theatrum bench --peers --json > artifacts/bench.json
	@$(BIN)/theatrum bench --peers

load: $(BUILT) ## measure the server: bots as clients at 32 tables, then at one
	@$(BIN)/theatrum load --tables 32 --seconds 10
	@$(BIN)/theatrum load --tables 1 --seconds 5

fuzz: $(BUILT) ## look for errors in the rules with random matches, a minute long
	@mkdir -p artifacts
	@$(BIN)/theatrum fuzz --out artifacts/crashes

clean: ## remove all that the other targets made
	rm -rf .venv build dist artifacts src/*.egg-info web/node_modules src/theatrum/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(TOOLS): pyproject.toml constraints.txt tools/needs.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'theatrum: needs Python 3.11 or newer; name yours: make setup PYTHON=python3.12'; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo 'Installing the tools into .venv ...'
	@$(BIN)/python tools/needs.py server dev research > .venv/needs.txt
	@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -r .venv/needs.txt
	@touch $@

$(PARTS): web/package.json web/package-lock.json
	@command -v npm > /dev/null || { echo 'theatrum: needs Node with npm for the browser client'; exit 1; }
	@echo 'Installing the parts of the browser client ...'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): $(PARTS) $(WEB_SOURCES)
	@echo 'Building the browser client ...'
	@cd web && npm run build --silent > /dev/null
	@touch $@

$(BUILT): $(TOOLS) $(LISTED) $(CLIENT) $(SOURCES) setup.py
	@echo 'Building Theatrum; compiling its rules takes three to five minutes ...'
	@rm -rf build
	@$(BIN)/pip install -v --no-build-isolation --no-deps . > .venv/build.log 2>&1 || \
	  { tail -n 40 .venv/build.log; exit 1; }
	@sed -n 's/^ *\(theatrum: .*\)/\1/p' .venv/build.log
	@touch $@

# A file that has gone asks for a new build too.
$(LISTED): FORCE | $(TOOLS)
	@echo '$(SOURCES)' | cmp -s - $@ || echo '$(SOURCES)' > $@
