# The two main commands are `make demo` and `make test`. Both include the set-up.

SWIFT ?= swift
FILMS ?= films
PORT ?=
PREFIX ?= $(HOME)/.local

# The tool, the demos and the tests share these flags. CONTRIBUTING.md explains each of them.
SWIFT_FLAGS := -c release -Xswiftc -assert-config -Xswiftc Debug -Xcc -O3 \
	-Xswiftc -disable-incremental-imports -Xswiftc -gline-tables-only \
	--explicit-target-dependency-import-check error --enable-index-store \
	-Xswiftc -Xfrontend -Xswiftc -index-ignore-clang-modules \
	-Xswiftc -Xfrontend -Xswiftc -index-ignore-stdlib \
	--jobs $(shell expr $$(nproc) + 1)

# For editing: a changed file is rebuilt in seconds. Pictures and traces are identical.
DEV_FLAGS := -c debug -Xcc -O3 --scratch-path .build-debug

MATCHCUT := .build/release/matchcut
BENCH := .build/release/bench

# matchcut-source is a separate package (Tools/Source), because it links the toolchain's SwiftSyntax.
# The tool and its tests are built in one configuration, so that its modules are built once.
SOURCE_FLAGS := -c release --package-path Tools/Source

# Copies matchcut-source into the folder of the tool that is built with the flags $(1), because the
# tool looks for it there.
put_source_tool = beside="$$($(SWIFT) build $(1) --show-bin-path)"; mkdir -p "$$beside"; \
	cmp -s Tools/Source/.build/release/matchcut-source "$$beside/matchcut-source" || \
		cp -f Tools/Source/.build/release/matchcut-source "$$beside/matchcut-source"

# The test targets that FILTER names; empty if it names none, so that all are built.
chosen_tests = $(foreach target,$(notdir $(wildcard Tests/*Tests Tests/*/*Tests)),$(if \
	$(findstring $(target),$(FILTER)),$(target)))

.PHONY: help help-all flags deps deps-browser build source-tool source-tests test-source build-tests build-sdk \
	install uninstall package package-test sdk-test compat demo serve check test test-page example \
	guide docs lint graph names api pictures gallery bench bench-list bench-counts build-bench load soak \
	dev mutants test-cluster
.NOTPARALLEL:
.DEFAULT_GOAL := help

# A target for users has "##u" before its description, a target for everyday development "##d".
list = @awk -F ':.*\#\#$(1) ' '/^[a-z-]+:.*\#\#$(1) / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

help: ## list the targets that you need most
	@echo "To use Matchcut:"
	$(call list,u)
	@echo "To change Matchcut (CONTRIBUTING.md):"
	$(call list,d)
	@echo "'make help-all' lists all targets."

help-all: ## list all targets
	$(call list,[ud]?)

# Scripts that are not started by make read the flags here.
flags:
	@echo $(SWIFT_FLAGS)

deps: ## install missing dependencies and list them
	@SWIFT="$(SWIFT)" scripts/deps

deps-browser:
	@SWIFT="$(SWIFT)" scripts/deps browser

build: deps source-tool ## build the tool
	@echo "build: the tool, optimised"
	@$(SWIFT) build $(SWIFT_FLAGS) --product matchcut

source-tool: deps ## build matchcut-source, which reads Swift
	@echo "build: matchcut-source, optimised"
	@$(SWIFT) build $(SOURCE_FLAGS) --product matchcut-source
	@$(call put_source_tool,$(SWIFT_FLAGS))

source-tests: deps
	@echo "build: the tests of matchcut-source"
	@$(SWIFT) build $(SOURCE_FLAGS) --build-tests

test-source: source-tests ##d test matchcut-source, which reads Swift, and check the project's sources
	@$(SWIFT) test $(SOURCE_FLAGS) --skip-build

build-tests: deps
	@echo "build: everything, tests included"
	@$(SWIFT) build $(SWIFT_FLAGS) --build-tests

install: build-sdk ##u install tool, libraries and modules into PREFIX (~/.local), to build your own code
	@SWIFT="$(SWIFT)" scripts/install "$(PREFIX)"

uninstall: ##u remove from PREFIX what install put there
	@scripts/install --remove "$(PREFIX)"

package: build-sdk ## pack the installed files as an archive and a Debian package, into .build/packages
	@SWIFT="$(SWIFT)" scripts/package

package-test: package ## install the Debian package in a bare Debian, use it and remove it
	@scripts/package-test

sdk-test: build-sdk ## test building your own code with the installed SDK, in a temporary folder
	@SWIFT="$(SWIFT)" scripts/sdk-test

compat: ## build every checkout in FOLDER with PREFIX's tool, write Documentation/Compatibility.md
	@MATCHCUT="$(PREFIX)/bin/matchcut" scripts/compat "$(FOLDER)" $(if $(LIST),--list "$(LIST)")

# Builds the tool, and the modules that only tests import.
build-sdk: build
	@$(SWIFT) build $(SWIFT_FLAGS) --target TransitionXCTest
	@$(SWIFT) build $(SWIFT_FLAGS) --target TestHost

demo: build ##u film every demo, finished and cancelled, into films/
	@$(MATCHCUT) film all --out "$(FILMS)"

serve: build ##u serve the page and print its address (PORT=N for another port)
	@$(MATCHCUT) serve $(if $(PORT),--port $(PORT))

check: build ## print the rules' findings for every demo
	@$(MATCHCUT) check all

test: deps ##d build, lint, run every test, several parts at a time
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" SOURCE_FLAGS="$(SOURCE_FLAGS)" scripts/test

example: build ## build and film the example package
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" scripts/example

guide: build-sdk ## follow the author's guide in a new folder and check its output
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" scripts/guide

dev: deps ##d build without optimisation and run the tests that match FILTER (a regular expression)
	@MATCHCUT_TESTS="$(chosen_tests)" $(SWIFT) build $(DEV_FLAGS) --build-tests
	@$(SWIFT) build $(SOURCE_FLAGS) --product matchcut-source
	@$(call put_source_tool,$(DEV_FLAGS))
	@MATCHCUT_TESTS="$(chosen_tests)" $(SWIFT) test $(DEV_FLAGS) --skip-build $(if $(FILTER),--filter "$(FILTER)")

docs: deps ##d build the documentation and the API reference with DocC, and check every link
	@SWIFT="$(SWIFT)" scripts/docs

test-page: deps-browser build ## check the page in a browser
	@scripts/browser-test

test-cluster: build ## film 200 shows with Slurm, GNU parallel and bare roots, and compare the bytes
	@SWIFT="$(SWIFT)" scripts/deps cluster
	@scripts/cluster-test

soak: deps-browser build-tests source-tool ## run every test with new random seeds (MATCHCUT_SEED=N repeats a run)
	@seed="$${MATCHCUT_SEED:-$$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}"; \
	echo "soak: every test, MATCHCUT_SEED=$$seed repeats its random numbers"; \
	export MATCHCUT_SOAK=1 MATCHCUT_SEED="$$seed"; \
	$(SWIFT) test $(SWIFT_FLAGS) --skip-build && scripts/browser-test

mutants: deps ## apply every fault of Tests/Mutants and print which test detects it (ONLY=NAME for one)
	@SWIFT="$(SWIFT)" scripts/mutants $(ONLY)

lint: deps ##d check the formatting of the Swift files
	@SWIFT="$(SWIFT)" scripts/lint

graph: build-tests source-tests ##d update the generated files: folder order, Unverified, UIKit's tables
	@MATCHCUT_WRITE_GRAPH=1 $(SWIFT) test $(SOURCE_FLAGS) --skip-build --filter OptionalMethodsTests
	@MATCHCUT_WRITE_GRAPH=1 $(SWIFT) test $(SWIFT_FLAGS) --skip-build --filter \
		"ArchitectureTests.(FileGraphTests|UnverifiedReportTests)"
	@MATCHCUT_WRITE_GRAPH=1 $(SWIFT) test $(SOURCE_FLAGS) --skip-build --filter UIKitTableTests
	@echo "graph: Documentation/FolderOrder.md, Documentation/Unverified.md, UIKitTable.swift," \
		"UIKit/Names/OptionalMethods"

names: build-tests ## at a release: write the list of public names that later versions have to keep
	@MATCHCUT_WRITE_NAMES=1 $(SWIFT) test $(SWIFT_FLAGS) --skip-build --filter \
		ArchitectureTests.KeptNamesTests

api: build-tests ## check the public names against Apple's, write the coverage pages
	@SWIFT="$(SWIFT)" SWIFT_FLAGS="$(SWIFT_FLAGS)" scripts/api

pictures: deps-browser build ## update the README's pictures
	@mkdir -p Documentation/Pictures
	@$(MATCHCUT) film flip-card --format filmstrip --scale 1.5 --out .build/pictures
	@$(MATCHCUT) film corner-slide --format filmstrip --scale 1.5 --out .build/pictures
	@$(MATCHCUT) film dimmed-panel --gesture turn --format filmstrip --scale 1.5 \
		--out .build/pictures
	@$(MATCHCUT) film pull-menu --gesture hesitate --format filmstrip --scale 1.5 \
		--out .build/pictures
	@$(MATCHCUT) film back-and-forth --format filmstrip --scale 1.5 --out .build/pictures
	@$(MATCHCUT) film adaptive-panel --device pad --gesture pad --format filmstrip --scale 0.75 \
		--out .build/pictures
	@$(MATCHCUT) film flip-card --format gif --fps 20 --scale 0.75 --out .build/pictures/moving
	@cp .build/pictures/moving/flip-card-finish/film.gif Documentation/Pictures/flip-card.gif
	@for demo in flip-card corner-slide dimmed-panel adaptive-panel-pad pull-menu-hesitate back-and-forth; do \
		picture=$${demo%-pad}; \
		cp ".build/pictures/$$demo-finish/filmstrip.png" \
			"Documentation/Pictures/$${picture%-hesitate}.png"; \
	done
	@for document in "000 finish" "001-pop finish" "002 turn-finish --gesture turn" "003 finish" \
		"004 cancel --cancel"; do \
		set -- $$document; \
		for version in "" -corrected; do \
			$(MATCHCUT) film "documents/$$1$$version" $$3 $$4 --format filmstrip --scale 1 \
				--out .build/pictures && \
			cp .build/pictures/documents/$$1$$version-$$2*/filmstrip.png \
				"Documentation/Pictures/document-$${1%-pop}$$version.png"; \
		done; \
	done
	@scripts/browser-test --browser chromium --only scrubs
	@cp .build/browser/scrubbed.png Documentation/Pictures/page.png
	@echo "pictures: Documentation/Pictures"

gallery: build ## update the gallery's sheet and pages in Documentation/
	@$(MATCHCUT) gallery --out Documentation

bench: build build-bench ## measure against the budgets (ONLY=NAME for one, PEERS=1 for other engines too)
	@status=0; $(BENCH) --tool $(MATCHCUT) $(if $(ONLY),--only "$(ONLY)") || status=$$?; \
	$(if $(PEERS),BENCH=$(BENCH) TOOL=$(MATCHCUT) PLOT="$(PLOT)" Benchmarks/Peers/run;) \
	exit $$status

bench-list: build-bench ## list the benchmarks
	@$(BENCH) --list

bench-counts: build-bench ## count instructions and allocations, independently of load; exit 1 if they grew
	@BENCH=$(BENCH) scripts/bench-counts

load: build ## serve eight pages and malformed messages; exit 1 if memory grows or inputs are lost
	@scripts/load-test --tool $(MATCHCUT) --seconds $(or $(SECONDS),100)

# Both packages share one build folder, and SwiftPM would reuse the build plan of one for the other:
# added files would be missing. Touching the manifests makes it plan again.
build-bench: deps
	@touch Package.swift
	@$(SWIFT) build $(SWIFT_FLAGS) --package-path Benchmarks --scratch-path .build --product bench
	@touch Benchmarks/Package.swift
