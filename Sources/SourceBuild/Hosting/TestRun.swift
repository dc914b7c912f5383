import Foundation

/// Runs those tests of a test program that use one test library.
///
/// If a test crashes, the program is run again without the tests that have already run.
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
      guard end != .exit(0) else { break }
      guard !done.isEmpty else {
        throw .unreadable(path: program, reason: "the program ended before its first test")
      }
      succeeded = false
      guard let last = done.last, last.outcome == .begun, case .signal = end else { break }
      file.append(TestRecord(last.test, .crashed))
      settings.done = TestCounts(done).tests
    }
    return Result(counts: TestCounts(file.records), succeeded: succeeded)
  }
}
