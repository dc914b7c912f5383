import Stage

/// The result of `check`, `fuzz` or `lint`, from which the formats for other programs are made.
package struct Report: Codable, Equatable, Sendable {
  /// Runs that are reported together, such as the runs of a demo with one ending.
  package struct Case: Codable, Equatable, Sendable {
    /// The name of the demo, and the page of the user's own code.
    package var subject: String
    package var name: String
    /// The length of the run in seconds of the device's time; nil if there is no single run.
    package var seconds: Double?
    package var entries: [Entry] = []

    package init(subject: String, name: String, seconds: Double? = nil, entries: [Entry] = []) {
      (self.subject, self.name) = (subject, name)
      (self.seconds, self.entries) = (seconds, entries)
    }
  }

  /// A finding, or a run that did not reach its end.
  package struct Entry: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case finding
      case unfinishedRun
    }

    /// Why a finding is suppressed.
    package struct Suppression: Codable, Equatable, Sendable {
      package var reason: String
      /// Whether a comment in the source suppresses the finding.
      package var isInSource: Bool

      package init(reason: String, isInSource: Bool) {
        (self.reason, self.isInSource) = (reason, isInSource)
      }
    }

    package var kind = Kind.finding
    /// The id of a rule of the report.
    package var rule: String
    package var severity: Finding.Severity
    package var message: String
    package var expected: String?
    package var fix: String?
    /// The line of the mistake, and the line that created the object. Paths are relative to the
    /// repository.
    package var place, origin: Place?
    package var object, property: String?
    /// The parts of the key that a later version of the code keeps, if the finding is the same.
    package var key: [String]
    package var suppression: Suppression?
    /// Whether an earlier report, with which this one is compared, has the entry; nil if there is no
    /// earlier report.
    package var isKnown: Bool?
    /// The lines that describe the entry as text.
    package var details: [String] = []

    package init(rule: String, severity: Finding.Severity, message: String, key: [String]) {
      (self.rule, self.severity, self.message, self.key) = (rule, severity, message, key)
    }

    /// The message, followed by the expected behaviour and the fix.
    package var sentences: [String] {
      [message, expected.map { "Expected: \($0)" }, fix.map { "Fix: \($0)" }].compactMap(\.self)
    }
  }

  package struct Place: Codable, Equatable, Sendable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  package struct Setting: Codable, Equatable, Sendable {
    package var name, value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The command, such as `check`.
  package var command: String
  /// What was checked, as it was typed.
  package var target: String
  /// The file that stands for entries without a line, relative to the repository.
  package var file: String
  package var cases: [Case]
  package var rules: [ReportRule]
  /// The version of the tool.
  package var version: String
  /// The settings of the runs, in order.
  package var settings: [Setting] = []
  /// The severity from which entries make the command fail.
  package var failsOn = ReportFormat.failsOn

  package init(
    command: String, target: String, file: String, cases: [Case], rules: [ReportRule],
    version: String
  ) {
    (self.command, self.target, self.file) = (command, target, file)
    (self.cases, self.rules, self.version) = (cases, rules, version)
  }

  /// The entries of all cases.
  var entries: [Entry] { cases.flatMap(\.entries) }

  /// Whether the entry makes the command fail.
  func fails(_ entry: Entry) -> Bool {
    entry.suppression == nil && entry.isKnown != true && entry.severity.reaches(failsOn)
  }

  /// The line of an entry. An entry without a line has the file that stands for it, and its first
  /// line.
  func place(of entry: Entry) -> Place {
    entry.place ?? entry.origin ?? Place(file: file, line: 1)
  }

  /// The fingerprints of the entries, in order. A fingerprint depends only on the entry's key; if
  /// several entries have one key, a number is added from the second one on.
  func fingerprints(of entries: [Entry]) -> [String] {
    var counts: [String: Int] = [:]
    return entries.map { entry in
      let fingerprint = Fingerprint.text(entry.key)
      counts[fingerprint, default: 0] += 1
      let count = counts[fingerprint] ?? 1
      return count == 1 ? fingerprint : "\(fingerprint):\(count)"
    }
  }
}
