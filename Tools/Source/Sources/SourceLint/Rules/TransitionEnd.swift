/// Rules T03 and T15: a transition that always ends with `completeTransition(true)`, or that a
/// timer ends.
struct TransitionEnd {
  let sources: CheckedSources
  /// Whether any file contains an interactive or interruptible transition, which can be cancelled.
  private let hasInteraction: Bool

  init(sources: CheckedSources) {
    self.sources = sources
    hasInteraction = sources.texts.contains { text in
      text.tokens.contains { Self.interactiveWords.contains($0.text) }
    }
  }

  private static let interactiveWords: Set<String> = [
    "UIPercentDrivenInteractiveTransition", "UIViewControllerInteractiveTransitioning",
    "interruptibleAnimator",
  ]

  func finding(in code: AnimatorCode, at index: Int) -> LintFinding? {
    contradictedCancel(code, at: index) ?? delayedEnd(code, at: index)
  }

  private func contradictedCancel(_ code: AnimatorCode, at index: Int) -> LintFinding? {
    let tokens = code.tokens
    guard tokens.reads("completeTransition", "(", "true", ")", at: index),
      tokens.word(before: index) != "func", !isBailingOut(tokens, at: index),
      canBeCancelled(code, at: index), !isEndOfSuccess(code, at: index)
    else { return nil }
    // A method that reads `transitionWasCancelled`, or that also calls `completeTransition(false)`,
    // is assumed to handle cancellations.
    let around = code.surroundings(of: tokens[index].range.lowerBound)
    let own = around.indices.first { around[$0].range == tokens[index].range } ?? around.startIndex
    guard
      !around.contains(where: { $0.text == "transitionWasCancelled" }),
      !around.indices.contains(where: {
        around.reads("completeTransition", "(", "false", ")", at: $0)
          && !isBailingOut(around, at: $0) && !leaves(around, at: $0, before: own)
      })
    else { return nil }
    return sources.finding(
      .contradictedCancel, in: code.file, at: tokens[index].range.lowerBound,
      "completeTransition(true) also ends a cancelled transition, as if it had finished",
      fix: "pass !\(receiver(in: tokens, before: index)).transitionWasCancelled")
  }

  /// Whether the transition that the code at `index` ends can be cancelled, because it can be
  /// interactive.
  private func canBeCancelled(_ code: AnimatorCode, at index: Int) -> Bool {
    guard hasInteraction, code.tokens.isInteractive(at: index) != false else { return false }
    let family = code.family
    guard !family.uses.isEmpty, !family.isInterruptible else { return true }
    var uses = family.uses
    if let isPresenting = code.tokens.isPresenting(at: index) {
      uses.remove(isPresenting ? .dismissal : .presentation)
    }
    return !uses.isDisjoint(with: family.interactiveUses)
  }

  /// Whether the call is in a method such as `finish()`, which runs only if the transition was not
  /// cancelled. Such an animator ends cancelled transitions in another method, with
  /// `completeTransition(false)`.
  private func isEndOfSuccess(_ code: AnimatorCode, at index: Int) -> Bool {
    guard let method = code.method(around: code.tokens[index].range.lowerBound) else {
      return false
    }
    let family = code.family
    let name = String(method.name.prefix { $0 != "(" })
    let cancelling = family.methods.filter { other in
      let tokens = other.tokens
      return other.name != name
        && tokens.indices.contains {
          tokens.reads("completeTransition", "(", "false", ")", at: $0)
            && !isBailingOut(tokens, at: $0) && !isLeaving(tokens, at: $0)
        }
    }
    guard !cancelling.isEmpty, !Self.entries.contains(name),
      !cancelling.contains(where: { family.calls(from: $0.name, to: name) })
    else { return false }
    guard Self.entries.contains(where: { family.calls(from: $0, to: name) }) else { return true }
    // If the type implements `startInteractiveTransition`, and that method does not call the method
    // that ends the transition, the ending method runs only in non-interactive transitions.
    return family.methods.contains { $0.name == Self.start && !$0.isOverride }
      && !family.calls(from: Self.start, to: name)
  }

  private static let start = "startInteractiveTransition"
  /// The methods that UIKit calls.
  private static let entries: Set<String> = ["animateTransition", "interruptibleAnimator", start]

  /// Whether the call is in a block that returns after the call.
  private func isLeaving(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    block(around: index, in: tokens).map { tokens[$0].contains { $0.text == "return" } } ?? false
  }

  /// Whether the call is in the `else` of a `guard`, where the animation has not begun and so
  /// cannot be cancelled.
  private func isBailingOut(_ tokens: ArraySlice<Token>, at index: Int) -> Bool {
    tokens.openingBrace(before: index).map { brace in
      tokens.word(before: brace) == "else" && tokens.word(before: brace - 1) != "}"
    } ?? false
  }

  /// Whether the call is in an `if` that returns before the code at `other`, so that the animation
  /// has not begun: `if to == nil { completeTransition(false); return }`.
  private func leaves(_ tokens: ArraySlice<Token>, at index: Int, before other: Int) -> Bool {
    guard let block = block(around: index, in: tokens), !block.contains(other), index < other,
      tokens[block].contains(where: { $0.text == "return" }),
      tokens.word(before: block.lowerBound) != "else"
    else { return false }
    let next = block.upperBound
    if tokens.indices.contains(next), tokens[next].text == "else" { return false }
    // If `other` follows in the same block as this `if`, the two calls are alternative ends of the
    // same code.
    return self.block(around: other, in: tokens).map { !$0.contains(index) } ?? false
  }

  /// The range of the innermost block around a token, including its braces.
  private func block(around index: Int, in tokens: ArraySlice<Token>) -> Range<Int>? {
    tokens.openingBrace(before: index).map { tokens.bracketed(at: $0) }
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
      "\(tokens[index].text) ends the transition after a fixed time, whatever its animation does",
      fix: "call completeTransition(_:) in the animation's completion")
  }
}
