import Stage

/// A finding in JSON output. Its time is counted from the start of the recording.
package struct FindingRecord: Encodable, Equatable, Sendable {
  package let rule: String
  package let severity: Finding.Severity
  package let t: JSONNumber
  package let object: String
  @NullIfNil package var property: String?
  package let message, expected, fix, link: String
  /// The reason for which the finding is suppressed; omitted if it is not suppressed.
  package let allowed: String?
  /// The line of the app's source that made the call, and the line that created the object; omitted
  /// if they are not known.
  package let source, origin: SourcePlace?
  /// The rules whose findings this one explains, and the rule of the finding that explains this
  /// one; omitted if there are none.
  package let causes: [String]?
  package let causedBy: String?

  /// `effects` are the ids of the rules whose findings this one explains.
  package init(_ finding: Finding, from start: Double, effects: [String] = []) {
    (rule, severity) = (finding.rule, finding.severity)
    (t, object) = (JSONNumber(finding.time - start), finding.object)
    (property, message, expected) = (finding.property, finding.message, finding.expected)
    (fix, link, allowed) = (finding.fix, finding.link, finding.allowed)
    (source, origin) = (finding.source, finding.origin)
    (causes, causedBy) = (effects.isEmpty ? nil : effects, finding.cause?.rule)
  }

  /// The findings of a recording.
  package static func all(in recording: Recording) -> [FindingRecord] {
    let findings = recording.findings
    return findings.map {
      FindingRecord($0, from: recording.start, effects: findings.effects(of: $0))
    }
  }
}

/// How a run ended that did not reach its end, in JSON output: a sentence, the place in the app's
/// source, and the functions that were being executed.
package struct RunEndRecord: Encodable, Equatable, Sendable {
  package let sentence: String
  @NullIfNil package var place: SourcePlace?
  package let backtrace: [SourcePlace]

  package init(_ end: RunEnd) {
    (sentence, place, backtrace) = (end.sentence, end.place, end.backtrace)
  }
}
