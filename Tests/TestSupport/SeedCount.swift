import Foundation

/// How many cases a randomised test runs: all of them in `make soak`, a twentieth otherwise.
package func seedCount(_ full: Int) -> Int {
  ProcessInfo.processInfo.environment["MATCHCUT_SOAK"] == nil ? full / 20 : full
}
