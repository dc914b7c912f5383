// Handles touches on the content.
extension UIScrollView: ScrollDragTaker, ScrollPanHost {
  func fingerLanded() {
    switch state {
    case .resting: enter(.held)
    case .coasting, .easing:
      // A touch stops any automatic movement immediately (facts J.8).
      caughtMotion = true
      let count = moveCount
      stop()
      guard count + 1 == moveCount else { return }
      enter(.held)
    case .held, .dragging: break
    }
  }

  func fingersGone() {
    caughtMotion = false
    guard case .held = state else { return }
    guard zooming.isResting else { return enter(.resting) }
    comeToRest()
  }

  /// Moves the content to its resting position if a touch has stopped it beyond an end or between
  /// two pages.
  func comeToRest() {
    let range = range
    let aligned = alignsRest?(contentOffset)
    let trajectory = ScrollTrajectory(start: World.current.clock.now) { axis in
      let offset = Double(contentOffset[keyPath: axis.point])
      if let aligned, range(axis).excess(offset) == 0 {
        return AxisTrajectory(
          from: offset, velocity: 0, to: range(axis).clamp(aligned[keyPath: axis.point]),
          in: range(axis), rate: pagingRate)
      }
      if isPagingEnabled, range(axis).excess(offset) == 0, range(axis).isScrollable {
        let page = ScrollPage.rest(from: offset, velocity: 0, in: range(axis))
        return AxisTrajectory(
          from: offset, velocity: 0, to: page, in: range(axis), rate: pagingRate)
      }
      return AxisTrajectory(from: offset, velocity: 0, in: range(axis), rate: rate)
    }
    guard !trajectory.isOver(at: trajectory.start) else {
      enter(.resting)
      return move(to: trajectory.end(snapped))
    }
    enter(.coasting(trajectory))
    tell("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
  }

  // MARK: Accepting a drag

  func answer(to translation: CGPoint, of pan: ScrollPan) -> ScrollPan.Answer {
    let axes = ScrollAxis.allCases.filter { range($0).isScrollable }
    // A pan may begin later during a pinch, because zooming may make the content scrollable. While
    // the content returns from beyond a zoom limit, it cannot be dragged.
    if !zooming.isResting, axes.isEmpty || !isZooming { return .wait }
    guard !axes.isEmpty else { return .leave }
    guard ScrollDrag.travel(of: translation, along: axes) >= TouchDefaults.panTravel - 1e-9 else {
      return .wait
    }
    let isSteep = abs(translation.y) >= abs(translation.x)
    let main: ScrollAxis = isSteep ? .vertical : .horizontal
    // If the drag is not mainly along a scrollable axis, the pan waits, so that other recognizers
    // can begin first (unverified).
    guard axes.contains(main) else { return .wait }
    guard mayTakeTouches(of: pan) else { return .leave }
    return taker(of: intent(translation, along: main)) == nil ? .begin : .leave
  }

  private func intent(_ translation: CGPoint, along axis: ScrollAxis) -> ScrollIntent {
    let range = range(axis)
    let offset = Double(contentOffset[keyPath: axis.point])
    let sign: Double = translation[keyPath: axis.point] > 0 ? -1 : 1
    return ScrollIntent(
      axis: axis, sign: sign, hasSpace: range.hasSpace(from: offset, toward: sign),
      isAtStart: !range.hasSpace(from: offset, toward: -1),
      keepsPulls: axis == .vertical && keepsPulls)
  }

  /// The nearest ancestor that takes over the drag; nil if there is none.
  private func taker(of intent: ScrollIntent) -> (any ScrollDragTaker)? {
    var here = superview
    while let view = here {
      if let taker = view as? any ScrollDragTaker, taker.takesDrag(intent) { return taker }
      here = view.superview
    }
    return nil
  }

  /// An outer scroll view takes over the drag if it has more content in the direction of the drag
  /// and the inner scroll view does not.
  func takesDrag(_ intent: ScrollIntent) -> Bool {
    guard !intent.hasSpace, isScrollEnabled else { return false }
    let offset = Double(contentOffset[keyPath: intent.axis.point])
    return range(intent.axis).hasSpace(from: offset, toward: intent.sign)
  }

  // MARK: The content's touches

  func treatment(of touches: Set<UITouch>) -> ContentTouch {
    let inside = touches.compactMap(\.view).first { $0 !== self }
    guard let inside else { return delaysContentTouches ? .waits : .passes }
    guard isScrollEnabled else { return .passes }
    // A touch that stops a movement or joins a drag or pinch is not delivered to the content
    // (unverified).
    let goesOn = caughtMotion || isDragging || isZooming
    if goesOn || !touchesShouldBegin(touches, with: nil, in: inside) {
      return .kept
    }
    return delaysContentTouches ? .waits : .passes
  }

  /// Whether the drag may take over the touches of `pan` from the content. For touches that the
  /// content has already received, `canCancelContentTouches` and `touchesShouldCancel(in:)` decide.
  private func mayTakeTouches(of pan: ScrollPan) -> Bool {
    pan.liveTouches.allSatisfy { touch in
      guard let view = touch.view, view !== self, !contentTouches.holds(touch) else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  // MARK: Dragging

  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag()
    case .changed: followFinger()
    case .ended:
      followFinger()
      release(velocity: pan.velocity(in: self), at: self.pan.lastReport)
    case .cancelled: release(velocity: .zero, at: World.current.clock.now)
    default: break
    }
    moveKeyboard(pan)
  }

  private func beginDrag() {
    let translation = pan.translation(in: self)
    stop()
    var axes = ScrollAxis.allCases.filter { range($0).isScrollable }
    if isDirectionalLockEnabled { axes = DirectionalLock.axes(for: translation, among: axes) }
    enter(.dragging(ScrollDrag(at: contentOffset, translation: translation, axes: axes, range)))
    showIndicators()
    tell("scrollViewWillBeginDragging") { $0.scrollViewWillBeginDragging(self) }
    followFinger()
  }

  private func followFinger() {
    guard case .dragging(let drag) = state, !zooming.hasFingers else { return }
    let translation = pan.translation(in: self)
    move(to: drag.offset(at: translation, from: contentOffset, range, snapped: snapped))
  }

  // MARK: Releasing

  private var rate: Double { Double(decelerationRate.rawValue) }
  /// The deceleration rate that is used for paging (unverified).
  private var pagingRate: Double { Double(DecelerationRate.fast.rawValue) }

  /// Releases the content. `velocity` is the velocity of the touch, in the view's coordinate
  /// system.
  private func release(velocity finger: CGPoint, at time: Double) {
    guard case .dragging(let drag) = state else { return }
    let count = moveCount
    for watching in watchers { watching.watcher?.scrollViewWillLift(self) }
    guard count == moveCount, case .dragging = state else { return }
    let speed = ScrollAxis.point { axis in
      drag.axes.contains(axis) ? -finger[keyPath: axis.point] : 0
    }
    let expected = expectedRest(speed)
    var target = expected
    for watching in watchers {
      target = watching.watcher?.scrollView(self, restFor: target) ?? target
    }
    if let alignsRest { target = alignsRest(target) }
    tellWillEnd(velocity: speed, &target)
    guard count == moveCount, case .dragging = state else { return }
    let trajectory = ScrollTrajectory(start: time + ScrollPhysics.liftLag) { axis in
      self.trajectory(axis, speed, from: expected, to: target, follows: drag.axes.contains(axis))
    }
    let goesOn = !trajectory.isOver(at: trajectory.start) && !isPinchedTooFar
    enter(goesOn ? .coasting(trajectory) : .resting)
    let end = moveCount
    if !goesOn {
      // If the content is pulled beyond its end by less than a point, it does not bounce.
      if !isPinchedTooFar { move(to: trajectory.end(snapped)) }
      hideIndicators()
    }
    tell("scrollViewDidEndDragging", ["willDecelerate": .bool(goesOn)]) {
      $0.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    }
    for watching in watchers { watching.watcher?.scrollViewLifted(self) }
    guard goesOn, end == moveCount else { return }
    tell("scrollViewWillBeginDecelerating") { $0.scrollViewWillBeginDecelerating(self) }
  }

  private func trajectory(
    _ axis: ScrollAxis, _ speed: CGPoint, from expected: CGPoint, to target: CGPoint,
    follows: Bool
  ) -> AxisTrajectory {
    let range = range(axis)
    let path = axis.point
    let offset = Double(contentOffset[keyPath: path])
    let velocity = speed[keyPath: path] * range.slope(at: offset)
    let isAimed = target[keyPath: path] != expected[keyPath: path]
    let isInside = range.excess(offset) == 0
    let isPaged = isPagingEnabled && range.isScrollable && isInside
    // The content may be beyond an end on an axis that the drag does not scroll, because a touch
    // stopped the movement of that axis there.
    guard follows || isAimed || isPaged || !isInside else {
      return AxisTrajectory(restingAt: offset)
    }
    guard isAimed || isPaged else {
      return AxisTrajectory(from: offset, velocity: velocity, in: range, rate: rate)
    }
    // A target offset that the app sets outside the valid range is replaced by the nearest valid
    // offset (unverified).
    return AxisTrajectory(
      from: offset, velocity: velocity, to: range.clamp(target[keyPath: path]), in: range,
      rate: isPaged ? pagingRate : rate)
  }

  /// The content offset at which the content would come to rest by default, as reported to the
  /// delegate.
  private func expectedRest(_ speed: CGPoint) -> CGPoint {
    ScrollAxis.point { axis in
      let range = range(axis)
      let offset = Double(contentOffset[keyPath: axis.point])
      guard range.isScrollable else { return range.clamp(offset) }
      if isPagingEnabled {
        return ScrollPage.rest(from: offset, velocity: speed[keyPath: axis.point], in: range)
      }
      let velocity = speed[keyPath: axis.point] * range.slope(at: offset)
      let glide = Deceleration(from: offset, velocity: velocity, rate: rate)
      return range.clamp(snapped(glide.reportedEnd))
    }
  }

  private func tellWillEnd(velocity: CGPoint, _ target: inout CGPoint) {
    // The velocity is reported to the delegate in points per millisecond.
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var changed = target
    tell(
      "scrollViewWillEndDragging",
      ["withVelocity": .point(perMillisecond), "targetContentOffset": .point(changed)]
    ) {
      $0.scrollViewWillEndDragging(
        self, withVelocity: perMillisecond, targetContentOffset: &changed)
    }
    target = changed
  }
}
