# Every target sets up what it needs in a local virtual environment; `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
INSTALLED := $(VENV)/installed
PAGE := $(shell find web/src web/package-lock.json src/magnat/games/*/table -type f 2>/dev/null)

export PYTHONDONTWRITEBYTECODE := # what pytest makes of the tests' sources is kept

# Real servers and a real browser wait more than they work, so they are tested beside everything else; each for itself, as Playwright's loop suffers no other
# loop in its process. What fails is tried once more, and named as flickering if it then passes.
LIVE := -p no:cacheprovider --reruns 1
BROWSER := $(LIVE) -n 2 --dist loadfile --no-loadscope-reorder tests/browser

# By a name of its own, because `make -n` runs the lines that say MAKE themselves.
CHECKS = $(MAKE) --no-print-directory lint docs workflows

QUICK := not compiled and not thorough and not exhaustive and not service

.PHONY: help play test thorough tools lint check quick docs workflows audit bench load pictures packages image format clean
.DEFAULT_GOAL := help

help:  ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Magnat needs Python 3.11 or newer, this is " + sys.version)'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip

$(INSTALLED): $(BIN)/python pyproject.toml hatch_build.py $(PAGE)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

tools: $(BIN)/python # before the page is built, which then needs no packages of its own
	scripts/page-tools $(BIN)/python

play: $(INSTALLED)  ## set everything up and open the table in the browser
	$(BIN)/magnat serve --open --host 0.0.0.0

lint: tools $(INSTALLED)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	scripts/page-tools $(BIN)/python run --silent lint

check: tools $(INSTALLED)  ## the quick loop: lint, types, docs, interpreted tests; two minutes on two cores
	scripts/side-by-side \
	  "$(BIN)/pytest -q -n auto -m '$(QUICK)' --hypothesis-profile quick --ignore tests/browser tests" \
	  "$(CHECKS)"

docs: $(INSTALLED)  ## the docs site in build/site; dead links and whatever else is wrong are errors
	$(BIN)/python scripts/site.py

workflows: $(INSTALLED)  ## look through the workflows for mistakes and open doors
	$(BIN)/zizmor --offline --quiet .github

quick: $(INSTALLED)  ## the interpreted tests alone
	$(BIN)/pytest -q -n auto -m '$(QUICK)' --hypothesis-profile quick --ignore tests/browser tests

test: tools $(INSTALLED)  ## set everything up and run all checks and tests
	scripts/test-tools $(BIN)/python
	scripts/side-by-side \
	  "$(BIN)/pytest -q -n auto --dist loadgroup -m 'not service and not exhaustive' --ignore tests/browser tests" \
	  "$(BIN)/pytest -q $(LIVE) -m 'service and not exhaustive' --ignore tests/browser tests" \
	  "PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/pytest -q $(BROWSER) -m 'not exhaustive'" \
	  "$(CHECKS)"

thorough: test  ## all that the tests sample: every option with every number of seats, every planted fault, branch coverage
	$(BIN)/pytest -q -n auto --dist loadgroup -m exhaustive --ignore tests/browser tests
	PATH=$(CURDIR)/$(BIN):$$PATH $(BIN)/pytest -q $(BROWSER) -m exhaustive
	$(BIN)/pytest -q -n auto -m "$(QUICK)" --hypothesis-profile whole tests/core
	$(BIN)/pytest -q -n auto --dist loadgroup -m "not service and not compiled and not exhaustive" --ignore tests/browser \
	  --cov=magnat --cov-branch --cov-report=term:skip-covered --cov-report=html:test-artefacts/coverage tests

audit: $(INSTALLED)  ## ask PyPI for known holes in the packages that are installed
	$(BIN)/python scripts/audit.py

bench: $(INSTALLED)  ## how fast it is, compared with the same rules in C
	$(BIN)/python benchmarks/speed.py

load: $(INSTALLED)  ## 500 clients at 125 tables on this machine, 300 acts a second; LOAD="--bots expert": bots that think at 20 tables
	$(BIN)/python benchmarks/load.py $(LOAD)

pictures: $(INSTALLED)  ## take the pictures of the README again, from real games (needs Chromium)
	$(BIN)/python -m scripts.pictures

packages: $(BIN)/python  ## sdist and wheel in dist/; the wheel is tried in empty environments; PYTHONS="python3.14": there, too
	scripts/packages $(BIN)/python $(PYTHONS)

image:  ## the container image (needs Docker or Podman)
	docker build -f deploy/Dockerfile -t magnat .

format: $(INSTALLED)  ## put the code into the one format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	scripts/page-tools $(BIN)/python run --silent format

clean:  ## remove the virtual environment and everything generated
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis test-artefacts dist build .cache src/magnat/web/static
