# `make play` and `make test` do everything themselves on a machine with Python 3.11 and make.
.DEFAULT_GOAL := play
.PHONY: play test quick check soak bench fast test-fast clean

PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	&& { echo "$$p"; break; }; done)
BIN := .venv/bin
FAST := $(CURDIR)/build/fast
WORKERS ?= 2
GAME ?= android_netrunner
MINUTES ?= 30
PYTEST := $(CURDIR)/$(BIN)/pytest -q -n $(WORKERS) --dist loadgroup

# The tests start some hundred processes, each of which would translate every module anew.
unexport PYTHONDONTWRITEBYTECODE

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

quick:
	@$(PYTHON) tools/prepare.py test
	@test -d tests/games/$(GAME) || { echo "There is no game $(GAME); there are" \
	$$(ls -d tests/games/*/ | xargs -n 1 basename | grep -v __) >&2; exit 2; }
	$(BIN)/ruff check .
	PYTHONPATH=$(CURDIR) $(PYTEST) tests/test_project.py tests/kernel tests/records tests/seen $(wildcard tests/language) \
	tests/games/$(GAME)

check:
	@$(PYTHON) tools/prepare.py test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check nightdeck tests tools
	$(BIN)/mypy

soak:
	@$(PYTHON) tools/prepare.py test
	PYTHONPATH=$(CURDIR) $(BIN)/python tools/soak.py --minutes $(MINUTES) $(ARGS)

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
