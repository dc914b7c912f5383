/// Delivers touches to recognizers and views, in the following order for every event.
///
/// 1. Each recognizer receives its touches, starting with those of the deepest view.
/// 2. Recognizers whose state has changed send their actions, in the order of the changes. When a
///    gesture is newly recognised, the views of its touches receive `touchesCancelled` just before
///    the action is sent.
/// 3. Recognizers that have ended are reset.
/// 4. Views receive their touches, except those that recognizers hold back.
///
/// User code may change the lists of touches and recognizers. Therefore a loop that calls user code
/// iterates over a copy, and checks each element again before it is used.
@MainActor
final class TouchRouter: WorldService, TouchSystem {
  private var routes: [TouchRoute] = []
  /// Recognizers with an attempt in progress, in the order of their first touches.
  private var candidates: [UIGestureRecognizer] = []
  /// The recognizers whose actions have not been sent yet, in the order of their state changes.
  private var actions: [UIGestureRecognizer] = []
  private var lastEvent: UIEvent?
  private var isWorking = false

  static var current: TouchRouter { World.current.service() }

  /// The maximum number of rounds in which actions and views are called for one event. If an event
  /// needs more rounds, the app's code is assumed to be in an endless loop.
  private static let roundLimit = 16

  var isIdle: Bool { routes.isEmpty && candidates.isEmpty }

  // MARK: Events

  func deliver(_ event: UIEvent, in window: UIWindow) {
    let changed = event.changedTouches.filter { $0.window === window }
    guard !changed.isEmpty, !isWorking else { return }
    work(with: event, changed: changed) {
      endDetached()
      var answers: [(recognizer: UIGestureRecognizer, receives: Bool)] = []
      for touch in changed where touch.phase == .began { open(touch, event, &answers) }
      show(changed, event)
    }
  }

  /// The earliest deadline of a recognizer.
  var nextDeadline: Double? { candidates.lazy.compactMap(\.deadline).min() }

  func meetDeadlines(at time: Double) {
    guard let event = lastEvent, !isWorking else { return }
    work(with: event, changed: []) {
      for recognizer in candidates where recognizer.deadline.map({ $0 <= time }) == true {
        guard isPlaying(recognizer) else { continue }
        recognizer.deadline = nil
        recognizer.deadlinePassed()
      }
    }
  }

  /// Ends the attempts of recognizers that were not told of the end of their touches, because a
  /// window did not forward its events.
  func forget(_ lifted: [UITouch]) {
    guard !isWorking, let event = lastEvent,
      lifted.contains(where: { touch in touch.followers.contains { $0.follows(touch) } })
    else { return }
    work(with: event, changed: []) {}
  }

  private func work(with event: UIEvent, changed: [UITouch], _ body: () -> Void) {
    isWorking = true
    defer { isWorking = false }
    lastEvent = event
    body()
    settle(event)
    tellViews(changed, event)
    // If views change recognizers in their callbacks, these changes are handled in the same event.
    for _ in 0..<Self.roundLimit where !actions.isEmpty || candidates.contains(where: \.isOver) {
      settle(event)
      tellViews([], event)
    }
    routes.removeAll(where: \.isDone)
    if isIdle { lastEvent = nil }
  }

  /// Finds the recognizers of a touch that has begun, from its view up to the window.
  ///
  /// `answers` stores whether each recognizer receives the event, so that its delegate is asked
  /// only once per event.
  private func open(
    _ touch: UITouch, _ event: UIEvent,
    _ answers: inout [(recognizer: UIGestureRecognizer, receives: Bool)]
  ) {
    guard !routes.contains(where: { $0.touch === touch }) else { return }
    let route = TouchRoute(touch: touch)
    if routes.keepTouchFromView(touch) { route.delivery = .over }
    routes.append(route)
    var here = touch.view
    while let view = here {
      for recognizer in view.gestureRecognizers ?? [] {
        if !answers.contains(where: { $0.recognizer === recognizer }) {
          answers.append((recognizer, GestureArbiter.receives(recognizer, event)))
        }
        let receives = answers.first { $0.recognizer === recognizer }?.receives ?? false
        guard receives, GestureArbiter.receives(recognizer, touch), recognizer.view === view
        else { continue }
        join(recognizer, touch)
      }
      here = view.superview
    }
  }

  private func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    // If a recognizer's gesture is complete and it only waits for other recognizers, it does not
    // accept further touches.
    if recognizer.attempt?.requestedState == .ended { return }
    if recognizer.attempt?.system !== self {
      // The recognizer's attempt began in a `World` that was discarded, so the attempt never ended.
      if recognizer.attempt != nil { recognizer.endAttempt() }
      recognizer.attempt = GestureAttempt(system: self)
      candidates.append(recognizer)
    }
    recognizer.attempt?.touches.append(touch)
    recognizer.attempt?.seen.append(touch)
    touch.followers.append(recognizer)
  }

  private func show(_ changed: [UITouch], _ event: UIEvent) {
    var order: [UIGestureRecognizer] = []
    for recognizer in changed.flatMap(\.followers)
    where !order.contains(where: { $0 === recognizer }) {
      order.append(recognizer)
    }
    for recognizer in order {
      tell(recognizer, .began, changed) { $0.touchesBegan($1, with: event) }
      tell(recognizer, .moved, changed) { $0.touchesMoved($1, with: event) }
      tell(recognizer, .ended, changed) { $0.touchesEnded($1, with: event) }
      tell(recognizer, .cancelled, changed) { $0.touchesCancelled($1, with: event) }
    }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ changed: [UITouch],
    _ call: (UIGestureRecognizer, Set<UITouch>) -> Void
  ) {
    guard isPlaying(recognizer), !recognizer.isOver else { return }
    let touches = changed.filter { $0.phase == phase && recognizer.follows($0) }
    if !touches.isEmpty { call(recognizer, Set(touches)) }
  }

  private func isPlaying(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt != nil && recognizer.isEnabled && recognizer.view != nil
  }

  // MARK: Actions and resets

  private func settle(_ event: UIEvent) {
    repeat {
      sendActions(event)
      endAbandoned()
    } while !actions.isEmpty
    for recognizer in candidates where recognizer.isOver { drop(recognizer) }
    for recognizer in candidates {
      let centre = recognizer.centre
      recognizer.attempt?.lastCentre = centre
      recognizer.attempt?.touches.removeAll(where: \.isLifted)
    }
  }

  private func sendActions(_ event: UIEvent) {
    var rest = Self.roundLimit * (candidates.count + 1)
    while !actions.isEmpty {
      let recognizer = actions.removeFirst()
      rest -= 1
      guard rest > 0 else {
        UIKitLog.warn(
          "\(World.current.names(recognizer)) keeps changing its state in its own action, so "
            + "its remaining actions are not sent. Change the state once per action.")
        return actions.removeAll()
      }
      guard recognizer.attempt != nil, recognizer.view != nil, recognizer.current != .failed
      else { continue }
      if recognizer.hasRecognized { takeTouches(of: recognizer, event) }
      guard recognizer.attempt != nil, recognizer.current != .failed else { continue }
      recognizer.attempt?.isKnown = true
      recognizer.sendActions()
    }
  }

  /// Ends gestures whose view has left the window, even while touches are down, and gestures that
  /// have no view (unverified).
  private func endDetached() {
    for recognizer in candidates where recognizer.attempt != nil && !recognizer.isOver {
      guard let view = recognizer.view else {
        recognizerLeft(recognizer)
        continue
      }
      if view.window == nil { end(recognizer, because: "its view left the window") }
    }
  }

  /// Ends gestures that have no touches left, unless the recognizer waits for a tap or for other
  /// recognizers.
  private func endAbandoned() {
    endDetached()
    for recognizer in candidates where recognizer.attempt != nil && !recognizer.isOver {
      guard recognizer.liveTouches.isEmpty, recognizer.deadline == nil,
        recognizer.attempt?.requestedState == nil
      else { continue }
      end(recognizer, because: "its touches are gone")
    }
    endCircle()
  }

  private func end(_ recognizer: UIGestureRecognizer, because reason: String) {
    move(recognizer, to: recognizer.current == .possible ? .failed : .cancelled, because: reason)
  }

  /// If all remaining recognizers wait for each other, makes the first of them fail.
  private func endCircle() {
    let rest = candidates.filter { !$0.isOver }
    let areStuck = rest.allSatisfy {
      $0.attempt?.requestedState != nil && $0.liveTouches.isEmpty && $0.deadline == nil
    }
    guard areStuck, let first = rest.first else { return }
    move(first, to: .failed, because: "waits in a circle")
  }

  private func drop(_ recognizer: UIGestureRecognizer) {
    candidates.removeAll { $0 === recognizer }
    actions.removeAll { $0 === recognizer }
    recognizer.endAttempt()
  }

  // MARK: Views

  /// Stops delivering a recognised gesture's touches to the views. Depending on the recognizer's
  /// settings, the views' touches that were held back are discarded, and touches that were
  /// delivered are cancelled.
  private func takeTouches(of recognizer: UIGestureRecognizer, _ event: UIEvent) {
    let theirs = routes.filter { route in
      route.delivery != .over && recognizer.attempt?.seen.contains { $0 === route.touch } == true
    }
    if recognizer.delaysTouchesBegan {
      for route in theirs where route.delivery == .nothing { route.delivery = .over }
    }
    guard recognizer.cancelsTouchesInView else { return }
    let known = theirs.filter { $0.delivery == .began }
    for route in theirs { route.delivery = .over }
    let phases = known.map(\.touch.phase)
    for route in known { route.touch.phase = .cancelled }
    tell(known.map(\.touch)) { $0.touchesCancelled($1, with: event) }
    // The recognizer continues to receive the touch, so the phase before the cancellation is
    // restored.
    for (route, phase) in zip(known, phases) { route.touch.phase = phase }
  }

  private func tellViews(_ changed: [UITouch], _ event: UIEvent) {
    for step in [TouchRoute.Step.began, .moved, .ended, .cancelled] {
      let due = routes.filter { route in
        route.step(isChanged: changed.contains { $0 === route.touch }) == step
      }
      guard !due.isEmpty else { continue }
      let touches = due.map(\.touch)
      let phases = touches.map(\.phase)
      for route in due { route.delivery = step == .ended || step == .cancelled ? .over : .began }
      switch step {
      case .began:
        // The view receives the touch only now, so it must see the phase `.began`.
        for touch in touches { touch.phase = .began }
        tell(touches) { $0.touchesBegan($1, with: event) }
        for (touch, phase) in zip(touches, phases) { touch.phase = phase }
      case .moved: tell(touches) { $0.touchesMoved($1, with: event) }
      case .ended: tell(touches) { $0.touchesEnded($1, with: event) }
      case .cancelled: tell(touches) { $0.touchesCancelled($1, with: event) }
      }
    }
  }

  /// Calls each view once, in the order of the touches.
  private func tell(_ touches: [UITouch], _ call: (UIView, Set<UITouch>) -> Void) {
    var rest = touches
    while let view = rest.first?.view {
      call(view, Set(rest.filter { $0.view === view }))
      rest.removeAll { $0.view === view }
    }
  }
}

// MARK: - Judging requests

extension TouchRouter {
  func recognizer(_ recognizer: UIGestureRecognizer, asksFor asked: UIGestureRecognizer.State) {
    guard let attempt = recognizer.attempt,
      let next = UIGestureRecognizer.state(after: recognizer.current, asked: asked)
    else { return }
    if recognizer.current == .possible, next != .failed {
      // The verdict on a waiting recognizer is determined again when another recognizer fails, not
      // at every movement.
      if attempt.awaited != nil, attempt.requestedState == next { return }
      recognizer.attempt?.requestedState = next
      judge(recognizer)
    } else {
      move(recognizer, to: next, because: attempt.failure?.description)
    }
    // If the state changes outside an event, the actions are sent in the next tick (facts I.1), or
    // with the next event if that event comes first.
    guard !isWorking else { return }
    TickQueue.post { [weak self] in self?.settleOutsideOfEvents() }
  }

  /// Decides whether a recognizer may leave the state `.possible`, and applies the decision.
  private func judge(_ recognizer: UIGestureRecognizer) {
    guard let requestedState = recognizer.attempt?.requestedState, recognizer.current == .possible
    else { return }
    if requestedState == .began, recognizer.attempt?.awaited != nil, recognizer.liveTouches.isEmpty
    {
      // All touches of the recognizer ended before it stopped waiting.
      return move(recognizer, to: .failed, because: "its touches are gone")
    }
    switch GestureArbiter.verdict(on: recognizer, among: candidates) {
    case .fail(let reason):
      guard recognizer.attempt != nil, recognizer.current == .possible else { return }
      move(recognizer, to: .failed, because: reason)
    case .wait(let other):
      let name = ObjectName(of: other)
      guard recognizer.attempt != nil, recognizer.attempt?.awaited != name else { return }
      recognizer.attempt?.awaited = name
      CallTrace.note(.gesture, recognizer, .gesture(.waits(for: name)))
    case .recognize:
      let losers = GestureArbiter.losers(to: recognizer, among: candidates)
      // The delegate may have ended the recognizer's attempt when it was asked.
      guard recognizer.attempt?.requestedState == requestedState, recognizer.current == .possible
      else { return }
      noteRecognition(of: recognizer, over: losers.map(\.0))
      move(recognizer, to: requestedState)
      for (loser, reason) in losers where loser.attempt != nil && loser.current == .possible {
        move(loser, to: .failed, because: reason)
      }
    }
  }

  private func noteRecognition(
    of recognizer: UIGestureRecognizer, over losers: [UIGestureRecognizer]
  ) {
    guard World.current.service(CallTrace.self).isRecording,
      let victory = GestureArbiter.victory(of: recognizer, over: losers, among: candidates)
    else { return }
    CallTrace.note(.gesture, recognizer, .gesture(victory))
  }

  /// Changes a recognizer's state and queues its action. If the recognizer failed, the verdicts on
  /// all waiting recognizers are determined again.
  private func move(
    _ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State,
    because reason: String? = nil
  ) {
    guard recognizer.enter(state, because: reason) else { return }
    if recognizer.current == .failed {
      judgeWaiting()
    } else if !actions.contains(where: { $0 === recognizer }) {
      actions.append(recognizer)
    }
  }

  private func judgeWaiting() {
    for recognizer in candidates where recognizer.attempt?.requestedState != nil {
      judge(recognizer)
    }
  }

  func recognizerWasDisabled(_ recognizer: UIGestureRecognizer) {
    guard let attempt = recognizer.attempt, recognizer.current != .failed else { return }
    if attempt.isKnown, !recognizer.isOver {
      move(recognizer, to: .cancelled, because: "disabled")
    } else if !attempt.isKnown {
      // No target has received an action of this gesture yet, so no target is notified of its end.
      move(recognizer, to: .failed, because: "disabled")
    }
    settleOutsideOfEvents()
  }

  func recognizerLeft(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt != nil else { return }
    CallTrace.note(.gesture, recognizer, .gesture(.reset(because: "removed from its view")))
    drop(recognizer)
    judgeWaiting()
    settleOutsideOfEvents()
  }

  private func settleOutsideOfEvents() {
    guard !isWorking, let event = lastEvent else { return }
    work(with: event, changed: []) {}
  }
}
