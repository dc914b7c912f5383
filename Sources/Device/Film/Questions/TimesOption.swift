import Stage

/// An option of a question that chooses the times of its answer.
package enum TimesOption: String, CaseIterable, Sendable {
  case at, when, every, before

  /// An option that was given, with the times that its value names.
  package typealias Choice = (option: TimesOption, times: AskedTimes)

  /// The option as it is typed.
  package var flag: String { "--" + rawValue }

  /// The values of `--every`.
  private static let (frame, change) = ("frame", "change")
  /// The largest value of `--before`, in seconds.
  private static let latest = TouchScript.longest * 60

  /// Parses the option's value; nil if it is none.
  package func times(_ word: String) -> AskedTimes? {
    switch self {
    case .at: AskedTimes(place: word)
    case .when: AskedTimes(call: word)
    case .every: word == Self.frame ? .frames : word == Self.change ? .changes : nil
    case .before:
      Double(word).flatMap { (0...Self.latest).contains($0) ? .before($0) : nil }
    }
  }

  /// The possible values; empty if they cannot be listed.
  package var words: [String] { self == .every ? [Self.frame, Self.change] : [] }

  /// Describes the values as a phrase that follows the word "expected".
  package var expectation: String {
    switch self {
    case .at: "a time in seconds, a Swift file or a line such as \(example)"
    case .when: "the name of a call, as a trace prints it"
    case .every: "\(Self.frame) or \(Self.change)"
    case .before: "a time in seconds"
    }
  }

  /// A valid value.
  package var example: String {
    switch self {
    case .at: "Animator.swift:41"
    case .when: "finish"
    case .every: Self.frame
    case .before: "0.5"
    }
  }
}
