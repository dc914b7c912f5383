// What fingers do to a sheet.
extension UISheetPresentationController {
  /// Whether a finger may take the sheet now.
  var mayBeGrabbed: Bool {
    guard containerView != nil, !isLeaving, presentedViewController.ownPresented == nil else {
      return false
    }
    // A sheet that is on its way out is out of reach (unverified).
    if case .runningOut(_, .dismiss) = handling { return false }
    return dismissal != nil || TransitionSession.running == nil
  }

  // MARK: Drag

  func sheetGrabbed() {
    guard containerView != nil else { return }
    let top = shownTop
    if case .runningOut = handling { endDismissal(completed: false) }
    guard containerView != nil else { return }
    stopSettling()
    handling = .dragging(.init(base: top))
    show(atTop: top)
  }

  /// `way` in points since the grab, downwards.
  func sheetMoved(by way: CGFloat) {
    guard case .dragging(var drag) = handling else { return }
    guard containerView != nil else { return giveUp() }
    let track = self.track
    let top = max(track.ceiling, drag.base + way)
    if top > track.floor, drag.permission == .unasked {
      // The answers come from user code, which may end the drag.
      drag.permission = .denied
      handling = .dragging(drag)
      if mayDismiss, requestDismissal() { drag.permission = .granted }
      guard case .dragging = handling, containerView != nil else { return }
      handling = .dragging(drag)
    }
    guard drag.permission == .denied, top > track.floor else {
      show(atTop: top)
      dismissal?.update(track.progress(atTop: top))
      return
    }
    let height = track.bottom - track.ceiling
    let offset = SheetResistance.offset(pull: top - track.floor, height: height)
    show(atTop: track.floor + offset)
    guard !drag.hasAttempted, SheetResistance.isAttempt(offset: offset, height: height) else {
      return
    }
    drag.hasAttempted = true
    handling = .dragging(drag)
    tell("presentationControllerDidAttemptToDismiss") {
      $0.presentationControllerDidAttemptToDismiss(self)
    }
  }

  /// `velocity` in points a second; nil when the system took the finger away.
  func sheetReleased(velocity: CGFloat?) {
    guard case .dragging(let drag) = handling else { return }
    guard containerView != nil else { return giveUp() }
    let track = self.track
    let top = sheetView.frame.minY
    // A sheet that gives way slowly has not the finger's velocity.
    let speed = drag.permission == .denied && top > track.floor ? 0 : velocity ?? 0
    let mayDismiss = velocity != nil && drag.permission != .denied
    var goal = SheetRelease.decide(track, top: top, velocity: speed, mayDismiss: mayDismiss)
    if goal == .dismiss, dismissal == nil {
      // A flick that ends before it has moved the sheet down.
      let isGranted = self.mayDismiss && requestDismissal()
      guard case .dragging = handling, containerView != nil else { return }
      if !isGranted {
        goal = SheetRelease.decide(track, top: top, velocity: speed, mayDismiss: false)
      }
    }
    handling = .idle
    if dismissal != nil {
      runOut(to: goal, from: top, velocity: speed)
    } else if case .stop(let index) = goal {
      settle(at: index, from: top, velocity: speed)
    }
  }

  func tappedOutside() {
    guard mayBeGrabbed, dismissal == nil else { return }
    if mayDismiss {
      guard let engine = PresentationEngineSlot.engine else { return }
      let animator =
        systemAnimator(isPresenting: false) ?? SheetAnimator(isPresenting: false)
      if engine.dismiss(
        presentedViewController, with: animator, steeredBy: nil, { self.tellDidDismiss() })
      {
        tellWillDismiss()
      }
    } else if let index = track.index(of: largestUndimmedDetentIdentifier?.rawValue) {
      settle(at: index, from: shownTop, velocity: 0)
    }
  }

  // MARK: Settling

  /// To a detent without any dismissal: an animation, which another grab may stop.
  private func settle(at index: Int, from top: CGFloat, velocity: CGFloat) {
    let stop = track.stops[index]
    let motion = SheetMotion(
      distance: stop.top - top, velocity: velocity, start: World.current.clock.now)
    let isNew = choose(stop)
    if motion.duration > 0 {
      settle(in: motion.duration, velocity: motion.share) { show(atTop: stop.top) }
    } else {
      show(atTop: stop.top)
    }
    if isNew { tellNewDetent() }
  }

  /// Selects a detent for the user; true when it is another one than before.
  private func choose(_ stop: SheetTrack.Stop) -> Bool {
    guard stop.identifier != restingStop?.identifier else { return false }
    let shown = sheetView.frame.minY
    selectedDetentIdentifier = .init(stop.identifier)
    // The sheet still has its way to go.
    show(atTop: shown)
    return true
  }

  /// Where the sheet's top edge is seen, also in an animation.
  private var shownTop: CGFloat {
    let layer = sheetView.layer
    guard layer.animationKeys() != nil, let values = layer.presentationValues() else {
      return sheetView.frame.minY
    }
    return values.position.y - values.bounds.height * values.anchorPoint.y
  }

  private func stopSettling() {
    for view in sheetView.parts + [dimmingView] where view.layer.animationKeys() != nil {
      view.layer.removeAllAnimations()
    }
  }

  // MARK: Dismissal

  /// Asked of the delegate only when nothing else forbids it.
  private var mayDismiss: Bool {
    guard presentedViewController.ownPresented == nil, !presentedViewController.isHeldModal
    else { return false }
    guard let delegate else { return true }
    return CallTrace.askOptional(
      .delegate, delegate, .message(.init("presentationControllerShouldDismiss", of: self))
    ) { delegate.presentationControllerShouldDismiss(self) } ?? true
  }

  /// Starts the dismissal under the finger; false when another transition runs.
  private func requestDismissal() -> Bool {
    guard dismissal == nil, let engine = PresentationEngineSlot.engine else { return false }
    let dismissal = SheetDismissal()
    self.dismissal = dismissal
    guard
      engine.dismiss(
        presentedViewController, with: SheetAnimator(isPresenting: false), steeredBy: dismissal,
        { self.tellDidDismiss() })
    else {
      self.dismissal = nil
      return false
    }
    tellWillDismiss()
    return true
  }

  private func runOut(to goal: SheetRelease, from top: CGFloat, velocity: CGFloat) {
    let motion = SheetMotion(
      distance: self.top(of: goal) - top, velocity: velocity, start: World.current.clock.now)
    handling = .runningOut(motion, goal)
    var isNew = false
    if case .stop(let index) = goal { isNew = choose(track.stops[index]) }
    dismissal?.release(finishes: goal == .dismiss, in: motion.duration)
    TurnQueue.post { self.step() }
    if isNew { tellNewDetent() }
  }

  private func top(of goal: SheetRelease) -> CGFloat {
    let track = self.track
    guard case .stop(let index) = goal, track.stops.indices.contains(index) else {
      return goal == .dismiss ? track.bottom : restingStop?.top ?? 0
    }
    return track.stops[index].top
  }

  /// One turn of a run-out. The place is a function of the time alone.
  private func step() {
    guard case .runningOut(let motion, let goal) = handling else { return }
    guard containerView != nil, dismissal != nil else { return giveUp() }
    let now = World.current.clock.now
    show(atTop: top(of: goal) - motion.rest(at: now))
    guard motion.isOver(at: now) else { return TurnQueue.post { self.step() } }
    endDismissal(completed: goal == .dismiss)
    if goal != .dismiss { goWhereSelected() }
  }

  /// To the detent that the app has selected while the sheet ran back.
  private func goWhereSelected() {
    guard case .idle = handling, containerView != nil, !isLeaving, let stop = restingStop,
      stop.top != sheetView.frame.minY
    else { return }
    settle(in: SheetSpring.duration, velocity: 0) { show(atTop: stop.top) }
  }

  private func endDismissal(completed: Bool) {
    handling = .idle
    dismissal?.complete(completed)
    dismissal = nil
  }

  /// The sheet has lost its container while a finger had it: its window is gone, or another
  /// presentation has taken its place.
  private func giveUp() { endDismissal(completed: false) }

  // MARK: Telling

  private func tellWillDismiss() {
    tell("presentationControllerWillDismiss") { $0.presentationControllerWillDismiss(self) }
  }

  private func tellDidDismiss() {
    tell("presentationControllerDidDismiss") { $0.presentationControllerDidDismiss(self) }
  }

  private func tellNewDetent() {
    guard let delegate = delegate as? any UISheetPresentationControllerDelegate else { return }
    tell("sheetPresentationControllerDidChangeSelectedDetentIdentifier") { _ in
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  private func tell(
    _ call: String, _ body: (any UIAdaptivePresentationControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    CallTrace.note(.delegate, delegate, .message(.init(call, of: self)))
    body(delegate)
    Unanswered.clear()
  }
}

extension UIViewController {
  /// Whether this controller or one inside it holds the presentation modal; that any of them
  /// suffices is unverified.
  var isHeldModal: Bool {
    isModalInPresentation || children.contains(where: \.isHeldModal)
  }
}

// Whose drag it is that begins on a scroll view inside a sheet.
//
// Asked once, as the drag begins: whoever has it then keeps it until the lift. Content that runs
// into its start under the finger bounces there, and a sheet that reaches its largest detent stays
// under the finger (unverified: only that a drag down at the start moves the sheet is measured,
// facts D.17).
extension UISheetPresentationController {
  /// A drag down is the sheet's where the content is at its start, unless a pull means something
  /// to the content itself (unverified); one up where the sheet can still grow, prefers to, and
  /// the content is at its start.
  func takesDrag(_ intent: ScrollIntent) -> Bool {
    guard intent.axis == .vertical, intent.isAtStart, mayBeGrabbed else { return false }
    if intent.sign < 0 { return !intent.keepsPulls }
    return prefersScrollingExpandsWhenScrolledToEdge && canExpand
  }

  private var canExpand: Bool { (restingStop?.top ?? 0) > track.ceiling }
}
