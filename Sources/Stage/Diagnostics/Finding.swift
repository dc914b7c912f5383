/// What a rule says of one run: who does what wrong, when, and the one line that mends it.
public struct Finding: Sendable, Codable, Equatable {
  public enum Severity: String, Sendable, Codable, CaseIterable {
    /// The user sees it: a black screen, a stall, a jump.
    case error
    /// It will break under another finger, device or setting.
    case warning
    /// Worth knowing.
    case note
  }

  /// The rule's id, `T01`.
  public let rule: String
  public let severity: Severity
  /// Seconds of the stage's clock.
  public let time: Double
  /// `Class#n` of who did it or to whom it happened.
  public let object: String
  /// The property or method it is about; nil where that is the object itself.
  public let property: String?
  /// What was found, a sentence.
  public let message: String
  /// What would have been right.
  public let expected: String
  /// The one-line fix.
  public let fix: String
  /// Why it is let pass here; nil where it is not.
  public var allowed: String?

  /// What it is about: the object, with the property or method where there is one.
  package var place: String { property.map { "\(object).\($0)" } ?? object }

  /// What was found, what is expected and what mends it, a line each, as under a heading.
  package var reasons: [String] {
    ["      found     \(message)", "      expected  \(expected)", "      fix       \(fix)"]
  }

  /// The page that explains the rule, from the root of the repository.
  public var link: String { "Documentation/Rules/\(rule).md" }
}

extension Finding: CustomStringConvertible {
  /// One line, with the time from the stage's zero.
  public var description: String { line(from: 0) }

  /// One line; times count from `start`.
  public func line(from start: Double) -> String {
    let verdict = allowed.map { "allowed (\($0))" } ?? severity.rawValue
    return
      "\(rule) \(verdict) at \(String(format: "%.4f", time - start)) s, \(place): \(message) "
      + "Expected: \(expected) Fix: \(fix)"
  }
}
