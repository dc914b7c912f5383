/// T03, T10, T15 and T23, as far as an animator's source tells.
struct AnimatorRules {
  let sources: CheckedSources
  /// Whether any file drives a transition by percent, so that it can be cancelled.
  private let isInteractive: Bool

  init(sources: CheckedSources) {
    self.sources = sources
    isInteractive = sources.texts.contains { text in
      text.tokens.contains { Self.interactiveWords.contains($0.text) }
    }
  }

  private static let interactiveWords: Set<String> = [
    "UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning",
    "interruptibleAnimator",
  ]

  func findings() -> [LintFinding] {
    AnimatorCode.all(in: sources).flatMap { code in
      code.tokens.indices.compactMap { index in
        contradictedCancel(code, at: index) ?? screenSize(code, at: index)
          ?? delayedEnd(code, at: index) ?? chance(code, at: index)
      }
    }
  }

  // MARK: T03

  private func contradictedCancel(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard isInteractive, tokens.reads("completeTransition", "(", "true", ")", at: index),
      tokens.word(before: index) != "func", !isBailingOut(tokens, at: index)
    else { return nil }
    // A method that asks, or that also ends with false, may know what it does.
    let around = code.surroundings(of: tokens[index].range.lowerBound)
    guard
      !around.contains(where: { $0.text == "transitionWasCancelled" }),
      !around.indices.contains(where: {
        around.reads("completeTransition", "(", "false", ")", at: $0)
      })
    else { return nil }
    return sources.finding(
      .contradictedCancel, in: code.file, at: tokens[index].range.lowerBound,
      "completeTransition(true) also ends a cancelled transition, as if it had finished",
      fix: "pass !\(receiver(in: tokens, before: index)).transitionWasCancelled")
  }

  /// In the `else` of a `guard`: nothing has begun that could be cancelled.
  private func isBailingOut(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    var depth = 0
    for place in stride(from: index - 1, through: tokens.startIndex, by: -1) {
      if tokens[place].text == "}" { depth += 1 }
      if tokens[place].text == "{" { depth -= 1 }
      guard depth < 0 else { continue }
      return tokens.word(before: place) == "else" && tokens.word(before: place - 1) != "}"
    }
    return false
  }

  private func receiver(in tokens: ArraySlice<Token>, before index: Int) -> String {
    var place = index - 1
    guard tokens.indices.contains(place), tokens[place].text == "." else {
      return "transitionContext"
    }
    place -= 1
    if tokens.indices.contains(place), ["?", "!"].contains(tokens[place].text) { place -= 1 }
    guard tokens.indices.contains(place), tokens[place].kind == .identifier else {
      return "transitionContext"
    }
    return tokens[place].text
  }

  // MARK: T10

  private func screenSize(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard tokens[index].kind == .number, let size = Int(tokens[index].text),
      ScreenSizes.all.contains(size), isWhole(tokens, at: index), isGeometry(tokens, at: index)
    else { return nil }
    return sources.finding(
      .screenSize, in: code.file, at: tokens[index].range.lowerBound,
      "\(size) is the size of some screens only; the container has another on the rest",
      fix: "take it from containerView.bounds or finalFrame(for:)")
  }

  /// Neither the end of `0.375` nor the start of `375.5`.
  private func isWhole(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    if tokens[index].isGlued, tokens.word(before: index) == ".", index - 2 >= tokens.startIndex,
      tokens[index - 2].kind == .number
    {
      return false
    }
    guard tokens.reads(".", at: index + 1), tokens[index + 1].isGlued,
      index + 2 < tokens.endIndex, tokens[index + 2].isGlued
    else { return true }
    return tokens[index + 2].kind != .number || tokens[index + 2].text.allSatisfy { $0 == "0" }
  }

  /// An argument of a rectangle, a point or a size, or a number on a line that writes or compares
  /// one.
  private func isGeometry(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    var depth = 0
    var place = index - 1
    let line = tokens[index].line
    while place >= tokens.startIndex {
      let token = tokens[place]
      if [")", "]", "}"].contains(token.text) { depth += 1 }
      if ["(", "[", "{"].contains(token.text) {
        depth -= 1
        if depth < 0 {
          let isGroup = place > tokens.startIndex && tokens[place - 1].kind == .sign
          guard token.text == "(", isGroup else {
            return token.text == "(" && ScreenSizes.makers.contains(tokens.word(before: place))
          }
          depth = 0
        }
      }
      if depth == 0, ["=", "<", ">"].contains(token.text), tokens[place].line == line {
        var target = place - 1
        while target >= tokens.startIndex, ["=", "+", "-", "!"].contains(tokens[target].text) {
          target -= 1
        }
        return target >= tokens.startIndex && tokens.word(before: target) == "."
          && ScreenSizes.measures.contains(tokens[target].text)
      }
      if token.line != line, depth == 0, token.kind == .sign, token.text != "," { return false }
      place -= 1
    }
    return false
  }

  // MARK: T15

  private func delayedEnd(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    let isDelay =
      tokens.reads("asyncAfter", "(", at: index) || tokens.reads("scheduledTimer", "(", at: index)
    guard isDelay, tokens.word(before: index) == "." else { return nil }
    let arguments = tokens.bracketed(at: index + 1)
    let closure = tokens.bracketed(at: arguments.upperBound)
    guard
      tokens[arguments.lowerBound..<max(arguments.upperBound, closure.upperBound)].contains(where: {
        $0.text == "completeTransition"
      })
    else { return nil }
    return sources.finding(
      .delayedEnd, in: code.file, at: tokens[index].range.lowerBound,
      "\(tokens[index].text) ends the transition by the clock, wherever its animation is",
      fix: "call completeTransition(_:) in the animation's completion")
  }

  // MARK: T23

  private func chance(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    let word = tokens[index].text
    guard tokens[index].kind == .identifier, tokens.word(before: index) != "func" else {
      return nil
    }
    let isMember = tokens.word(before: index) == "."
    let isCall = tokens.reads("(", at: index + 1)
    if isCall && (isMember ? Chance.methods.contains(word) : Chance.functions.contains(word)) {
      // A generator that is handed in has a seed, or is the caller's to answer for.
      guard !tokens[tokens.bracketed(at: index + 1)].contains(where: { $0.text == "using" })
      else { return nil }
      return sources.finding(
        .chance, in: code.file, at: tokens[index].range.lowerBound,
        "\(isMember ? "." : "")\(word) makes each run of the transition another",
        fix: "hand in a generator with a seed, or take fixed values")
    }
    guard isCall && Chance.clocks.contains(word) || readsNow(tokens, at: index) else { return nil }
    // A layer's begin time is told in this clock.
    let line = tokens[index].line
    guard !tokens.contains(where: { $0.line == line && Chance.layerTimes.contains($0.text) })
    else { return nil }
    return sources.finding(
      .chance, in: code.file, at: tokens[index].range.lowerBound,
      "\(word) lets the transition depend on when it runs",
      fix: "let the animation's own time, or percentComplete, decide")
  }

  private func readsNow(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    tokens.reads("Date", "(", ")", at: index) || tokens.reads("Date", ".", "now", at: index)
      || tokens.reads("Date", "(", "timeIntervalSinceNow", at: index)
  }
}

/// Numbers that give a screen away, and where they do.
private enum ScreenSizes {
  /// Widths and heights of phones and pads in points; from Apple's human interface guidelines.
  static let all: Set<Int> = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 568, 667, 736, 812, 844, 852, 874, 896, 926, 932,
    956, 768, 820, 834, 1024, 1112, 1180, 1194, 1366,
  ]
  static let makers: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGVector", "CGRectMake", "CGPointMake", "CGSizeMake",
    "CGAffineTransform", "CGAffineTransformMakeTranslation", "CGAffineTransformTranslate",
    "CATransform3DMakeTranslation", "CATransform3DTranslate", "translatedBy", "offsetBy",
    "CGRectOffset",
  ]
  static let measures: Set<String> = ["width", "height", "x", "y"]
}

/// What gives other values at other times.
private enum Chance {
  static let functions: Set<String> = [
    "arc4random", "arc4random_uniform", "drand48", "random", "rand",
  ]
  static let methods: Set<String> = ["random", "randomElement", "shuffled", "shuffle"]
  static let clocks: Set<String> = ["CACurrentMediaTime", "CFAbsoluteTimeGetCurrent"]
  static let layerTimes: Set<String> = ["beginTime", "timeOffset", "convertTime"]
}
