import Foundation

/// Runs those tests of a test program that use one test library.
///
/// If the program ends before all tests have run, because a test crashes or calls `exit()`, the
/// program is run again without the tests that have already run.
package struct TestRun {
  package let program: String
  package let settings: TestSettings

  package init(program: String, settings: TestSettings) {
    (self.program, self.settings) = (program, settings)
  }

  package struct Result: Equatable, Sendable {
    package var counts: TestCounts
    /// Whether the program reported success each time it ended by itself.
    package var succeeded = true
  }

  package func run() throws(BuildError) -> Result {
    let file = TestRecordFile(path: program + ".records")
    var settings = settings
    settings.records = file.path
    unlink(file.path)
    var succeeded = true
    while true {
      var variables = ProcessInfo.processInfo.environment
      variables[TestSettings.variable] = settings.text
      let end: Program.End
      do { end = try Program(program, environment: variables).run() } catch {
        throw .unreadable(path: program, reason: "it does not start")
      }
      let done = file.records
      if done.last == .complete {
        if end != .exit(0) { succeeded = false }
        break
      }
      guard !done.isEmpty else {
        throw .unreadable(path: program, reason: "the program ended before its first test")
      }
      succeeded = false
      guard let last = done.last, last.outcome != .hung else { break }
      let isCrash = if case .signal = end { true } else { false }
      file.append(
        TestRecord(last.test, last.outcome != .begun ? .ended : isCrash ? .crashed : .exited))
      let tests = TestCounts(file.records).tests
      // A program that ends outside of its tests would end at the same place again.
      guard tests.count > settings.done.count else { break }
      settings.done = tests
    }
    return Result(counts: TestCounts(file.records), succeeded: succeeded)
  }
}
