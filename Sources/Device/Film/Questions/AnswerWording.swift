// The phrases of answers, which the tool prints and the browser page shows. `time` is a phrase such
// as " at 0.5 s", or empty if the time stands beside the sentence.

extension Question {
  var hasNotChanged: String { "\(text) has not changed before" }

  /// The value on screen at the time that was asked for.
  func shown(_ change: ChangeAnswer, _ time: String) -> String {
    "\(text) on screen\(time): \(change.shown.text)"
  }
}

extension ValueAnswer.Row {
  /// The call or the assignment at which the value was read, and how many more there are.
  var causes: String? {
    cause.map { times > 1 ? "\($0) and \(times - 1) more" : $0 }
  }
}

extension ChangeAnswer {
  static let withoutPlace = "UIKit; no function of the app was running"

  func sentence(_ time: String) -> String {
    let verb = meaning == .model ? "was set" : "changed on screen"
    return "\(object) \(verb)\(time): \(before.text) → \(after.text)"
  }

  static func restoring(_ time: String) -> String {
    "restored in the frame\(time), without being set, as after a cancelled transition"
  }

  /// What is known about a change that only the frames tell of.
  var lastCall: String {
    call.map { "last call in this frame: \($0)" }
      ?? "no call in this frame; an animation may be running"
  }

  var placeInBrackets: String { place.map { "  (\($0.text))" } ?? "" }
}

extension ConstraintsAnswer {
  var heading: String { "Constraints of \(title)" }

  /// The rules, and what is wrong with them.
  var sentences: [String] {
    guard isOnScreen else { return ["none: the view is not on screen"] }
    guard !rules.isEmpty else { return ["none: the app or autoresizing sets the frame"] }
    return rules.map(\.sentence)
      + (isAmbiguous ? ["ambiguous: the constraints do not determine the frame"] : [])
  }
}

extension ConstraintsAnswer.Rule {
  fileprivate var sentence: String {
    let isOptional = priority.map { $0 < 1000 } ?? false
    let parts = [
      text, isOptional ? priority.map { "priority \(Wording.number($0))" } : nil,
      identifier.map { "\"\($0)\"" },
      isBroken ? "broken: it conflicts with others and is omitted" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

extension LineHits {
  static let none =
    "no line is known to have run; are llvm-symbolizer and debug information there?"

  var count: String { Wording.count(hits, "hit") }

  var counts: String {
    let parts =
      [Wording.count(calls, "call")] + (sets.map { [Wording.count($0, "assignment")] } ?? [])
    return parts.joined(separator: ", ")
  }
}

extension ListedView {
  static let neverShown = "never on screen"

  var owner: String? { controller.map { "view of \($0)" } }
}
