import Stage

/// An expected order of calls, parsed from the text in a test.
///
/// Clauses are separated by commas or newlines. `A < B` means that both calls occur and that the
/// first A precedes the first B; `A > B` means the reverse. `never A` means that the call does not
/// occur, `once A` means that it occurs exactly once, and `A` means that it occurs at least once. A
/// call is written as in the trace. For example, `Card.viewWillAppear(true)` matches any `Card`,
/// `Card#2.viewWillAppear(true)` matches the second one, and `viewWillAppear(true)` matches any
/// object. A name without parentheses matches a call with any arguments.
package struct TraceExpectation {
  private enum Clause {
    /// The first occurrences of these calls must be in this order.
    case order([Call])
    case never(Call)
  }

  private struct Call {
    let text: String
    let isOnce: Bool
    private let object: String?
    private let call: String

    init(_ words: String) {
      isOnce = words.hasPrefix("once ")
      text = (isOnce ? String(words.dropFirst("once ".count)) : words).trimmed
      let head = text.prefix { $0 != "(" }
      guard let dot = head.lastIndex(of: ".") else {
        (object, call) = (nil, text)
        return
      }
      (object, call) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    }

    /// The method's name.
    var method: Substring { call.prefix { $0 != "(" } }

    func fits(_ event: CallTrace.Event) -> Bool {
      let isObject =
        object.map { $0 == event.object.description || $0 == event.object.type } ?? true
      return isObject && (event.call.message.name == call || event.call.description == call)
    }
  }

  private var clauses: [Clause] = []
  /// The syntax error in the text; nil if there is none.
  private var problem: String?

  package init(_ text: String) {
    for words in Self.split(text, at: [",", "\n"]) {
      do throws(Misspelling) {
        clauses.append(try Self.clause(words))
      } catch {
        problem = "found '\(words)', expected \(error.expected)"
      }
    }
    if clauses.isEmpty, problem == nil {
      problem = "found nothing, expected clauses such as 'A.viewWillAppear < A.viewDidAppear'"
    }
  }

  private struct Misspelling: Error {
    let expected: String
  }

  private static func clause(_ words: String) throws(Misspelling) -> Clause {
    if words.hasPrefix("never ") {
      let rest = String(words.dropFirst("never ".count)).trimmed
      guard rest.allSatisfy({ $0 != "<" && $0 != ">" }) else {
        throw Misspelling(expected: "one call after 'never'")
      }
      return .never(Call(rest))
    }
    let (rising, falling) = (split(words, at: ["<"]), split(words, at: [">"]))
    guard rising.count == 1 || falling.count == 1 else {
      throw Misspelling(expected: "'<' or '>' in a clause, not both")
    }
    let terms = rising.count > 1 ? rising : falling.reversed()
    let signs = depthZero(words).count { $0 == "<" || $0 == ">" }
    guard terms.count == signs + 1 else {
      throw Misspelling(expected: "a call on each side of '<' or '>'")
    }
    let calls = terms.map { Call($0) }
    guard calls.allSatisfy({ !$0.method.isEmpty && !$0.method.contains(" ") }) else {
      throw Misspelling(
        expected: "calls as in a trace, with 'never' or 'once' before a call and '<' or '>' "
          + "between calls")
    }
    return .order(calls)
  }

  // MARK: Matching

  /// Describes how the trace differs from the expectation; nil if it matches.
  package func mismatch(in trace: Trace) -> String? {
    if let problem { return problem }
    let problems = clauses.compactMap { Self.problem($0, trace) }
    guard !problems.isEmpty else { return nil }
    let named = clauses.flatMap { clause in
      switch clause {
      case .order(let calls): calls
      case .never(let call): [call]
      }
    }
    let calls = Trace(
      events: trace.events.filter { event in named.contains { $0.fits(event) } },
      start: trace.start)
    return problems.joined(separator: "\n")
      + (calls.events.isEmpty
        ? "\nnone of the named methods was called"
        : "\nof the named methods, these were called:\n\(calls)")
  }

  private static func problem(_ clause: Clause, _ trace: Trace) -> String? {
    func time(_ event: CallTrace.Event) -> String {
      "at \(String(format: "%.4f", event.time - trace.start)) s"
    }
    switch clause {
    case .never(let call):
      guard let event = trace.events.first(where: call.fits) else { return nil }
      return "expected no call of \(call.text), but it came \(time(event))"
    case .order(let calls):
      for call in calls {
        let count = trace.events.count(where: call.fits)
        if count == 0 { return "expected \(call.text), but it never came" + near(call, trace) }
        if call.isOnce, count != 1 {
          return "expected \(call.text) exactly once, but it came \(count) times"
        }
      }
      for (first, second) in zip(calls, calls.dropFirst()) {
        guard let early = trace.events.firstIndex(where: first.fits),
          let late = trace.events.firstIndex(where: second.fits), early >= late
        else { continue }
        return "expected \(first.text) before \(second.text), but it came after: "
          + "\(time(trace.events[early])), not before \(time(trace.events[late]))"
      }
      return nil
    }
  }

  /// The recorded calls of the same method, which the message suggests.
  private static func near(_ call: Call, _ trace: Trace) -> String {
    var names: [String] = []
    for event in trace.events where event.call.message.name == call.method {
      let name = "\(event.object).\(event.call)"
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return "" }
    return "; there is " + names.prefix(nearest).joined(separator: ", ")
  }
  private static let nearest = 3

  // MARK: Parsing

  /// Splits the text at separators that are not inside parentheses. The parts are trimmed, and
  /// empty parts are omitted.
  private static func split(_ text: String, at separators: Set<Character>) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, separators.contains(character) {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The characters that are not inside parentheses.
  private static func depthZero(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let body = drop { $0.isWhitespace }
    return String(body.reversed().drop { $0.isWhitespace }.reversed())
  }
}
