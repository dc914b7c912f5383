// Positions the sheet while it is not being dragged.
extension UISheetPresentationController {
  /// The opacity of the black dimming around a sheet (facts D.16), in light and in dark interfaces.
  private static let dimmingAlpha: CGFloat = 0.2
  private static let darkDimmingAlpha: CGFloat = 0.48
  /// A view whose alpha is below this value does not receive touches (facts I.14).
  private static let faintest: CGFloat = 0.01

  /// Whether the surroundings are dimmed. Surroundings that are not dimmed receive touches.
  var dims: Bool { dimmingView.alpha >= Self.faintest }

  // MARK: Track

  /// The resting positions in the current container. Detents are resolved again only if the
  /// surroundings change.
  var track: SheetTrack {
    let surroundings = self.surroundings
    if let resolved, resolved.surroundings == surroundings { return resolved.track }
    let made = makeTrack(SheetGeometry(surroundings))
    resolved = (surroundings, made)
    return made
  }

  private func makeTrack(_ geometry: SheetGeometry) -> SheetTrack {
    let context = DetentContext(geometry, traitCollection)
    let all = detents.isEmpty ? [.large()] : detents
    var active = all.compactMap { detent in
      resolve(detent, context).map { (identifier: detent.identifier, value: $0) }
    }
    if active.isEmpty {
      // If no detent is active, the sheet has its full height (unverified, because UIKit's
      // behaviour in this case is not known).
      active = [(.large, geometry.maximumValue)]
    }
    active.sort { $0.value < $1.value }
    let undimmed = largestUndimmedDetentIdentifier.flatMap { wanted in
      active.lastIndex { $0.identifier == wanted }
    }
    var stops = active.enumerated().map { index, detent in
      SheetTrack.Stop(
        identifier: detent.identifier.rawValue, place: geometry.place(at: detent.value),
        dimming: index <= undimmed ?? -1 ? 0 : 1)
    }
    if geometry.surroundings.layout != .edgeAttached {
      // A sheet that is not attached to the bottom edge has only one size. Unverified: that a sheet
      // that is not attached to the bottom edge ignores detents.
      let selected = stops.first { $0.identifier == selectedDetentIdentifier?.rawValue }
      stops = [selected ?? stops[0]]
    }
    return SheetTrack(stops: stops, bottom: geometry.surroundings.size.height)
  }

  private func resolve(_ detent: Detent, _ context: DetentContext) -> CGFloat? {
    CallTrace.ask(
      .presentation, self,
      .message("resolvedValue", ["of": .text(detent.identifier.rawValue)]),
      { detent.resolvedValue(in: context) }, answer: { .init($0) })
  }

  /// The current resting position. If the selected detent is not active, this is the lowest
  /// position.
  var restingStop: SheetTrack.Stop? {
    let track = self.track
    // While text in the sheet is edited, the sheet has its largest height (facts L.7.2). Unverified:
    // that the selected detent does not change, so that the sheet shrinks again.
    if surroundings.keyboardTop != nil, let largest = track.stops.last { return largest }
    return track.index(of: selectedDetentIdentifier?.rawValue).map { track.stops[$0] }
      ?? track.lowest
  }

  var restingPlace: SheetGeometry.Place { track.place(atTop: restingStop?.top ?? 0) }

  // MARK: Presentation and dismissal

  /// Adds the chrome to the container, with the sheet at its resting position and without dimming.
  /// The dimming fades in alongside the transition.
  func takePlace() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    colourDimming()
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    // The sheet's frame must be set first; if its size were zero, the content's subviews could not
    // autoresize.
    sheetView.show(restingPlace)
    sheetView.hold(presentedViewController.view)
    placed = surroundings
    KeyboardArea.current.add(self)
    handle.host = self
    sheetView.dimsSurroundings = { [weak self] in self?.dims ?? false }
    sheetView.takesDrag = { [weak self] in self?.takesDrag($0) ?? false }
    sheetView.addGestureRecognizer(handle.pan)
    dimmingView.addGestureRecognizer(handle.tap)
    dim(to: restingStop?.dimming ?? 0)
  }

  /// Begins a programmatic dismissal. This method does nothing during an interactive dismissal,
  /// which moves and fades the sheet itself.
  func beginLeaving() {
    guard dismissal == nil else { return }
    isLeaving = true
    if case .dragging = handling {
      handling = .idle
      handle.drop()
    }
    dim(to: 0)
  }

  func colourDimming() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    dimmingView.backgroundColor = UIColor(
      white: 0, alpha: isDark ? Self.darkDimmingAlpha : Self.dimmingAlpha)
  }

  private func dim(to dimming: CGFloat) {
    let isQueued = presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView.alpha = dimming })
    if isQueued != true { dimmingView.alpha = dimming }
  }

  /// Restores the sheet after a cancelled dismissal.
  func stay() {
    isLeaving = false
    if dismissal == nil { placeAgain() }
  }

  func leavePlace() {
    KeyboardArea.current.remove(self)
    isLeaving = false
    handling = .idle
    dimmingView.removeFromSuperview()
    sheetView.letGo()
    placed = nil
    resolved = nil
  }

  // MARK: Changes

  package func keyboardAreaWillChange() { containerView?.layoutIfNeeded() }

  /// Moves the sheet inside the keyboard's animation, to make room for the keyboard. A sheet that
  /// is being dragged follows the touch.
  package func keyboardAreaChanged() {
    guard case .idle = handling else { return }
    placeAgain()
    if placed != nil { placed = surroundings }
    containerView?.layoutIfNeeded()
  }

  func detentsChanged() {
    resolved = nil
    placeAgain()
  }

  /// Moves a presented sheet to the position that results from the current properties.
  func placeAgain() {
    guard placed != nil, containerView != nil, !isLeaving else { return }
    switch handling {
    case .idle: show(atTop: restingStop?.top ?? 0)
    case .dragging: show(atTop: sheetView.frame.minY)
    // The next step of the motion uses the new positions.
    case .runningOut: break
    }
  }

  /// Repositions the sheet after a layout with changed surroundings. This method may be called
  /// during a dismissal, because the transition adds its own offset to the sheet's position.
  func followContainer() {
    guard let placed, containerView != nil, placed != surroundings else { return }
    let oldFloor = resolved?.track.floor ?? 0
    self.placed = surroundings
    if case .dragging(var drag) = handling {
      // Keeps the touch at the same point of the sheet.
      let moved = track.floor - oldFloor
      drag.base += moved
      handling = .dragging(drag)
      return show(atTop: sheetView.frame.minY + moved)
    }
    if case .idle = handling { show(atTop: restingStop?.top ?? 0) }
  }

  // MARK: Animation

  /// Places the sheet with its top edge at `top`, and sets the dimming for that position.
  func show(atTop top: CGFloat) {
    let track = self.track
    sheetView.show(track.place(atTop: top))
    dimmingView.alpha = track.dimming(atTop: top)
  }

  /// Runs `changes` as one animation with the spring of sheets. The sheet continues to respond to
  /// touches during the animation.
  func settle(in seconds: Double, velocity: Double, _ changes: () -> Void) {
    let scope = AnimationScope(
      duration: seconds, delay: 0, pace: SheetSpring.pace(velocity: velocity), completion: nil)
    scope.allowsTouches = true
    AnimationScope.run(scope) {
      changes()
      sheetView.layoutIfNeeded()
    }
    scope.completion.seal(notBefore: World.current.clock.tick + 1)
  }
}
