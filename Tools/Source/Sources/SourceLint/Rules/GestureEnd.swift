/// Rule T13: a gesture that the system cancels is handled as if the finger had been lifted.
struct GestureEnd {
  let sources: CheckedSources

  func findings() -> [LintFinding] {
    sources.types.entries.flatMap { entry in
      entry.parts.flatMap { part in
        part.declaration.members.flatMap { member -> [LintFinding] in
          guard member.kind == .method else { return [] }
          return findings(sources.texts[part.file].tokens(in: member.range), in: part.file)
        }
      }
    }
  }

  private func findings(_ tokens: ArraySlice<Token>, in file: Int) -> [LintFinding] {
    // Only a method that drives a transition calls all three.
    guard ["update", "finish", "cancel"].allSatisfy({ isCalled($0, in: tokens) }) else { return [] }
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "cancelled", tokens.word(before: index) == ".",
        let (head, body) = branch(around: index, in: tokens),
        tokens[head].contains(where: { $0.text == "ended" }),
        !tokens[head].contains(where: { $0.text == "!" || $0.text == "&" }),
        isCalled("finish", in: tokens[body]), isCalled("cancel", in: tokens[body]),
        !tokens[body].contains(where: { Self.states.contains($0.text) })
      else { return nil }
      return sources.finding(
        .gestureEnd, in: file, at: tokens[index].range.lowerBound,
        "a gesture that the system cancels can finish the transition, although the user did not",
        fix: "call cancel() for .cancelled, and compare the progress only for .ended")
    }
  }

  private static let states: Set<String> = ["state", "ended", "cancelled", "failed"]

  private func isCalled(_ name: String, in tokens: ArraySlice<Token>) -> Bool {
    tokens.indices.contains {
      tokens.reads(name, "(", at: $0) && tokens.word(before: $0) != "func"
    }
  }

  /// The head and the body of the `case` or `if` whose head contains the token at `index`.
  private func branch(
    around index: Int, in tokens: ArraySlice<Token>
  ) -> (head: Range<Int>, body: Range<Int>)? {
    let limits: Set<String> = ["{", "}", ";", "case", "if"]
    guard let start = tokens[..<index].lastIndex(where: { limits.contains($0.text) }) else {
      return nil
    }
    switch tokens[start].text {
    case "case":
      guard let colon = tokens[index...].firstIndex(where: { $0.text == ":" }) else { return nil }
      return (start..<colon, colon + 1..<endOfCase(after: colon, in: tokens))
    case "if":
      guard let brace = tokens[index...].firstIndex(where: { $0.text == "{" }) else { return nil }
      return (start..<brace, tokens.bracketed(at: brace))
    default: return nil
    }
  }

  /// The index of the next `case` or `default` of the same `switch`, or of the brace that ends it.
  private func endOfCase(after colon: Int, in tokens: ArraySlice<Token>) -> Int {
    var depth = 0
    for place in colon + 1..<tokens.endIndex {
      switch tokens[place].text {
      case "{": depth += 1
      case "}":
        if depth == 0 { return place }
        depth -= 1
      case "case" where depth == 0, "default" where depth == 0: return place
      default: break
      }
    }
    return tokens.endIndex
  }
}
