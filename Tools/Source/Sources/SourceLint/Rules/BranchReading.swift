/// The answer that a word in a true condition gives to a yes-or-no question. For the question
/// whether the transition presents, the answer is true for `isPresenting`, false for
/// `isDismissing`, and nil for unrelated words.
typealias WordMeaning = (String) -> Bool?

extension RandomAccessCollection where Element == Token, Index == Int {
  /// Whether the code at `index` runs only in presentations (true) or only in dismissals (false),
  /// according to the conditions around it. Nil if the conditions do not distinguish presentations
  /// from dismissals.
  func isPresenting(at index: Int) -> Bool? { answer(at: index, Self.presenting) }

  /// Whether the code at `index` runs only in interactive transitions (true) or only in
  /// non-interactive transitions (false).
  func isInteractive(at index: Int) -> Bool? { answer(at: index, Self.interactive) }

  /// Whether a condition is true only in presentations (true) or only in dismissals (false).
  func presentingCondition(_ range: Range<Int>) -> Bool? {
    meaning(of: range, Self.presenting)
  }

  /// The answers of the words that distinguish presentations from dismissals.
  private static var presenting: WordMeaning {
    { word in
      var plain = word.lowercased().filter { $0 != "_" }
      for prefix in ["isbeing", "is", "should", "will"] where plain.hasPrefix(prefix) {
        plain = String(plain.dropFirst(prefix.count))
        if plain == "presented" { return true }
        if plain == "dismissed" { return false }
        break
      }
      if ["present", "presenting", "presentation"].contains(plain) { return true }
      return ["dismiss", "dismissing", "dismissal"].contains(plain) ? false : nil
    }
  }

  private static var interactive: WordMeaning {
    { word in
      ["isinteractive", "interactive", "isinteracting", "interactioninprogress"]
        .contains(word.lowercased()) ? true : nil
    }
  }

  /// The answer given by the innermost condition around `index`. Conditions that give no answer are
  /// skipped.
  private func answer(at index: Int, _ meaning: WordMeaning) -> Bool? {
    var place = index
    while let brace = openingBrace(before: place) {
      if let said = caseAnswer(between: brace + 1, and: place, meaning)
        ?? headAnswer(of: brace, meaning)
      {
        return said
      }
      place = brace
    }
    return nil
  }

  /// The answer given by the last `case` between `start` and `end`; nil if there is none.
  private func caseAnswer(
    between start: Int, and end: Int, _ meaning: WordMeaning
  ) -> Bool? {
    var depth = 0
    for place in stride(from: end - 1, through: start, by: -1) {
      if self[place].text == "}" { depth += 1 }
      if self[place].text == "{" { depth -= 1 }
      guard depth == 0 else { continue }
      if self[place].text == "default" { return nil }
      // `if case` and `guard case` are conditions.
      guard self[place].text == "case", !["if", "guard", ","].contains(word(before: place)),
        let colon = (place..<end).first(where: { self[$0].text == ":" })
      else { continue }
      return self.meaning(of: place + 1..<colon, meaning)
    }
    return nil
  }

  /// The answer given by the condition of a block. `brace` is the index of the block's opening
  /// brace.
  private func headAnswer(of brace: Int, _ meaning: WordMeaning) -> Bool? {
    if word(before: brace) == "else" {
      return otherwise(before: brace - 1, meaning)
    }
    guard let keyword = keyword(before: brace) else { return nil }
    return self.meaning(of: keyword + 1..<brace, meaning)
  }

  /// The answer given by an `else` at `index`. It is the opposite of the answer that the condition
  /// of the `if` or `guard` gives.
  private func otherwise(before index: Int, _ meaning: WordMeaning) -> Bool? {
    var condition: Range<Int>?
    if word(before: index) == "}" {
      // `if a { … } else { … }`
      guard let brace = openingBrace(before: index - 1), let keyword = keyword(before: brace)
      else { return nil }
      condition = keyword + 1..<brace
    } else if let keyword = keyword(before: index) {
      // `guard a else { … }`
      condition = keyword + 1..<index
    }
    guard let condition, clauses(of: condition).count == 1 else { return nil }
    return self.meaning(of: condition, meaning).map { !$0 }
  }

  /// The `if` or `guard` of the condition that ends before `index`.
  private func keyword(before index: Int) -> Int? {
    for place in stride(from: index - 1, through: startIndex, by: -1) {
      if ["if", "guard"].contains(self[place].text) { return place }
      if ["{", "}", ";"].contains(self[place].text) { return nil }
    }
    return nil
  }

  /// The answer that all clauses of a condition give. Nil if the clauses contradict each other or
  /// are alternatives (`||`).
  private func meaning(of range: Range<Int>, _ meaning: WordMeaning) -> Bool? {
    guard !range.contains(where: { reads("|", "|", at: $0) }) else { return nil }
    let said = Set(clauses(of: range).compactMap { clause(in: $0, meaning) })
    return said.count == 1 ? said.first : nil
  }

  /// The parts of a condition between `&&` and commas.
  private func clauses(of range: Range<Int>) -> [Range<Int>] {
    var clauses: [Range<Int>] = []
    var start = range.lowerBound
    for place in range where self[place].text == "," || reads("&", "&", at: place) {
      clauses.append(start..<place)
      start = place + (self[place].text == "," ? 1 : 2)
    }
    return (clauses + [start..<Swift.max(start, range.upperBound)]).filter { !$0.isEmpty }
  }

  private func clause(in range: Range<Int>, _ meaning: WordMeaning) -> Bool? {
    let said = Set(range.compactMap { meaning(self[$0].text) })
    guard said.count == 1, var result = said.first else { return nil }
    for place in range {
      let isNot =
        reads("!", "=", at: place) || self[place].text == "false"
        || self[place].text == "!" && range.contains(place + 1)
          && self[place + 1].kind == .identifier
      if isNot { result.toggle() }
    }
    return result
  }
}
