import Foundation

// The seeds of randomised tests. `make test` uses fixed seeds, so that it fails only because of a
// change. If `MATCHCUT_SOAK` is set, each run uses new seeds and prints them; `MATCHCUT_SEED`
// repeats a run with its seeds.

/// Whether this run is a soak test.
package let isSoak = ProcessInfo.processInfo.environment["MATCHCUT_SOAK"] != nil

/// The first seed of this run: 0 in `make test`, otherwise `MATCHCUT_SEED`, or a number unique to
/// the run if that variable is not set.
package let seedBase: Int = {
  guard isSoak else { return 0 }
  let given = ProcessInfo.processInfo.environment["MATCHCUT_SEED"].flatMap { Int($0) }
  let base = given ?? Int.random(in: 1..<1_000_000_000)
  FileHandle.standardError.write(
    Data("soak: MATCHCUT_SEED=\(base) repeats the random numbers of this run\n".utf8))
  return base
}()

/// The seed of a randomised test that has one seed: `fixed`, or a new one in a soak test.
package func seed(_ fixed: Int) -> UInt64 { UInt64(fixed &+ seedBase) }

/// The seeds of a randomised test that has one seed for each case.
package func seeds(_ count: Int) -> Range<Int> { seedBase..<seedBase + count }

/// The number of cases of a slow test: `few` in `make test`, `all` in a soak test.
package func caseCount(_ few: Int, soak all: Int) -> Int { isSoak ? all : few }
