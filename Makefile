# Two commands matter: `make play` and `make test`. The others are for people who work on Forno.

# Seconds for each fuzz target: short inside `make test`, long in `make fuzz`.
FUZZ_SECONDS ?= 600

FUZZ_TARGETS := moves ledger frames names
HOST = $(shell rustc -vV | sed -n 's/^host: //p')
# Coverage counters for libFuzzer, with options of stable rustc alone.
FUZZ_FLAGS := --cfg fuzzing -Ccodegen-units=1 -Cpasses=sancov-module \
  -Cllvm-args=-sanitizer-coverage-level=4 \
  -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
  -Cllvm-args=-sanitizer-coverage-pc-table \
  -Cllvm-args=-sanitizer-coverage-trace-compares

# Warnings stop continuous integration. Elsewhere they are shown: a lint that a newer compiler
# brings along is to stop nobody.
DENY := $(if $(CI),-D warnings)

.PHONY: help play page check test needs-play needs-check needs-test tested test-bus test-web test-browser screenshots icons format lint bench profiles ladder ladder-short load soak openapi dist instructions fuzz fuzz-short fuzz-build playthroughs fourth-game fourth-game-short

help:
	@echo 'make play          build everything and open the house in the browser'
	@echo 'make play GAME=…   play in the terminal (the games are the pages of docs/rules/en)'
	@echo 'make test          everything that can be checked: lint, tests, a minute of fuzzing'
	@echo 'make check         what is quick of it, for every day: lint, rules, host, types of the page'
	@echo 'make test-browser  whole games in a real browser'
	@echo 'make fourth-game   adds a game to a copy of the tree and plays it in a real browser'
	@echo 'make format        format all Rust files'
	@echo 'make lint          formatting, clippy and documentation; with CI set, warnings are errors'
	@echo 'make bench         how fast the engine, the bots and the page are on this machine'
	@echo 'make profiles      the engine as make play builds it, compared with what make dist ships'
	@echo 'make ladder        who beats whom: every level against those below it (hours; it can be interrupted)'
	@echo 'make load          what a house bears on this machine: latency, sockets, a reconnect storm'
	@echo 'make soak          long tests of the house: fifty crashes, half a minute frozen'
	@echo 'make screenshots   every screen of the page, as pictures in web/screenshots'
	@echo 'make icons         icons and pictures of links, from our own drawings'
	@echo 'make dist          an archive for self-hosters'
	@echo 'make instructions  instructions per game, compared with the recorded ones (needs valgrind)'
	@echo 'make fuzz          long fuzzing (FUZZ_SECONDS=600 for each target)'
	@echo 'make playthroughs  write the playthroughs anew, to be read before they are committed'

# The house with the page inside, opened in the browser. With GAME=… a game in the terminal.
play: needs-play page
ifdef GAME
	cargo run --release --quiet --locked --package forno -- play $(GAME)
else
	cargo build --release --quiet --locked --package forno
	target/release/forno serve --open
endif

# What is missing is named before anything is built.
needs-play needs-check needs-test: needs-%:
	@tools/needs $*

# The client's packages and the built page, which the binary carries inside.
page: web/node_modules/.package-lock.json
	cd web && npm run --silent build

# Not `npm ci`: it wants the parts for every other kind of machine too, which not every mirror of
# the registry has. What the lock file names is installed, and the file stays as it is.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error

# Everything, as continuous integration runs it.
test: needs-test page lint
	cargo test --workspace --locked
	$(MAKE) test-bus
	$(MAKE) test-web
	$(MAKE) test-browser
	$(MAKE) openapi
	$(MAKE) ladder-short
	$(MAKE) fourth-game-short
	$(MAKE) fuzz-short

# The crates with rules, from the list of games.
RULES = $(shell sed -n 's/^ *\([a-z_]*\): [A-Z][A-Za-z]*, ".*/\1/p' crates/catalogue/src/families.rs | tr _ -)

# For every day: what is checked soonest and breaks most often.
check: needs-check lint web/node_modules/.package-lock.json
	cargo test --locked --quiet --package table --package laws $(RULES:%=--package %) --package host
	cd web && npm run --silent check

# The house once more, with all that its front and its tables say to each other written down as
# bytes and read again, as it would be between machines. Only the tests that speak to a whole house.
test-bus: page
	FORNO_BUS=bytes cargo test --workspace --locked --test web

# The client: types, the store on playthroughs that the Rust side wrote, sizes.
test-web: page
	cd web && npm run --silent check
	cd web && npm run --silent playthroughs
	cd web && npm test
	cd web && npm run --silent sizes

# The binary with the page inside, made of what the tests of the workspace are made of: for one
# package alone its dependencies would have other features, and be compiled once more.
tested: page
	cargo test --workspace --locked --quiet --no-run

# Whole games in a real Chromium against the real binary.
test-browser: tested
	cd web && tests/browser/run

# Every screen, by day and in the evening, on a phone and on a laptop.
screenshots: tested
	cd web && tests/browser/run --project=pictures

# What has to be made of dots, after a drawing has changed.
icons: web/node_modules/.package-lock.json
	cd web && tests/browser/run --project=drawings

# A game that is added to a copy of the tree, by files of its own and one line in each of the two
# lists: the copy compiles, and its commands know the game.
fourth-game-short: tested
	tests/fourth-game/lay

# The same, and the game is played to its end in a real browser.
fourth-game: needs-test tested
	tests/fourth-game/lay --browser

# The modules of each family are named by the list of games, where `cargo fmt` does not look for
# them: so every file is given to the formatter by its name.
RUST_FILES = find crates fuzz/src tests -name '*.rs'

format:
	$(RUST_FILES) | xargs rustfmt --edition 2024

lint:
	$(RUST_FILES) | xargs rustfmt --edition 2024 --check
	cargo clippy --workspace --all-targets --locked -- $(DENY)
	RUSTDOCFLAGS='$(DENY)' cargo doc --workspace --no-deps --document-private-items --locked --quiet

bench: page
	cargo build --profile dist --quiet --locked --package forno
	target/dist/forno bench engine
	target/dist/forno bench bots
	cd web && bench/run

# What the quick build of `make play` costs in speed.
profiles: page
	bench/profiles

# Who beats whom. What was played is kept, so an interrupted run goes on.
ladder:
	bench/ladder

# A few quick rungs, played anew each time.
ladder-short: tested
	rm -rf target/ladder-short
	FORNO=target/debug/forno LADDER=target/ladder-short bench/ladder short

load:
	bench/load

soak:
	FORNO_KILLS=50 FORNO_FREEZE=30 cargo test --locked --package forno --test house

# A stranger's program reads the description of the house and tries everything it promises.
openapi: tested
	crates/house/tests/openapi

dist: page
	dist/build

instructions:
	bench/instructions

playthroughs:
	PLAYTHROUGHS=write cargo test --locked --package forno --test forno playthroughs

fuzz: fuzz-build
	@for target in $(FUZZ_TARGETS); do fuzz/run $$target $(FUZZ_SECONDS) || exit 1; done

fuzz-short:
	$(MAKE) fuzz FUZZ_SECONDS=30

fuzz-build:
	@tools/needs fuzz
	cd fuzz && RUSTFLAGS='$(FUZZ_FLAGS)' cargo build --release --locked --target $(HOST) --target-dir target
