# The two commands: `make play` and `make test`. Without make: `python3 build/play.py` and `python3 build/play.py test`.

PYTHON ?= $(shell for name in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$name && break; done)
PLAY = $(or $(PYTHON),$(error Seachest needs Python 3.11 or newer)) build/play.py
INSTALL = $(PLAY) install
NEEDS = pyproject.toml build/constraints.txt
BIN = .venv/bin

.PHONY: play test test-all test-extras plant compiled prove-compiled prove-fair puzzles prove-puzzles fuzz lint bench clicks bench-bots bench-peers judges fit chances art strings dist smoke clean

play: .venv/installed-play            ## install what is missing, then open the game
	@$(BIN)/seachest

test: .venv/installed-test            ## run the tests; 4 to 11 minutes on two cores, as fast as they are
	@$(BIN)/python -m pytest -n auto --dist worksteal

test-all: .venv/installed-test        ## the same with every size, seed and frame that `make test` leaves out; more than twice as long
	@$(BIN)/python -m pytest -n auto --dist worksteal -m ""

test-extras:                          ## the tests of what is optional, in an environment of their own
	@$(PLAY) extras

plant: .venv/installed-test            ## plant faults in a copy of the program, one by one: the tests must catch each; about 4 minutes
	@$(BIN)/python build/plant.py

compiled: .venv/installed-compiled     ## a compiled copy of the program in build/compiled; takes some minutes
	@$(BIN)/python build/compile.py --whole

prove-compiled: compiled              ## that it plays the same games, bit by bit, and how much faster; about 10 minutes
	@$(BIN)/python build/prove_compiled.py

prove-fair: .venv/installed-test      ## that no bot knows more than its seat, whole: a thousand positions a box and table; about 20 minutes
	@$(BIN)/python build/prove_fair.py

puzzles: .venv/installed-test          ## find the puzzles that the program ships, in games among bots; goes on where it was; takes many hours
	@$(BIN)/python build/puzzles.py all

prove-puzzles: .venv/installed-test    ## search all of them again with other luck: which choice is best, by how much, how sure; about an hour
	@$(BIN)/python build/puzzles.py prove

fuzz: .venv/installed-test            ## damage ten thousand saves, journals, maps, commands: each works or is refused in a line; about 2 minutes
	@$(BIN)/python build/fuzz.py

lint: .venv/installed-lint            ## style, then types
	@$(BIN)/ruff check .
	@$(BIN)/mypy

bench: .venv/installed-play           ## print how fast everything is
	@$(BIN)/python -m game.bench

clicks: .venv/installed-play         ## print how many clicks the usual deeds of each box take
	@SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy $(BIN)/python -m game.bench.clicks

bench-bots: .venv/installed-play      ## whether bots are in the way of the screen: frames, waits, memory; some minutes
	@$(BIN)/python -m game.bench.bots

bench-peers: .venv/installed-play     ## the same in one run with other libraries, in an environment of their own
	@$(BIN)/python build/peers.py

judges:                               ## the Skipper against the search bots of OpenSpiel, at the same time a decision
	@$(PLAY) judges

fit: .venv/installed-play             ## fit every game's judgement to its own self-play; the same weights every time; about 40 minutes
	@$(BIN)/seachest fit key_largo --games 6000
	@$(BIN)/seachest fit key_largo --level mate/40 --games 1600 --looks 9
	@$(BIN)/seachest fit dark_water_salvage --games 1500
	@$(BIN)/seachest fit killmans_keep --games 2000 --looks 8
	@$(BIN)/seachest fit keyflower --games 150
	@$(BIN)/seachest fit keythedral --games 1200 --looks 8

chances: .venv/installed-play         ## fit how judgement becomes a chance to win, and print how good that is; some minutes
	@$(BIN)/python build/chances.py

art: .venv/installed-art              ## draw and paint all pictures again, in about three minutes, and a sheet of them: out/contact.png
	@$(BIN)/python build/art/make.py

strings: .venv/installed-play         ## collect every sentence for translators into assets/locale/seachest.pot
	@$(BIN)/python build/strings.py

dist: .venv/installed-dist            ## a wheel and a folder that runs without Python, both in dist/
	@$(BIN)/python build/pack.py

smoke: dist                           ## try the wheel, the editable install and the folder as a stranger would
	@$(BIN)/python build/smoke.py

clean:                                ## forget everything that can be made again
	rm -rf .venv .venv-peers .venv-extras dist .pytest_cache .mypy_cache .ruff_cache .hypothesis build/compiled

.venv/installed-%: $(NEEDS)
	@$(INSTALL) $*
	@touch $@
