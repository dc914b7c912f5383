/// The outcome of each test of a run, and the summary that `matchcut test` prints.
package struct TestCounts: Equatable, Sendable {
  /// The names of the tests, in the order in which they began.
  package private(set) var tests: [String] = []
  /// The tests after which the program ended, although another test should have followed.
  package private(set) var endings: [String] = []
  private var outcomes: [String: TestRecord.Outcome] = [:]

  /// If a test has begun and has no other record, the program ended during the test.
  package init(_ records: [TestRecord] = []) {
    for record in records where record.outcome != .complete {
      if record.outcome == .ended {
        endings.append(record.test)
      } else if outcomes.updateValue(record.outcome, forKey: record.test) == nil {
        tests.append(record.test)
      }
    }
    for test in tests where outcomes[test] == .begun { outcomes[test] = .crashed }
  }

  package func tests(_ outcome: TestRecord.Outcome) -> [String] {
    tests.filter { outcomes[$0] == outcome }
  }

  /// Whether no test failed, crashed, ended the program or exceeded the time limit.
  package var isGood: Bool {
    let bad: [TestRecord.Outcome] = [.failed, .crashed, .exited, .hung]
    return endings.isEmpty && bad.allSatisfy { tests($0).isEmpty }
  }

  /// Adds the outcomes of another run of tests.
  package mutating func add(_ other: TestCounts) {
    for test in other.tests {
      if outcomes.updateValue(other.outcomes[test] ?? .crashed, forKey: test) == nil {
        tests.append(test)
      }
    }
    endings += other.endings
  }

  /// One line with the number of tests for each outcome, then one line for each test that did not
  /// pass.
  package var summary: String {
    let skipped = tests(.skipped).count
    let passed = tests(.passed).count
    let run = tests.count - skipped
    var text = "\(passed) of \(run) test\(run == 1 ? "" : "s") passed"
    if skipped > 0 { text += ", \(skipped) skipped" }
    text += "\n"
    let kinds: [(TestRecord.Outcome, String)] = [
      (.failed, "failed"), (.crashed, "crashed"),
      (.exited, "ended the program"), (.hung, "did not end"),
    ]
    for (outcome, word) in kinds {
      for test in tests(outcome) { text += "\(word): \(test)\n" }
    }
    for test in endings { text += "the program ended after: \(test)\n" }
    return text
  }
}
