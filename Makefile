# `make play` and `make test` do everything themselves on a machine with Python 3.11 and make.
.DEFAULT_GOAL := play
.PHONY: play test check bench fast test-fast clean

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo "$$p"; break; }; done)
BIN := .venv/bin
FAST := $(CURDIR)/build/fast
WORKERS ?= 2
PYTEST := $(CURDIR)/$(BIN)/pytest -q -n $(WORKERS) --dist loadgroup

# Runs every test in a folder; without Chromium the browser tests are left out, visibly.
define run-tests
	@if $(PYTHON) tools/prepare.py browser; \
	then cd $(1) && PYTHONPATH=$(1) $(PYTEST); \
	else cd $(1) && PYTHONPATH=$(1) $(PYTEST) -m "not browser"; status=$$?; \
	echo "Browser tests were left out: Chromium is missing and could not be installed."; \
	exit $$status; fi
endef

ifeq ($(PYTHON),)
$(error Nightdeck needs Python 3.11 or newer, and none was found)
endif

play:
	@$(PYTHON) tools/prepare.py play
	@exec $(BIN)/nightdeck serve $(ARGS)

test: check
	$(call run-tests,$(CURDIR))

check:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/ruff check .
	$(BIN)/mypy

bench:
	@$(PYTHON) tools/prepare.py play
	$(BIN)/nightdeck bench

fast:
	@$(PYTHON) tools/prepare.py fast
	$(BIN)/python tools/fast.py $(FAST)

test-fast: fast
	$(call run-tests,$(FAST))

clean:
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
