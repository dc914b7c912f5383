/// A problem that a rule found in a run: the object, the problem, the time, and a one-line fix.
public struct Finding: Sendable, Codable, Equatable {
  public enum Severity: String, Sendable, Codable, CaseIterable {
    /// The problem is visible to the user, such as a black screen, a stall, or a jump.
    case error
    /// The transition fails with other touches, devices or settings.
    case warning
    /// The finding is only informative.
    case note
  }

  /// The rule's id, such as `T01`.
  public let rule: String
  public let severity: Severity
  /// The time of the stage's clock, in seconds.
  public let time: Double
  /// The responsible or affected object, written `Class#n`.
  public let object: String
  /// The property or method concerned; nil if the finding concerns the object as a whole.
  public let property: String?
  /// The observed problem, as a sentence.
  public let message: String
  /// The expected behaviour.
  public let expected: String
  /// The one-line fix.
  public let fix: String
  /// The reason for which the finding is suppressed; nil if it is not suppressed.
  public var allowed: String?

  /// The object concerned, followed by the property or method if there is one.
  package var place: String { property.map { "\(object).\($0)" } ?? object }

  /// The message, the expected behaviour and the fix, one line each, for printing under a heading.
  package var reasons: [String] {
    ["      found     \(message)", "      expected  \(expected)", "      fix       \(fix)"]
  }

  /// The path of the page that explains the rule, relative to the root of the repository.
  public var link: String { "Documentation/Rules/\(rule).md" }
}

extension Finding: CustomStringConvertible {
  /// The finding in one line, with the time since the stage was created.
  public var description: String { line(from: 0) }

  /// The finding in one line, with the time relative to `start`.
  public func line(from start: Double) -> String {
    let verdict = allowed.map { "allowed (\($0))" } ?? severity.rawValue
    return
      "\(rule) \(verdict) at \(String(format: "%.4f", time - start)) s, \(place): \(message) "
      + "Expected: \(expected) Fix: \(fix)"
  }
}
