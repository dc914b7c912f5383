// Zooms on behalf of the app, and advances animated zooms.
extension UIScrollView {
  var zoomRange: ZoomRange {
    ZoomRange(
      lower: Double(minimumZoomScale), upper: Double(maximumZoomScale), bounces: bouncesZoom)
  }

  /// Asks the delegate for the view to zoom, and stores the view and its scale.
  func viewToZoom() -> UIView? {
    let view = notifiedDelegate.flatMap { delegate in
      CallTrace.askOptional(
        .delegate, delegate, .message("viewForZooming", ["in": .named(self)])
      ) { delegate.viewForZooming(in: self) }
    }
    guard let view else { return nil }
    zooming.view = view
    // The delegate may have returned a different view, or the app may have changed the view's
    // transform.
    if zooming.isResting {
      let shown = Double(hypot(view.transform.a, view.transform.b))
      zooming.scale = max(shown, ZoomPhysics.leastScale)
    }
    return view
  }

  // MARK: The app

  /// Zooms while keeping the centre of the visible part in place (unverified).
  func zoom(toScale scale: CGFloat, animated: Bool) {
    guard scale.isFinite else {
      return UIKitLog.warn(
        "\(self): the zoom scale \(scale) is not a finite number and was ignored.")
    }
    let target = zoomRange.clamp(Double(scale))
    guard viewToZoom() != nil, target != zooming.scale || !zooming.isResting else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: target, showing: zoomedPoint(at: middle), at: middle, animated: animated)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite else {
      return UIKitLog.warn(
        "\(self): zoom(to:) was called with the invalid rectangle \(rect) and was ignored.")
    }
    guard viewToZoom() != nil else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    let target = zoomRange.clamp(Double(fit))
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    guard target != zooming.scale || !zooming.isResting else {
      let place = zoomPlace(scale: target, showing: centre, at: middle)
      return setContentOffset(place.offset, animated: animated)
    }
    zoom(to: target, showing: centre, at: middle, animated: animated)
  }

  private func zoom(to scale: Double, showing point: CGPoint, at place: CGPoint, animated: Bool) {
    stop()
    if case .easing = zooming.state { endZoom() }
    let goal = zoomPlace(scale: scale, showing: point, at: place)
    // If an animation would not be visible, the zoom scale changes without animation (unverified).
    guard animated, window != nil, UIView.areAnimationsEnabled else {
      setZoom(goal, withinRange: true)
      if case .pinching(var pinching) = zooming.state, let pinch = zooming.pinch {
        // The pinch continues from the scale that the app has set.
        pinching.base = zoomRange.pull(at: scale) / Double(pinch.scale)
        pinching.hold = nil
        zooming.state = .pinching(pinching)
      }
      return
    }
    dropDrag()
    if case .pinching = zooming.state {
      endZoom()
      zooming.pinch?.isEnabled = false
      zooming.pinch?.isEnabled = true
    }
    easeZoom(to: goal, .asked)
    tellZoomBegins()
  }

  // MARK: The clock

  func easeZoom(to goal: ZoomEase.Place, _ purpose: ZoomPurpose) {
    let from = ZoomEase.Place(scale: zooming.scale, offset: contentOffset)
    let ease = ZoomEase(from: from, to: goal, start: World.current.clock.now)
    zooming.state = .easing(ease, purpose)
    awaitZoomTurn()
  }

  private func awaitZoomTurn() {
    guard !zooming.hasStepAhead else { return }
    zooming.hasStepAhead = true
    TickQueue.post { [weak self] in self?.zoomStep() }
  }

  private func zoomStep() {
    zooming.hasStepAhead = false
    guard case .easing(let ease, _) = zooming.state else { return }
    let now = World.current.clock.now
    let isOver = ease.isOver(at: now)
    var place = ease.place(at: now)
    if !isOver { place.offset = snapped(place.offset) }
    setZoom(place, withinRange: false)
    // The app may have started another movement while `setZoom(_:withinRange:)` ran.
    guard case .easing(let current, _) = zooming.state else { return }
    if isOver, current == ease { endZoom() } else { awaitZoomTurn() }
  }

  /// Ends the zoom at the current scale, and moves the offset into its range.
  func endZoom() {
    guard !zooming.isResting else { return }
    if case .easing = zooming.state, case .resting = state { move(to: clamped(contentOffset)) }
    zooming.state = .resting
    tell("scrollViewDidEndZooming", ["atScale": .number(zooming.scale)]) {
      $0.scrollViewDidEndZooming(self, with: zooming.view, atScale: zoomScale)
    }
    guard zooming.isResting, case .resting = state else { return }
    comeToRest()
    if case .resting = state { hideIndicators() }
  }

  /// Called when the view has left its window.
  func abandonZoom() {
    guard !zooming.isResting else { return }
    let scale = zoomRange.clamp(zooming.scale)
    setZoom(.init(scale: scale, offset: contentOffset), withinRange: true)
    endZoom()
  }

  func tellZoomBegins() {
    tell("scrollViewWillBeginZooming") {
      $0.scrollViewWillBeginZooming(self, with: zooming.view)
    }
  }

  // MARK: Coordinates

  /// Whether constraints determine the extent of the content.
  private var hasContentGuide: Bool { existingSystemGuide(.content) != nil }

  /// The point of the zoomed view that is at `place` in the scroll view, in the zoomed view's
  /// coordinate system.
  func zoomedPoint(at place: CGPoint) -> CGPoint {
    let origin = zooming.view?.frame.origin ?? .zero
    return ScrollAxis.point { axis in
      let path = axis.point
      return (contentOffset[keyPath: path] + place[keyPath: path] - origin[keyPath: path])
        / CGFloat(zooming.scale)
    }
  }

  /// The offset at which the point `point` of the zoomed view appears at `place` in the scroll
  /// view.
  func offset(of point: CGPoint, at place: CGPoint, scale: Double) -> CGPoint {
    let origin = zooming.view?.frame.origin ?? .zero
    return ScrollAxis.point { axis in
      let path = axis.point
      return origin[keyPath: path] + point[keyPath: path] * CGFloat(scale) - place[keyPath: path]
    }
  }

  /// The target of a zoom, which consists of `scale` and an offset. The target's offset shows
  /// `point` at `place`, or as close to it as the valid range at that scale allows.
  func zoomPlace(scale: Double, showing point: CGPoint, at place: CGPoint) -> ZoomEase.Place {
    let free = offset(of: point, at: place, scale: scale)
    let ratio = CGFloat(scale / zooming.scale)
    let view = zooming.view?.frame.size ?? contentSize
    let size = hasContentGuide ? contentSize : view
    let growth = ratio - 1
    let content = CGSize(
      width: size.width + view.width * growth, height: size.height + view.height * growth)
    let legal = ScrollAxis.point { axis in
      CGFloat(reach(axis, of: content).clamp(Double(free[keyPath: axis.point])))
    }
    return ZoomEase.Place(scale: scale, offset: legal)
  }

  /// Scales the zoomed view about its origin, then updates the content size and the offset. The
  /// content size becomes the size of the view's frame (unverified). If constraints determine the
  /// content size, the content size grows by as much as the view.
  func setZoom(_ place: ZoomEase.Place, withinRange: Bool) {
    guard let view = zooming.view else { return }
    let isNew = place.scale != zooming.scale
    zooming.isPlacing = true
    if isNew {
      let (origin, before) = (view.frame.origin, view.frame.size)
      zooming.scale = place.scale
      let scale = CGFloat(place.scale)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      let moved = view.frame.origin
      view.center.x += origin.x - moved.x
      view.center.y += origin.y - moved.y
      let after = view.frame.size
      contentSize =
        hasContentGuide
        ? CGSize(
          width: contentSize.width + after.width - before.width,
          height: contentSize.height + after.height - before.height)
        : after
    }
    move(to: withinRange ? clamped(place.offset) : place.offset)
    rebaseDrag()
    zooming.isPlacing = false
    placeIndicators()
    if isNew { tell("scrollViewDidZoom") { $0.scrollViewDidZoom(self) } }
  }
}
