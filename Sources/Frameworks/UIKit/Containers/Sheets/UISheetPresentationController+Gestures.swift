// Handles touches on a sheet.
extension UISheetPresentationController: SheetHandleHost {
  /// Whether a drag may begin now.
  var mayBeGrabbed: Bool {
    guard containerView != nil, !isLeaving, presentedViewController.ownPresented == nil else {
      return false
    }
    // A sheet that is being dismissed cannot be dragged (unverified).
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

  /// `translation` is the translation since the start of the drag, in points downwards.
  func sheetMoved(by translation: CGFloat) {
    guard case .dragging(var drag) = handling else { return }
    guard containerView != nil else { return giveUp() }
    let track = self.track
    let top = max(track.ceiling, drag.base + translation)
    if top > track.floor, drag.permission == .unasked {
      // The delegate's code, which is called next, may end the drag.
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
    tellDidAttemptToDismiss()
  }

  /// `velocity` is in points per second; nil if the touch was cancelled.
  func sheetReleased(velocity: CGFloat?) {
    guard case .dragging(let drag) = handling else { return }
    guard containerView != nil else { return giveUp() }
    let track = self.track
    let top = sheetView.frame.minY
    // A sheet that resists the drag does not move at the touch's velocity.
    let speed = drag.permission == .denied && top > track.floor ? 0 : velocity ?? 0
    let mayDismiss = velocity != nil && drag.permission != .denied
    var goal = SheetRelease.decide(track, top: top, velocity: speed, mayDismiss: mayDismiss)
    if goal == .dismiss, dismissal == nil {
      // A flick may end before the sheet has moved down, so the dismissal may not have been
      // requested yet.
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
      return
    }
    tellDidAttemptToDismiss()
    // The delegate's code may have dismissed the sheet.
    guard mayBeGrabbed, let index = track.index(of: largestUndimmedDetentIdentifier?.rawValue)
    else { return }
    settle(at: index, from: shownTop, velocity: 0)
  }

  // MARK: Settling

  /// Animates to a detent. Another drag may stop the animation.
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

  /// Selects a detent on behalf of the user. Returns whether the selection has changed.
  private func choose(_ stop: SheetTrack.Stop) -> Bool {
    guard stop.identifier != restingStop?.identifier else { return false }
    let shown = sheetView.frame.minY
    selectedDetentIdentifier = .init(stop.identifier)
    // Selecting the detent has moved the sheet, so it is moved back before the animation.
    show(atTop: shown)
    return true
  }

  /// The visible top edge of the sheet, also during an animation.
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

  /// Whether the delegate allows a dismissal. The delegate is asked only if nothing else prevents
  /// the dismissal.
  private var mayDismiss: Bool {
    guard presentedViewController.ownPresented == nil, !presentedViewController.isHeldModal
    else { return false }
    guard let delegate else { return true }
    return CallTrace.askOptional(
      .delegate, delegate, .message(.init("presentationControllerShouldDismiss", of: self))
    ) { delegate.presentationControllerShouldDismiss(self) } ?? true
  }

  /// Starts the interactive dismissal. Returns false if another transition is running.
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
    TickQueue.post { self.step() }
    if isNew { tellNewDetent() }
  }

  private func top(of goal: SheetRelease) -> CGFloat {
    let track = self.track
    guard case .stop(let index) = goal, track.stops.indices.contains(index) else {
      return goal == .dismiss ? track.bottom : restingStop?.top ?? 0
    }
    return track.stops[index].top
  }

  /// Advances the sheet's motion after the release by one frame. The sheet's position is a pure
  /// function of time.
  private func step() {
    guard case .runningOut(let motion, let goal) = handling else { return }
    guard containerView != nil, dismissal != nil else { return giveUp() }
    let now = World.current.clock.now
    show(atTop: top(of: goal) - motion.rest(at: now))
    guard motion.isOver(at: now) else { return TickQueue.post { self.step() } }
    endDismissal(completed: goal == .dismiss)
    if goal != .dismiss { goWhereSelected() }
  }

  /// Animates to the detent that the app selected while the sheet was moving back.
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

  /// Ends the interaction because the sheet no longer has a container. A sheet loses its container
  /// if the window was removed or if another presentation has replaced the sheet.
  private func giveUp() { endDismissal(completed: false) }

  // MARK: Delegate calls

  private func tellWillDismiss() {
    tell("presentationControllerWillDismiss") { $0.presentationControllerWillDismiss(self) }
  }

  private func tellDidDismiss() {
    tell("presentationControllerDidDismiss") { $0.presentationControllerDidDismiss(self) }
  }

  /// Reports an attempt of the user to dismiss a sheet that may not be dismissed (facts D.9).
  private func tellDidAttemptToDismiss() {
    tell("presentationControllerDidAttemptToDismiss") {
      $0.presentationControllerDidAttemptToDismiss(self)
    }
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
  /// Whether this controller or one of its descendants sets `isModalInPresentation`. Unverified:
  /// that UIKit does not dismiss the sheet if only one of these controllers sets the property.
  var isHeldModal: Bool {
    isModalInPresentation || children.contains(where: \.isHeldModal)
  }
}

// Determines whether a sheet or a scroll view inside it responds to a drag.
//
// The decision between the sheet and the scroll view is made when the drag begins and applies until
// the touch ends. Content that reaches its start during the drag bounces at its start. A sheet that
// reaches its largest detent continues to follow the touch. The two rules for reaching the
// content's start or the largest detent during a drag are unverified. Only one rule has been
// measured: a downward drag at the start of the content moves the sheet (facts D.17).
extension UISheetPresentationController {
  /// The sheet responds to a downward drag if the content is at its start, unless the content
  /// itself uses the pull (unverified). The sheet responds to an upward drag if the content is at
  /// its start, the sheet can still expand, and `prefersScrollingExpandsWhenScrolledToEdge` is
  /// true.
  func takesDrag(_ intent: ScrollIntent) -> Bool {
    guard intent.axis == .vertical, intent.isAtStart, mayBeGrabbed else { return false }
    if intent.sign < 0 { return !intent.keepsPulls }
    return prefersScrollingExpandsWhenScrolledToEdge && canExpand
  }

  private var canExpand: Bool { (restingStop?.top ?? 0) > track.ceiling }
}
