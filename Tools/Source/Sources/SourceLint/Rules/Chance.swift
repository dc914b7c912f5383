/// Rule T23: random numbers and clock readings, which differ from run to run.
struct Chance {
  let sources: CheckedSources

  private static let functions: Set<String> = [
    "arc4random", "arc4random_uniform", "drand48",
  ]
  private static let methods: Set<String> = ["random", "randomElement", "shuffled", "shuffle"]
  private static let clocks: Set<String> = ["CACurrentMediaTime", "CFAbsoluteTimeGetCurrent"]
  private static let layerTimes: Set<String> = ["beginTime", "timeOffset", "convertTime"]

  func finding(in code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    let word = tokens[index].text
    guard tokens[index].kind == .identifier, tokens.word(before: index) != "func" else {
      return nil
    }
    let isMember = tokens.word(before: index) == "."
    let isCall = tokens.reads("(", at: index + 1)
    if isCall && (isMember ? Self.methods.contains(word) : Self.functions.contains(word)),
      word != "random" || isOfType(tokens, before: index - 1)
    {
      // A generator that is passed as an argument is not reported, because it may have a seed.
      guard !tokens[tokens.bracketed(at: index + 1)].contains(where: { $0.text == "using" })
      else { return nil }
      return sources.finding(
        .chance, in: code.file, at: tokens[index].range.lowerBound,
        "\(isMember ? "." : "")\(word) makes each run of the transition different",
        fix: "pass a generator with a seed, or use fixed values")
    }
    guard isCall && Self.clocks.contains(word) || readsNow(tokens, at: index) else { return nil }
    // Layer times such as `beginTime` use this clock, so a line that contains a layer time is not
    // reported.
    let line = tokens[index].line
    guard !tokens.contains(where: { $0.line == line && Self.layerTimes.contains($0.text) })
    else { return nil }
    return sources.finding(
      .chance, in: code.file, at: tokens[index].range.lowerBound,
      "\(word) makes the transition depend on when it runs",
      fix: "use the animation's own time, or percentComplete")
  }

  /// Whether the method is called on a type, as in `Int.random` or `.random`. If the method is
  /// called on a value, the value may be a generator with a seed.
  private func isOfType(_ tokens: ArraySlice<Token>, before point: Int) -> Bool {
    guard tokens.indices.contains(point - 1), tokens[point].isGlued else { return true }
    let owner = tokens[point - 1]
    if owner.kind == .sign { return ![")", "]", "?", "!"].contains(owner.text) }
    return owner.kind == .identifier && owner.text.first?.isUppercase == true
  }

  private func readsNow(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    tokens.reads("Date", "(", ")", at: index) || tokens.reads("Date", ".", "now", at: index)
      || tokens.reads("Date", "(", "timeIntervalSinceNow", at: index)
  }
}
