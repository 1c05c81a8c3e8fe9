# Two commands matter: `make play` and `make test`. The others are for people who work on Forno.

# Seconds for each fuzz target: short inside `make test`, long in `make fuzz`.
FUZZ_SECONDS ?= 600

FUZZ_TARGETS := moves ledger frames bodies names
HOST = $(shell rustc -vV | sed -n 's/^host: //p')
# Coverage counters for libFuzzer, using only options of stable rustc.
FUZZ_FLAGS := --cfg fuzzing -Ccodegen-units=1 -Cpasses=sancov-module \
  -Cllvm-args=-sanitizer-coverage-level=4 \
  -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
  -Cllvm-args=-sanitizer-coverage-pc-table \
  -Cllvm-args=-sanitizer-coverage-trace-compares

# Most tests wait rather than compute: for clocks, for sockets, for houses that were killed. More
# of them at a time than there are cores take a third of the time.
export RUST_TEST_THREADS ?= $(shell expr 3 '*' $$(getconf _NPROCESSORS_ONLN))

# Warnings fail continuous integration. Elsewhere they are only shown, so that a lint added by a
# newer compiler stops nobody.
DENY := $(if $(CI),-D warnings)

.PHONY: help play page check test needs-play needs-check needs-test tested test-rust test-bus test-web test-browser screenshots icons format lint bench profiles ladder ladder-short load soak openapi dist instructions fuzz fuzz-short fuzz-build playthroughs fourth-game fourth-game-short

help:
	@echo 'make play          build everything and open the house in the browser'
	@echo 'make play GAME=…   play in the terminal (the games are the pages of docs/rules/en)'
	@echo 'make test          everything that can be checked: lint, tests, a minute of fuzzing'
	@echo 'make check         the quick checks, for everyday use: lint, rules, host, types of the page'
	@echo 'make test-browser  whole games in a real browser'
	@echo 'make fourth-game   add a game to a copy of the tree and play it in a real browser'
	@echo 'make format        format all Rust files'
	@echo 'make lint          formatting, clippy and documentation; with CI set, warnings are errors'
	@echo 'make bench         how fast the engine, the bots and the page are on this machine'
	@echo 'make profiles      compare the engine of make play with that of make dist'
	@echo 'make ladder        who beats whom: every level against those below it (takes hours; can be interrupted)'
	@echo 'make load          a house under load on this machine: latency, sockets, a reconnect storm'
	@echo 'make soak          long tests of the house: fifty crashes, frozen for half a minute'
	@echo 'make screenshots   pictures of every screen, in web/screenshots'
	@echo 'make icons         icons and link previews, from our own drawings'
	@echo 'make dist          an archive for self-hosters'
	@echo 'make instructions  instructions per game, compared with the recorded ones (needs valgrind)'
	@echo 'make fuzz          long fuzzing (FUZZ_SECONDS=600 for each target)'
	@echo 'make playthroughs  regenerate the playthroughs, to be read before they are committed'

# Opens the house, with the page built in, in the browser; with GAME=…, a game in the terminal.
play: needs-play page
ifdef GAME
	cargo run --release --quiet --locked --package forno -- play $(GAME)
else
	cargo build --release --quiet --locked --package forno
	target/release/forno serve --open
endif

# Lists what is missing before anything is built.
needs-play needs-check needs-test: needs-%:
	@tools/needs $*

# The built page, which is embedded in the binary. The folders are among its sources, so that
# removing a file counts as a change too.
page: web/dist/index.html

PAGE_SOURCES = $(shell find web/src web/public web/plugins locales docs/rules docs/strategy) \
  web/index.html web/package.json web/svelte.config.js web/tsconfig.json web/vite.config.ts

web/dist/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	cd web && npm run --silent build
	@touch $@

# Not `npm ci`: it also requires the packages for every other platform, which not every mirror of
# the registry has. This installs what the lock file lists and leaves the file unchanged.
web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error

# Everything, as continuous integration runs it.
test: needs-test page lint tested
	$(MAKE) --jobs=2 test-rust fourth-game-short
	$(MAKE) test-web
	$(MAKE) test-browser
	$(MAKE) openapi
	$(MAKE) ladder-short
	$(MAKE) fuzz-short

# The rules crates, from the list of games.
RULES = $(shell sed -n 's/^ *\([a-z_]*\): [A-Z][A-Za-z]*, ".*/\1/p' crates/catalogue/src/families.rs | tr _ -)

# For everyday use: the quickest checks, and what breaks most often.
check: needs-check lint web/node_modules/.package-lock.json
	cargo test --locked --quiet --package table --package laws $(RULES:%=--package %) --package host
	cd web && npm run --silent check

# All tests of the workspace. Many of them wait, for clocks and for houses that were killed, which
# leaves room to compile something else meanwhile.
test-rust: tested
	cargo test --workspace --locked
	$(MAKE) test-bus

# The tests of a whole house again, with all messages between the front and the tables serialized
# and parsed, as between machines.
test-bus: page
	FORNO_BUS=bytes cargo test --workspace --locked --test web

# The client: types, its store on playthroughs written by the Rust side, sizes.
test-web: page
	cd web && npm run --silent check
	cd web && npm run --silent playthroughs
	cd web && npm test
	cd web && npm run --silent sizes

# The binary with the page inside, built with the same features as the workspace's tests. For one
# package alone, dependencies would have other features and be compiled again.
tested: page
	cargo test --workspace --locked --quiet --no-run

# Whole games in a real Chromium against the real binary.
test-browser: tested
	cd web && tests/browser/run

# Every screen, light and dark, on a phone and on a laptop.
screenshots: tested
	cd web && tests/browser/run --project=pictures

# Bitmaps made from our drawings, after a drawing has changed.
icons: web/node_modules/.package-lock.json
	cd web && tests/browser/run --project=drawings

# Adds a game to a copy of the tree, with its own files and one line in each of the two lists: the
# copy must compile, and its commands must know the game.
fourth-game-short: tested
	tests/fourth-game/lay

# The same, and plays the game to its end in a real browser.
fourth-game: needs-test tested
	tests/fourth-game/lay --browser

# The modules of each family are named by a macro over the list of games, where `cargo fmt` does not
# find them, so every file is passed to the formatter by name.
RUST_FILES = find crates fuzz/src tests -name '*.rs'

format:
	$(RUST_FILES) | xargs rustfmt --edition 2024

lint:
	tools/untested
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

# Who beats whom. Results are kept, so an interrupted run continues.
ladder:
	bench/ladder

# A few quick rungs, played from scratch each time.
ladder-short: tested
	rm -rf target/ladder-short
	FORNO=target/debug/forno LADDER=target/ladder-short bench/ladder short

load:
	bench/load

soak:
	FORNO_KILLS=50 FORNO_FREEZE=30 cargo test --locked --package forno --test house

# An independent program reads the description of the HTTP API and tries everything it promises.
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
	$(MAKE) fuzz FUZZ_SECONDS=20

fuzz-build:
	@tools/needs fuzz
	cd fuzz && RUSTFLAGS='$(FUZZ_FLAGS)' cargo build --release --locked --target $(HOST) --target-dir target
