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
  /// The one-line fix.
  public let fix: String
  /// The reason for which the finding is suppressed; nil if it is not suppressed.
  public var allowed: String?

  /// Whether the finding does not make a command fail, because it is a note or suppressed.
  package var isHarmless: Bool { severity == .note || allowed != nil }

  /// The object's name, followed by the property or method if there is one.
  package var place: String { property.map { "\(object).\($0)" } ?? object }

  /// Three lines that are printed under a heading: the message, the expected behaviour and the fix.
  package var reasons: [String] {
    ["      found     \(message)", "      expected  \(expected)", "      fix       \(fix)"]
  }

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
