# Two commands do everything: `make demo` and `make test`. Set-up is part of both.

SWIFT ?= swift
FILMS ?= films

# One configuration for the tool, the demos and the tests, so that nothing is built twice:
# optimised, with assertions kept, the C kernels never at -O0, and every import declared (SwiftPM
# looks at that only when it plans a build from nothing; ManifestTests looks every time). Modules
# are built anew when one they import changes in any way: with the compiler's finer test, builds
# after a change of a class died of "Call of deleted method" (seen twice with Swift 6.3.1).
SWIFT_FLAGS := -c release -Xswiftc -assert-config -Xswiftc Debug -Xcc -O3 \
	-Xswiftc -disable-incremental-imports \
	--explicit-target-dependency-import-check error

MATCHCUT := .build/release/matchcut

.PHONY: help deps build build-tests demo test lint graph pictures bench soak
.NOTPARALLEL:
.DEFAULT_GOAL := help

help: ## what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

deps: ## install what is missing, and say so
	@SWIFT="$(SWIFT)" scripts/deps

build: deps ## build the tool
	@echo "build: the tool, optimised"
	@$(SWIFT) build $(SWIFT_FLAGS) --product matchcut

build-tests: deps
	@echo "build: everything, tests included"
	@$(SWIFT) build $(SWIFT_FLAGS) --build-tests

demo: build ## film every demo, finished and cancelled, into films/
	@$(MATCHCUT) film all --out "$(FILMS)"

test: build-tests lint ## build, check the form, run every test
	@echo "test: every test, a twentieth of the seeds (make soak: all of them)"
	@$(SWIFT) test $(SWIFT_FLAGS) --skip-build

soak: build-tests ## run every test with all its seeds
	@echo "test: every test, all seeds"
	@MATCHCUT_SOAK=1 $(SWIFT) test $(SWIFT_FLAGS) --skip-build

lint: deps ## check the form of the Swift files
	@SWIFT="$(SWIFT)" scripts/lint

graph: build-tests ## write Documentation/FileGraph.md and Unverified.md anew
	@MATCHCUT_WRITE_GRAPH=1 $(SWIFT) test $(SWIFT_FLAGS) --skip-build \
		--filter "ArchitectureTests.FileGraphTests|ArchitectureTests.UnverifiedReportTests"
	@echo "graph: Documentation/FileGraph.md, Documentation/Unverified.md"

pictures: build ## make the README's pictures anew
	@mkdir -p Documentation/Pictures
	@$(MATCHCUT) film flip-card --format filmstrip --scale 1.5 --out .build/pictures
	@$(MATCHCUT) film corner-slide --format filmstrip --scale 1.5 --out .build/pictures
	@$(MATCHCUT) film dimmed-panel --gesture turn --format filmstrip --scale 1.5 \
		--out .build/pictures
	@$(MATCHCUT) film pull-menu --format filmstrip --scale 1.5 --out .build/pictures
	@$(MATCHCUT) film back-and-forth --format filmstrip --scale 1.5 --out .build/pictures
	@for demo in flip-card corner-slide dimmed-panel pull-menu back-and-forth; do \
		cp ".build/pictures/$$demo-finish/filmstrip.png" "Documentation/Pictures/$$demo.png"; \
	done
	@echo "pictures: Documentation/Pictures/{flip-card,corner-slide,dimmed-panel,pull-menu,back-and-forth}.png"

bench: deps ## measure against the budgets
	@test -f Benchmarks/Package.swift \
		|| { echo "bench: Benchmarks/ is not there yet" >&2; exit 2; }
	@$(SWIFT) run $(SWIFT_FLAGS) --package-path Benchmarks
