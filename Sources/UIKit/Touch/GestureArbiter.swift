/// Who may recognise: the rules between recognizers, in one place.
///
/// A recognizer that wants to leave possible is judged by this table; the first line that holds
/// decides, and the trace says so:
///
/// | Condition | Verdict | Trace |
/// |---|---|---|
/// | one that has recognised excludes it | fails | `failed(A has recognised)` |
/// | a view from the touched one up says it should not begin | fails | `failed(should not begin)` |
/// | so does its delegate | fails | `failed(should not begin)` |
/// | one that it has to wait for has recognised | fails | `failed(A did not fail)` |
/// | one that it has to wait for is still possible | waits | `waits(for: A)` |
/// | otherwise | recognises | `wins(over: …, alongside: …, after: …)` |
///
/// `wins` names those that fail now, those that recognise at the same time, and the one it
/// waited for; where nobody contested, the new state alone is traced.
///
/// Then this table tells what becomes of every other recognizer that is still possible:
///
/// | Condition | Verdict | Trace |
/// |---|---|---|
/// | the winner excludes it | fails | `failed(A recognised first)` |
/// | it has to wait for the winner | fails | `failed(A did not fail)` |
/// | otherwise | goes on | |
///
/// `a` excludes `b` when both follow or followed one touch, `a` can prevent `b`, `b` can be
/// prevented by `a`, and neither delegate lets them recognise simultaneously. `a` has to wait for
/// `b` when `a` requires `b` to fail, or either of them or of their delegates says so, which is
/// asked once an attempt of `a`. When one fails, those that wait are judged again, in the order
/// they got their first touch; where all that are left wait for each other, the first of them
/// fails: `failed(waits in a circle)`.
///
/// Recognizers are shown an event deepest view first, in one view in the order they were added:
/// of two that would begin at the same event the deeper is judged first, and wins (facts I.5,
/// I.6, I.13).
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

  /// What a victory was about; nil where nobody contested it.
  static func victory(
    of winner: UIGestureRecognizer, over losers: [UIGestureRecognizer],
    among players: [UIGestureRecognizer]
  ) -> CallTrace.GestureCall? {
    let partners = players.filter { $0 !== winner && $0.hasRecognized && meet($0, winner) }
    let awaited = winner.attempt?.awaited
    guard !losers.isEmpty || !partners.isEmpty || awaited != nil else { return nil }
    return .wins(
      over: losers.map(ObjectName.init(of:)), alongside: partners.map(ObjectName.init(of:)),
      after: awaited)
  }

  /// Whether there is a touch that both have followed.
  private static func meet(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard let seen = b.attempt?.seen else { return false }
    return a.attempt?.seen.contains { touch in seen.contains { $0 === touch } } ?? false
  }

  private static func excludes(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    guard meet(a, b), a.canPrevent(b), b.canBePrevented(by: a) else { return false }
    return !simultaneous(a, b) && !simultaneous(b, a)
  }

  private static func simultaneous(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
    ask(a, .shouldRecognizeSimultaneously(ObjectName(of: a), with: ObjectName(of: b))) {
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
      .gesture, delegate, .gesture(.shouldBegin(ObjectName(of: recognizer)))
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
      || ask(a, .shouldRequireFailure(ObjectName(of: a), of: ObjectName(of: b))) {
        $0.gestureRecognizer(a, shouldRequireFailureOf: b)
      } ?? false
      || ask(b, .shouldBeRequiredToFail(ObjectName(of: b), by: ObjectName(of: a))) {
        $0.gestureRecognizer(b, shouldBeRequiredToFailBy: a)
      } ?? false
    a.attempt?.waits.append((WeakRecognizer(recognizer: b), answer))
    return answer
  }

  /// Whether a recognizer takes part in an event at all; asked before the touches are.
  static func receives(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    recognizer.isEnabled && !recognizer.isOver && recognizer.shouldReceive(event)
      && ask(recognizer, .shouldReceiveEvent(ObjectName(of: recognizer))) {
        $0.gestureRecognizer(recognizer, shouldReceive: event)
      } ?? true
  }

  /// Whether a recognizer takes part in a touch.
  static func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled && !recognizer.isOver
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && ask(recognizer, .shouldReceiveTouch(ObjectName(of: recognizer))) {
        $0.gestureRecognizer(recognizer, shouldReceive: touch)
      } ?? true
  }

  /// Asks the delegate `gestureRecognizer(_:…)`; nil when there is none, or no such method.
  private static func ask(
    _ recognizer: UIGestureRecognizer, _ call: @autoclosure () -> CallTrace.GestureCall,
    _ question: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool? {
    guard let delegate = recognizer.delegate else { return nil }
    return CallTrace.askOptional(.gesture, delegate, .gesture(call())) { question(delegate) }
  }

  private static func name(_ recognizer: UIGestureRecognizer) -> String {
    World.current.names(recognizer)
  }
}
