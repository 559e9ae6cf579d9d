# `make build`: virtual environment, install, generate.   `make test`: the whole suite.   `make check`: formatting, types, freshness.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: build install test check clean

build: install
	$(BIN)/derive build
	@echo "The derivations are in generated/<id>/derivation.md"

install: $(STAMP)

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt "torch==2.13.0"
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable ".[test,dev]"
	touch $(STAMP)

test: install
	$(BIN)/python -m pytest -n 2 --dist worksteal

check: install
	$(BIN)/ruff format --check derive props tests examples
	$(BIN)/ruff check derive props tests examples
	$(BIN)/mypy
	$(BIN)/derive build --check

clean:
	rm -rf $(VENV) build dist *.egg-info
