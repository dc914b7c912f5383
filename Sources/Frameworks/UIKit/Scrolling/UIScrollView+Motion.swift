// Changes of the offset: by touches, by automatic movements, or by the app.
extension UIScrollView {
  /// Called after every change of the offset.
  func offsetChanged(from old: CGPoint) {
    let isOwn = isOwnWrite
    isOwnWrite = false
    setNeedsLayout()
    if !isOwn { follow(shift: CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y)) }
    placeIndicators()
    tell("scrollViewDidScroll") { $0.scrollViewDidScroll(self) }
    for watching in watchers { watching.watcher?.scrollViewMoved(self) }
  }

  /// Sets the offset on behalf of the scroll view itself, not of the app.
  func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    isOwnWrite = true
    bounds.origin = offset
  }

  /// Adapts the current movement after the app has moved the content by `shift`. If the movement is
  /// eased, its target does not change.
  private func follow(shift: CGPoint) {
    switch state {
    case .resting, .held, .easing: break
    case .dragging(var drag):
      drag.moveBase(to: contentOffset, at: pan.translation(in: self), range)
      state = .dragging(drag)
    case .coasting(let trajectory):
      enter(.coasting(trajectory.resumed(at: World.current.clock.now, range, shift: shift)))
    }
  }

  /// Continues the drag from the current offset after code other than the drag has changed the
  /// offset. After this call, the drag follows all axes that are scrollable now.
  func rebaseDrag() {
    guard case .dragging(var drag) = state else { return }
    drag.axes = ScrollAxis.allCases.filter { range($0).isScrollable }
    drag.moveBase(to: contentOffset, at: pan.translation(in: self), range)
    state = .dragging(drag)
  }

  func enter(_ new: ScrollState) {
    state = new
    moveCount += 1
    if new.isMoving { awaitTurn() }
  }

  // MARK: The clock

  private func awaitTurn() {
    guard !hasStepAhead else { return }
    hasStepAhead = true
    TickQueue.post { [weak self] in self?.step() }
  }

  /// Advances an automatic movement. Called once per frame.
  private func step() {
    hasStepAhead = false
    let now = World.current.clock.now
    let count = moveCount
    switch state {
    case .coasting(let trajectory):
      let isOver = trajectory.isOver(at: now)
      move(to: isOver ? trajectory.end(snapped) : snapped(trajectory.position(at: now)))
      if isOver, count == moveCount { endCoasting() }
    case .easing(let ease, let purpose):
      let isOver = ease.isOver(at: now)
      move(to: isOver ? ease.to : snapped(ease.position(at: now)))
      if isOver, count == moveCount { endEasing(purpose, hasArrived: true) }
    case .resting, .held, .dragging: return
    }
    if state.isMoving { awaitTurn() }
  }

  func snapped(_ point: CGPoint) -> CGPoint {
    ScrollAxis.point { CGFloat(snapped(Double(point[keyPath: $0.point]))) }
  }

  private func endCoasting() {
    enter(.resting)
    hideIndicators()
    tell("scrollViewDidEndDecelerating") { $0.scrollViewDidEndDecelerating(self) }
  }

  private func endEasing(_ purpose: EasePurpose, hasArrived: Bool) {
    enter(.resting)
    switch purpose {
    case .asked:
      tell("scrollViewDidEndScrollingAnimation") { $0.scrollViewDidEndScrollingAnimation(self) }
    case .unasked: break
    case .toTop:
      hideIndicators()
      if hasArrived { tell("scrollViewDidScrollToTop") { $0.scrollViewDidScrollToTop(self) } }
    }
  }

  // MARK: The app

  /// Ends any automatic movement at the current offset. Unverified: that UIKit calls the delegate
  /// when the app ends a movement.
  func stop() {
    switch state {
    case .coasting: endCoasting()
    case .easing(_, let purpose): endEasing(purpose, hasArrived: false)
    case .resting, .held, .dragging: break
    }
  }

  /// Starts an eased movement after ending any other movement. If the movement would not be visible
  /// or animations are disabled, the offset changes immediately (unverified).
  func ease(to offset: CGPoint) {
    stop()
    dropDrag()
    guard offset != contentOffset else { return }
    guard window != nil, UIView.areAnimationsEnabled else {
      contentOffset = offset
      return
    }
    enterEasing(to: offset, .asked)
  }

  func enterEasing(to offset: CGPoint, _ purpose: EasePurpose) {
    let ease = OffsetEase(from: contentOffset, to: offset, start: World.current.clock.now)
    enter(.easing(ease, purpose))
  }

  /// Called when the view has left its window. Ends all movement and limits the offset to its
  /// range. Unverified: which delegate methods UIKit calls when the view leaves its window.
  func abandon() {
    stop()
    dropDrag()
    abandonZoom()
    if case .held = state { enter(.resting) }
    guard case .resting = state else { return }
    move(to: clamped(contentOffset))
  }

  /// Ends the current drag although the touch has not ended.
  func dropDrag() {
    guard case .dragging = state else { return }
    enter(.resting)
    hideIndicators()
    tell("scrollViewDidEndDragging", ["willDecelerate": .bool(false)]) {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    for watching in watchers { watching.watcher?.scrollViewLifted(self) }
    // Disabling and enabling the pan recognizer makes it ignore the current touch from now on.
    guard pan.isEnabled else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  // MARK: Delegate calls

  /// Calls the delegate, and records the methods that it does not implement.
  func tell(
    _ name: String, _ rest: @autoclosure () -> CallTrace.Message.Arguments = [:],
    _ call: (any UIScrollViewDelegate) -> Void
  ) {
    guard let delegate = notifiedDelegate, !unanswered.contains(name) else { return }
    Unanswered.clear()
    CallTrace.note(.delegate, delegate, .message(.init(name, of: self, rest())))
    call(delegate)
    if Unanswered.clear(), notifiedDelegate === delegate { unanswered.insert(name) }
  }

  /// Adds a watcher, which is not retained. Does nothing if the watcher was already added.
  package func addWatcher(_ watcher: any ScrollWatcher) {
    watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    watchers.append(ScrollWatching(watcher: watcher))
  }

  package func removeWatcher(_ watcher: any ScrollWatcher) {
    watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
  }
}
