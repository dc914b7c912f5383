import Foundation

/// What happened to one test. A program that runs tests writes a line of JSON for each record.
package struct TestRecord: Codable, Equatable, Sendable {
  package enum Outcome: String, Codable, Sendable {
    case begun
    case passed
    case failed
    case skipped
    /// A signal ended the program during the test.
    case crashed
    /// The test ended the program, for example with `exit()`.
    case exited
    /// The test did not end within the time that `--timeout` allows.
    case hung
    /// The program ended after the test, before another test began or all tests had run.
    case ended
    /// All tests have run. This record does not belong to a test.
    case complete
  }

  package var test: String
  package var outcome: Outcome

  /// The record that follows the last test.
  package static let complete = TestRecord("", .complete)

  package init(_ test: String, _ outcome: Outcome) { (self.test, self.outcome) = (test, outcome) }
}

/// The file to which a program that runs tests appends its records.
package struct TestRecordFile: Sendable {
  package let path: String

  package init(path: String) { self.path = path }

  package func append(_ record: TestRecord) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o600)
    guard descriptor >= 0 else { return }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? file.write(contentsOf: data + Data("\n".utf8))
  }

  /// The records so far. A line that a crash has cut off is omitted.
  package var records: [TestRecord] {
    let lines = (FileManager.default.contents(atPath: path) ?? Data()).split(separator: 10)
    return lines.compactMap { try? JSONDecoder().decode(TestRecord.self, from: Data($0)) }
  }
}
