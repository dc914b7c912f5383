/// A problem that a rule found in a run. A finding names the object, the problem and the time, and
/// suggests a fix in one line.
public struct Finding: Sendable, Codable, Equatable {
  public enum Severity: String, Sendable, Codable, CaseIterable {
    /// The user sees the problem, for example a black screen, a stall, or a jump.
    case error
    /// The transition will fail with other touches, on other devices, or with other settings.
    case warning
    /// The finding is only informative.
    case note

    /// Whether the problem is as serious as `other`, or more serious.
    package func reaches(_ other: Severity) -> Bool { rank >= other.rank }

    private var rank: Int {
      switch self {
      case .error: 2
      case .warning: 1
      case .note: 0
      }
    }
  }

  /// The rule, object and property of a finding of the same run.
  package struct Reference: Codable, Equatable, Sendable {
    package let rule, object: String
    package let property: String?
  }

  /// The rule's id, such as `T01`.
  public let rule: String
  public let severity: Severity
  /// The time of the stage's clock, in seconds.
  public let time: Double
  /// The name of the object that is responsible or affected, written `Class#n`.
  public let object: String
  /// The property or method to which the finding refers; nil if it refers to the object as a whole.
  public let property: String?
  /// The observed problem, as a sentence.
  public let message: String
  /// The expected behaviour.
  public let expected: String
  /// The one-line fix. If the line of the app's source is known, the fix has the names that its
  /// function uses.
  public private(set) var fix: String
  /// The class of the object, and the message in which each object has only the name of its class.
  /// Nil if no object is named. Runs that create their objects in another order have the same values.
  package var className, unnumberedMessage: String?
  /// The reason for which the finding is suppressed; nil if it is not suppressed.
  public var allowed: String?
  /// The finding of the same run that explains this one; nil if no other finding explains it.
  package var cause: Reference?
  /// The line of the app's source that made the call to which the finding refers, and the line that
  /// created the object; nil if they are not known.
  package var source, origin: SourcePlace?
  /// The calls that were running at the call to which the finding refers, and those that created the
  /// object; nil if they were not recorded. Files do not contain them.
  package var stack, madeAt: CallStack?

  private enum CodingKeys: String, CodingKey {
    case rule, severity, time, object, property, message, expected, fix, allowed, source, origin
    case className, unnumberedMessage, cause
  }

  package var reference: Reference {
    Reference(rule: rule, object: object, property: property)
  }

  /// Whether the finding does not make a command fail, because it is a note or suppressed.
  package var isHarmless: Bool { !counts(from: .warning) }

  /// Whether the finding is at least as serious as `severity`, and not suppressed.
  package func counts(from severity: Severity) -> Bool {
    allowed == nil && self.severity.reaches(severity)
  }

  /// Whether both findings report the same mistake of objects of one class, perhaps in two runs, in
  /// which the objects have different numbers.
  package func isAlike(_ other: Finding) -> Bool {
    (rule, property, className ?? object) == (
      other.rule, other.property, other.className ?? other.object
    ) && (unnumberedMessage ?? message) == (other.unnumberedMessage ?? other.message)
  }

  /// The object's name, followed by the property or method if there is one.
  package var place: String { property.map { "\(object).\($0)" } ?? object }

  /// Lines that are printed under a heading: the message, the expected behaviour, the fix, and the
  /// lines of the app's source.
  package var reasons: [String] {
    var lines = [
      "      found     \(message)", "      expected  \(expected)", "      fix       \(fix)",
    ]
    if let source { lines.append("      where     \(source.text)") }
    if let origin { lines.append("      made      \(origin.text)") }
    return lines
  }

  package mutating func use(_ names: SourceNames) { fix = names.applied(to: fix) }

  /// The path of the document that explains the rule, relative to the root of the repository.
  public var link: String { "Documentation/Rules/\(rule).md" }
}

extension Finding: CustomStringConvertible {
  /// The finding in one line, with the time since the stage was created.
  public var description: String { line(from: 0) }

  /// The finding in one line, with the time since `start`.
  public func line(from start: Double) -> String {
    let verdict = allowed.map { "allowed (\($0))" } ?? severity.rawValue
    return
      "\(rule) \(verdict) at \(String(format: "%.4f", time - start)) s, \(place): \(message) "
      + "Expected: \(expected) Fix: \(fix)"
  }
}
