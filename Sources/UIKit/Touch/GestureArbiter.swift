/// Who may recognise: the rules between recognizers, in one place.
///
/// A recognizer that wants to leave possible is judged by this table, first match wins:
///
/// | Condition | Verdict |
/// |---|---|
/// | a recognised one that saw the same touches excludes it | fails |
/// | a view from the touched one up, or the delegate, says it should not begin | fails |
/// | one that it has to wait for has recognised | fails |
/// | one that it has to wait for is still possible | waits |
/// | otherwise | recognises |
///
/// Then every other possible recognizer fails that it excludes, or that had to wait for it.
/// `a` excludes `b` when both saw a touch, `a` can prevent `b`, `b` can be prevented by `a`, and
/// neither delegate lets them recognise simultaneously. Recognizers are shown an event deepest
/// view first, in one view in the order they were added, so that of two that would begin at the
/// same event the deeper one is first (facts I.5, I.6, I.13).
@MainActor
enum GestureArbiter {
  enum Verdict {
    case recognize
    case wait(for: UIGestureRecognizer)
    case fail(because: String)
  }

  static func verdict(
    on recognizer: UIGestureRecognizer, among players: [UIGestureRecognizer]
  ) -> Verdict {
    let others = players.filter { $0 !== recognizer && $0.attempt != nil }
    if let winner = others.first(where: { $0.hasRecognized && excludes($0, recognizer) }) {
      return .fail(because: "\(name(winner)) has recognised")
    }
    if !mayBegin(recognizer) { return .fail(because: "should not begin") }
    let awaited = others.filter { !($0.isOver && !$0.hasRecognized) && waits(recognizer, for: $0) }
    if let winner = awaited.first(where: \.hasRecognized) {
      return .fail(because: "\(name(winner)) did not fail")
    }
    if let open = awaited.first { return .wait(for: open) }
    return .recognize
  }

  /// Those that fail because `winner` recognises, with the reason.
  static func losers(
    to winner: UIGestureRecognizer, among players: [UIGestureRecognizer]
  ) -> [(UIGestureRecognizer, reason: String)] {
    let others = players.filter { $0 !== winner && $0.attempt != nil && $0.current == .possible }
    return others.compactMap { other in
      if excludes(winner, other) { return (other, "\(name(winner)) recognised first") }
      if waits(other, for: winner) { return (other, "\(name(winner)) did not fail") }
      return nil
    }
  }

  private static func excludes(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    let seen = b.attempt?.seen ?? []
    guard a.attempt?.seen.contains(where: { touch in seen.contains { $0 === touch } }) == true,
      a.canPrevent(b), b.canBePrevented(by: a)
    else { return false }
    return !simultaneous(a, b) && !simultaneous(b, a)
  }

  private static func simultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    ask(a, "shouldRecognizeSimultaneouslyWith: \(name(b))") {
      $0.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b)
    } ?? false
  }

  /// Asked once an attempt.
  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let known = recognizer.attempt?.mayBegin { return known }
    let answer = viewsAllow(recognizer) && delegateAllows(recognizer)
    recognizer.attempt?.mayBegin = answer
    return answer
  }

  private static func delegateAllows(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let delegate = recognizer.delegate else { return true }
    return CallTrace.askOptional(
      .gesture, delegate, "gestureRecognizerShouldBegin(\(name(recognizer)))"
    ) { delegate.gestureRecognizerShouldBegin(recognizer) } ?? true
  }

  private static func viewsAllow(_ recognizer: UIGestureRecognizer) -> Bool {
    var here = recognizer.attempt?.seen.first?.view ?? recognizer.view
    while let view = here {
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
      if view === recognizer.view { return true }
      here = view.superview
    }
    // The touched view has left the tree since: its views have no say, the recognizer's has.
    return recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? false
  }

  /// Asked once an attempt and pair.
  private static func waits(_ a: UIGestureRecognizer, for b: UIGestureRecognizer) -> Bool {
    if a.waitsAlways(for: b) { return true }
    if let known = a.attempt?.waits.first(where: { $0.other.recognizer === b }) {
      return known.answer
    }
    let answer =
      a.shouldRequireFailure(of: b) || b.shouldBeRequiredToFail(by: a)
      || ask(a, "shouldRequireFailureOf: \(name(b))") {
        $0.gestureRecognizer(a, shouldRequireFailureOf: b)
      } ?? false
      || ask(b, "shouldBeRequiredToFailBy: \(name(a))") {
        $0.gestureRecognizer(b, shouldBeRequiredToFailBy: a)
      } ?? false
    a.attempt?.waits.append((WeakRecognizer(recognizer: b), answer))
    return answer
  }

  /// Whether a recognizer takes part in an event at all; asked before the touches are.
  static func receives(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    recognizer.isEnabled && !recognizer.isOver && recognizer.shouldReceive(event)
      && ask(recognizer, "shouldReceive: event") {
        $0.gestureRecognizer(recognizer, shouldReceive: event)
      } ?? true
  }

  /// Whether a recognizer takes part in a touch.
  static func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled && !recognizer.isOver
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && ask(recognizer, "shouldReceive: touch") {
        $0.gestureRecognizer(recognizer, shouldReceive: touch)
      } ?? true
  }

  /// Asks the delegate `gestureRecognizer(_:…)`; nil when there is none, or no such method.
  private static func ask(
    _ recognizer: UIGestureRecognizer, _ rest: @autoclosure () -> String,
    _ question: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool? {
    guard let delegate = recognizer.delegate else { return nil }
    return CallTrace.askOptional(
      .gesture, delegate, "gestureRecognizer(\(name(recognizer)), \(rest()))"
    ) { question(delegate) }
  }

  private static func name(_ recognizer: UIGestureRecognizer) -> String {
    World.current.names(recognizer)
  }
}
