/// An expected trace in the notation of the conformance cases.
///
/// `x → y` means that x comes before y, `{x, y}` that both come in any order, `x?` that x is
/// optional, `x+` that x comes at least once, and `!x` that x never comes. Events that the pattern
/// does not name are dropped before comparing, so each named event must occur exactly as often as
/// the pattern says. In the pattern, a name without arguments matches a call with any arguments.
package struct TracePattern {
  private struct Term {
    var name: String
    var isOptional = false
    var repeats = false

    func fits(_ event: String) -> Bool { event == name || event.hasPrefix(name + "(") }
  }
  /// The terms between two arrows. Several terms may come in any order.
  private var steps: [[Term]] = []
  private var forbidden: [Term] = []
  private let text: String

  package init(_ text: String) {
    self.text = text
    var rest = text
    while let mark = rest.firstIndex(of: "!") {
      let tail = rest[rest.index(after: mark)...]
      let name = tail.prefix { !$0.isWhitespace }
      forbidden.append(Term(name: String(name)))
      rest.removeSubrange(mark..<name.endIndex)
    }
    for step in rest.split(separator: "→") {
      let words = Self.words(of: step.filter { $0 != "{" && $0 != "}" })
      if !words.isEmpty { steps.append(words.map(Self.term)) }
    }
  }

  /// Splits at commas outside parentheses.
  private static func words(of step: String) -> [String] {
    var words = [""]
    var depth = 0
    for character in step {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.map { String($0.filter { !$0.isNewline }) }
      .map { $0.trimmed }
      .filter { !$0.isEmpty }
  }

  private static func term(_ word: String) -> Term {
    switch word.last {
    case "?": Term(name: String(word.dropLast()), isOptional: true)
    case "+": Term(name: String(word.dropLast()), repeats: true)
    default: Term(name: word)
    }
  }

  /// The first difference of `events`; nil if they match.
  package func mismatch(in events: [String]) -> String? {
    let named = steps.flatMap { $0 } + forbidden
    let listed = events.filter { event in named.contains { $0.fits(event) } }
    if let event = listed.first(where: { event in forbidden.contains { $0.fits(event) } }) {
      return report("\(event) must not occur", listed)
    }
    var index = 0
    for step in steps {
      var open = step
      while index < listed.count, let found = open.firstIndex(where: { $0.fits(listed[index]) }) {
        let term = open[found]
        index += 1
        while term.repeats, index < listed.count, term.fits(listed[index]) { index += 1 }
        open.remove(at: found)
      }
      if let missing = open.first(where: { !$0.isOptional }) {
        let place = index < listed.count ? "where \(listed[index]) stands" : "at the end"
        return report("expected \(missing.name) \(place) (event \(index))", listed)
      }
    }
    guard index == listed.count else {
      return report("\(listed[index]) comes too often or too late (event \(index))", listed)
    }
    return nil
  }

  private func report(_ problem: String, _ listed: [String]) -> String {
    "\(problem)\nexpected: \(text)\nheard: \(listed.joined(separator: " → "))"
  }
}

extension String {
  fileprivate var trimmed: String {
    let body = drop { $0.isWhitespace }
    return String(body.reversed().drop { $0.isWhitespace }.reversed())
  }
}
