import Foundation

// What randomised tests begin with. `make test` plays the same numbers in every run, so that it
// fails for its own change only; with `MATCHCUT_SOAK` set each run has others, and says which:
// `MATCHCUT_SEED` repeats them.

/// Whether the run is a soak.
package let isSoak = ProcessInfo.processInfo.environment["MATCHCUT_SOAK"] != nil

/// Where the seeds of this run begin: 0 in `make test`, otherwise `MATCHCUT_SEED`, or where that is
/// not set a number that no other run has.
package let seedBase: Int = {
  guard isSoak else { return 0 }
  let given = ProcessInfo.processInfo.environment["MATCHCUT_SEED"].flatMap { Int($0) }
  let base = given ?? Int.random(in: 1..<1_000_000_000)
  FileHandle.standardError.write(
    Data("soak: MATCHCUT_SEED=\(base) repeats the random numbers of this run\n".utf8))
  return base
}()

/// The seed of a randomised test that has one: `fixed`, or in a soak another.
package func seed(_ fixed: Int) -> UInt64 { UInt64(fixed &+ seedBase) }

/// The seeds of a randomised test that has one for each case.
package func seeds(_ count: Int) -> Range<Int> { seedBase..<seedBase + count }

/// How many cases a slow test plays: `few` in `make test`, `all` in a soak.
package func caseCount(_ few: Int, soak all: Int) -> Int { isSoak ? all : few }
