/// Phrases that both error messages and help texts use.
package enum Wording {
  /// If there are more names than this, a sentence contains only their number.
  private static let longestList = 8

  /// The names as "a", "a or b" or "a, b or c". `last` is added as a further alternative. If the
  /// list is long, a reference to `command` replaces it.
  package static func choice(
    _ names: [String], or last: String? = nil, listedBy command: String
  ) -> String {
    var words = names
    if names.count > longestList {
      words = ["one of the \(names.count) names that '\(command)' lists"]
    }
    words += last.map { [$0] } ?? []
    guard let final = words.last else { return "nothing, because the list of names is empty" }
    if words.count == 1 { return final }
    return words.dropLast().joined(separator: ", ") + " or " + final
  }

  /// A range in words, such as "0 to 1". Integers are written without ".0".
  package static func range(_ range: ClosedRange<Double>) -> String {
    "\(number(range.lowerBound)) to \(number(range.upperBound))"
  }

  /// A number with a noun, such as "1 run" or "2 runs". `others` is the plural if it is irregular.
  package static func count(_ count: Int, _ one: String, _ others: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(others ?? one + "s")"
  }

  package static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }

  /// The number rounded to a tenth. Integers are written without ".0".
  package static func tenths(_ value: Double) -> String { number((value * 10).rounded() / 10) }

  /// A question that suggests the name nearest to `word`, or `fallback` if no name is near.
  package static func suggestion(
    for word: String, among names: [String], else fallback: Remedy
  ) -> Remedy {
    guard let name = nearest(to: word, among: names) else { return fallback }
    return .question("did you mean '\(name)'?")
  }

  /// Advice for an unknown name. The advice suggests the nearest name, followed by all names or by
  /// the command that lists them.
  package static func hint(
    for word: String, among names: [String], listedBy command: String
  ) -> Remedy {
    let all =
      names.isEmpty
      ? "the list of names is empty"
      : names.count > longestList
        ? "'\(command)' shows all \(names.count)"
        : "there \(names.count == 1 ? "is" : "are") " + list(names)
    guard let name = nearest(to: word, among: names) else {
      return .instruction(all)
    }
    return "did you mean '\(name)'? \(all.prefix(1).uppercased())\(all.dropFirst())"
  }

  /// The names as "a", "a and b" or "a, b and c".
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
