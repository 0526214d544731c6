# make play: build the site and serve it here.  make test: everything, in a real Chromium too.
# Each step leaves a stamp, so nothing is done twice; `make clean` forgets them all.
PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
SOURCES := $(shell find engine ui static tools/build.mjs tools/site index.html reset.html pyscript.toml -type f -not -name '*.pyc' 2>/dev/null)

.PHONY: play site test unit pyodide browser others lint bench soak clean
.DELETE_ON_ERROR:

play: site
	$(BIN)/python tools/serve.py dist --port $(PORT)

site: dist/sw.js

dist/sw.js: node_modules/ready build/wheels/ready $(SOURCES)
	node tools/build.mjs --out dist

node_modules/ready: package.json package-lock.json
	npm ci
	touch $@

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Sarai needs Python 3.11 or newer: set PYTHON=…"; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python cannot make a virtual environment yet: apt-get install python3-venv"; \
	  test "$$(id -u)" = 0 && apt-get update && apt-get install -y python3-venv; }
	$(PYTHON) -m venv .venv

.venv/ready: requirements.txt .venv/bin/pip
	$(BIN)/pip install --quiet --requirement requirements.txt
	touch $@

.venv/bench: requirements-bench.txt .venv/ready
	$(BIN)/pip install --quiet --requirement requirements-bench.txt
	touch $@

build/wheels/ready: requirements-wheels.txt .venv/bin/pip
	rm -rf build/wheels
	$(BIN)/pip download --quiet --no-deps --only-binary=:all: --python-version 3.14 --require-hashes \
	  --dest build/wheels --requirement requirements-wheels.txt
	touch $@

# Cheap things first: a typing slip shows in seconds, a browser fault in minutes. What keeps to one processor runs in pairs.
test:
	$(MAKE) --jobs=2 lint pyodide site
	$(MAKE) unit
	$(MAKE) browser

unit: .venv/ready
	$(BIN)/pytest tests --ignore=tests/browser --ignore=tests/bench -n 2 --dist worksteal

pyodide: .venv/ready node_modules/ready
	node tests/pyodide/run.mjs

browser: .venv/ready site
	$(BIN)/pytest tests/browser -n 2 --dist worksteal

# Not part of the test: it needs browsers that are not everywhere.
others: .venv/ready site
	$(BIN)/python -m tests.others dist

lint: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/mypy --strict engine

bench: .venv/bench site
	$(BIN)/python tools/bench.py

soak: .venv/ready site
	$(BIN)/pytest tests -m soak
	$(BIN)/python tools/soak.py

clean:
	rm -rf build dist .venv node_modules .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
