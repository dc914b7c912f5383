/// Rule T05: the arriving view is removed although the transition succeeded.
struct RemovedView {
  let sources: CheckedSources

  func finding(in code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard tokens.reads("removeFromSuperview", "(", ")", at: index),
      let view = tokens.receiver(of: index)?.text
    else { return nil }
    let method = code.surroundings(of: tokens[index].range.lowerBound)
    guard arrivingViews(in: method).contains(view),
      let condition = condition(around: index, in: tokens)
    else { return nil }
    let names = successNames(in: method)
    guard disjuncts(of: condition, in: tokens).contains(where: { saysSuccess($0, tokens, names) })
    else { return nil }
    return sources.finding(
      .stayingViewRemoved, in: code.file, at: tokens[index].range.lowerBound,
      "'\(view)', the arriving view, is removed after a transition that succeeded, so the screen is"
        + " empty",
      fix: "remove '\(view)' only if the transition was cancelled")
  }

  /// The variables that `name = context.view(forKey: .to)` declares.
  private func arrivingViews(in tokens: ArraySlice<Token>) -> Set<String> {
    Set(
      tokens.indices.compactMap { index in
        guard tokens.reads("view", "(", "forKey", ":", ".", "to", ")", at: index) else {
          return nil
        }
        return assigned(before: index, in: tokens)
      })
  }

  /// The variables that `name = !context.transitionWasCancelled` declares.
  private func successNames(in tokens: ArraySlice<Token>) -> Set<String> {
    Set(
      tokens.indices.compactMap { index in
        guard tokens[index].text == "transitionWasCancelled", isNegated(index, in: tokens) else {
          return nil
        }
        return assigned(before: index, in: tokens)
      })
  }

  /// The name in `let name = …`, if the value's tokens lead directly to `index`.
  private func assigned(before index: Int, in tokens: ArraySlice<Token>) -> String? {
    let start = Swift.max(tokens.startIndex, index - 6)
    guard let sign = tokens[start..<index].lastIndex(where: { $0.text == "=" }),
      ["let", "var"].contains(tokens.word(before: sign - 1))
    else { return nil }
    return tokens.word(before: sign)
  }

  /// Whether `!` precedes the expression whose last name is at `index`.
  private func isNegated(_ index: Int, in tokens: ArraySlice<Token>) -> Bool {
    var place = index
    while tokens.word(before: place) == ".", tokens.indices.contains(place - 2) { place -= 2 }
    return tokens.word(before: place) == "!"
  }

  /// The condition of the innermost `if` around `index`; nil in an `else` and outside of an `if`.
  private func condition(around index: Int, in tokens: ArraySlice<Token>) -> Range<Int>? {
    guard let brace = tokens.openingBrace(before: index),
      let start = tokens[..<brace].lastIndex(where: { ["if", "{", "}", ";"].contains($0.text) }),
      tokens[start].text == "if", tokens.word(before: start) != "else"
    else { return nil }
    return start + 1..<brace
  }

  /// The parts of the condition between `||`.
  private func disjuncts(of condition: Range<Int>, in tokens: ArraySlice<Token>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = condition.lowerBound
    for place in condition where tokens.reads("|", "|", at: place) {
      parts.append(start..<place)
      start = place + 2
    }
    return parts + [Swift.min(start, condition.upperBound)..<condition.upperBound]
  }

  private func saysSuccess(
    _ part: Range<Int>, _ tokens: ArraySlice<Token>, _ names: Set<String>
  ) -> Bool {
    part.contains { place in
      let isNegated = isNegated(place, in: tokens)
      return names.contains(tokens[place].text) && !isNegated
        || tokens[place].text == "transitionWasCancelled" && isNegated
    }
  }
}
