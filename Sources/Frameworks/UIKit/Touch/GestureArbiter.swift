/// Contains all rules that determine which of several recognizers recognise their gestures.
///
/// The first table applies to a recognizer that is about to leave the state `.possible`. In each
/// table, the first row whose condition is true determines the verdict, and the call trace records
/// the entry in the last column. In the tables, `A` stands for the name of another recognizer.
///
/// | Condition | Verdict | Trace |
/// |---|---|---|
/// | a recognizer that has recognised excludes it | fails | `failed(A has recognised)` |
/// | a view's `gestureRecognizerShouldBegin` is false | fails | `failed(should not begin)` |
/// | its delegate's `gestureRecognizerShouldBegin` is false | fails | `failed(should not begin)` |
/// | a recognizer that it waits for has recognised | fails | `failed(A did not fail)` |
/// | a recognizer that it waits for is still possible | waits | `waits(for: A)` |
/// | otherwise | recognises | `wins(over: …, alongside: …, after: …)` |
///
/// The entry `wins` lists the recognizers that fail, the recognizers that recognise simultaneously,
/// and the recognizer that the winner waited for. If no other recognizer was involved, the trace
/// contains only the new state.
///
/// When a recognizer (the winner) has recognised its gesture, the second table applies to every
/// other recognizer whose state is still `.possible`.
///
/// | Condition | Verdict | Trace |
/// |---|---|---|
/// | the winner excludes it | fails | `failed(A recognised first)` |
/// | it waits for the winner | fails | `failed(A did not fail)` |
/// | otherwise | stays possible | |
///
/// `a` excludes `b` if both have received the same touch, `a` can prevent `b`, `b` can be prevented
/// by `a`, and neither delegate lets them recognise simultaneously. `a` has to wait for `b` if
/// `a.require(toFail: b)` was called, or if a method of `a`, of `b` or of their delegates says so.
/// Each method and delegate method that decides whether `a` waits is called once per attempt of `a`
/// to recognise its gesture. When a recognizer fails, the verdict on each waiting recognizer is
/// determined again, in the order of the recognizers' first touches. If all remaining recognizers
/// wait for each other, the first of them fails, and its trace entry is
/// `failed(waits in a circle)`.
///
/// Recognizers of deeper views receive an event first. Recognizers of one view receive an event in
/// the order in which they were added. If two recognizers would begin in the same event, the one
/// that receives the event first wins, which is the recognizer of the deeper view (facts I.5, I.6,
/// I.13).
@MainActor
enum GestureArbiter {
  enum Verdict {
    case recognize
    case wait(for: UIGestureRecognizer)
    case fail(because: String)
  }

  static func verdict(
    on recognizer: UIGestureRecognizer, among candidates: [UIGestureRecognizer]
  ) -> Verdict {
    let others = candidates.filter { $0 !== recognizer && $0.attempt != nil }
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

  /// The recognizers that fail because `winner` recognises its gesture, with the reasons.
  static func losers(
    to winner: UIGestureRecognizer, among candidates: [UIGestureRecognizer]
  ) -> [(UIGestureRecognizer, reason: String)] {
    let others = candidates.filter { $0 !== winner && $0.attempt != nil && $0.current == .possible }
    return others.compactMap { other in
      if excludes(winner, other) { return (other, "\(name(winner)) recognised first") }
      if waits(other, for: winner) { return (other, "\(name(winner)) did not fail") }
      return nil
    }
  }

  /// The trace entry of a recognition; nil if no other recognizer was involved.
  static func victory(
    of winner: UIGestureRecognizer, over losers: [UIGestureRecognizer],
    among candidates: [UIGestureRecognizer]
  ) -> CallTrace.GestureCall? {
    let partners = candidates.filter { $0 !== winner && $0.hasRecognized && meet($0, winner) }
    let awaited = winner.attempt?.awaited
    guard !losers.isEmpty || !partners.isEmpty || awaited != nil else { return nil }
    return .wins(
      over: losers.map(ObjectName.init(of:)), alongside: partners.map(ObjectName.init(of:)),
      after: awaited)
  }

  /// Whether there is a touch that `a` and `b` have both received.
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

  /// Whether the recognizer may begin. Calls `gestureRecognizerShouldBegin` of the views and of the
  /// delegate once per attempt.
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
    // If the touched view has been removed from its window, only the recognizer's own view is
    // asked.
    return recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? false
  }

  /// Whether `a` waits for `b`. Calls user code once per attempt and pair of recognizers.
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

  /// Whether a recognizer receives the event. This method is called before the delegate is asked
  /// about each touch of the event.
  static func receives(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    recognizer.isEnabled && !recognizer.isOver && recognizer.shouldReceive(event)
      && ask(recognizer, .shouldReceiveEvent(ObjectName(of: recognizer))) {
        $0.gestureRecognizer(recognizer, shouldReceive: event)
      } ?? true
  }

  /// Whether a recognizer receives a touch.
  static func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled && !recognizer.isOver
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && ask(recognizer, .shouldReceiveTouch(ObjectName(of: recognizer))) {
        $0.gestureRecognizer(recognizer, shouldReceive: touch)
      } ?? true
  }

  /// Calls a delegate method. Returns nil if there is no delegate or the delegate does not
  /// implement the method.
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
