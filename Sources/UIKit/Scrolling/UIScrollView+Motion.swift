// How the offset changes: by a finger, by the clock, by the app.
extension UIScrollView {
  /// Every change of the offset comes through here.
  func offsetChanged(from old: CGPoint) {
    let isOwn = isOwnWrite
    isOwnWrite = false
    setNeedsLayout()
    if !isOwn { follow(shift: CGPoint(x: contentOffset.x - old.x, y: contentOffset.y - old.y)) }
    placeIndicators()
    tell("scrollViewDidScroll") { $0.scrollViewDidScroll(self) }
    for watching in watchers { watching.watcher?.scrollViewMoved(self) }
  }

  /// Writes the offset for the engine.
  func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    isOwnWrite = true
    bounds.origin = offset
  }

  /// The app has moved the content by `shift`: what moves it goes on from there. An animated way
  /// is led to its end all the same.
  private func follow(shift: CGPoint) {
    switch state {
    case .resting, .held, .easing: break
    case .dragging(var drag):
      drag.moveBase(to: contentOffset, at: pan.translation(in: self), range)
      state = .dragging(drag)
    case .coasting(let course):
      enter(.coasting(course.resumed(at: World.current.clock.now, range, shift: shift)))
    }
  }

  /// Something else than the finger has put the content where it is: the drag goes on from there,
  /// along the axes that scroll now.
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
    TurnQueue.post { [weak self] in self?.step() }
  }

  /// Once a turn while the content moves by itself.
  private func step() {
    hasStepAhead = false
    let now = World.current.clock.now
    let count = moveCount
    switch state {
    case .coasting(let course):
      let isOver = course.isOver(at: now)
      move(to: isOver ? course.end(snapped) : snapped(course.position(at: now)))
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

  /// Ends what moves by itself, where it is. That the delegate hears of its end is unverified.
  func stop() {
    switch state {
    case .coasting: endCoasting()
    case .easing(_, let purpose): endEasing(purpose, hasArrived: false)
    case .resting, .held, .dragging: break
    }
  }

  /// Begins an animated way, which ends what went on before. Where nothing can be seen of it, or
  /// animations are switched off, the content is there at once (unverified).
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

  /// The view is in no window any more: nothing moves, and the offset is a legal one. What UIKit
  /// tells is unverified.
  func abandon() {
    stop()
    dropDrag()
    abandonZoom()
    if case .held = state { enter(.resting) }
    guard case .resting = state else { return }
    move(to: clamped(contentOffset))
  }

  /// Takes the content out of the finger's hand.
  func dropDrag() {
    guard case .dragging = state else { return }
    enter(.resting)
    hideIndicators()
    tell("scrollViewDidEndDragging", ["willDecelerate": .bool(false)]) {
      $0.scrollViewDidEndDragging(self, willDecelerate: false)
    }
    for watching in watchers { watching.watcher?.scrollViewLifted(self) }
    // What the pan says of this finger is of no interest any more.
    guard pan.isEnabled else { return }
    pan.isEnabled = false
    pan.isEnabled = true
  }

  // MARK: Telling

  /// Calls the delegate, and remembers which methods it does not have.
  func tell(
    _ name: String, _ rest: @autoclosure () -> CallTrace.Message.Arguments = [:],
    _ call: (any UIScrollViewDelegate) -> Void
  ) {
    guard let delegate = toldDelegate, !unanswered.contains(name) else { return }
    Unanswered.clear()
    CallTrace.note(.delegate, delegate, .message(.init(name, of: self, rest())))
    call(delegate)
    if Unanswered.clear(), toldDelegate === delegate { unanswered.insert(name) }
  }

  /// `watcher` is not retained; the same again does nothing.
  package func addWatcher(_ watcher: any ScrollWatcher) {
    watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    watchers.append(ScrollWatching(watcher: watcher))
  }

  package func removeWatcher(_ watcher: any ScrollWatcher) {
    watchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
  }
}
