// Where the sheet stands when no finger holds it.
extension UISheetPresentationController {
  /// Black at this alpha around a sheet (facts D.16), in a dark interface at the second.
  private static let dimmingAlpha: CGFloat = 0.2
  private static let darkDimmingAlpha: CGFloat = 0.48
  /// A view fainter than this takes no touches (facts I.14).
  private static let faintest: CGFloat = 0.01

  /// Whether the surroundings are dimmed now: only then they are out of reach.
  var dims: Bool { dimmingView.alpha >= Self.faintest }

  // MARK: Track

  /// The resting places in the container as it is. Detents are resolved once for the same
  /// surroundings.
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
      // Nothing is known of UIKit here: the sheet stands at its full height (unverified).
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
      // One size only; that such sheets know no detents is unverified.
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

  /// Where the sheet rests now; the lowest place when what was selected is not active.
  var restingStop: SheetTrack.Stop? {
    let track = self.track
    return track.index(of: selectedDetentIdentifier?.rawValue).map { track.stops[$0] }
      ?? track.lowest
  }

  var restingPlace: SheetGeometry.Place { track.place(atTop: restingStop?.top ?? 0) }

  // MARK: Coming and going

  /// Hangs the chrome into the container, at rest but for the dimming, which comes along with the
  /// transition.
  func takePlace() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    colourDimming()
    dimmingView.alpha = 0
    containerView.insertSubview(dimmingView, at: 0)
    // In this order: the content's subviews follow no size of zero.
    sheetView.show(restingPlace)
    sheetView.hold(presentedViewController.view)
    placed = surroundings
    handle.host = self
    sheetView.takesDrag = { [weak self] in self?.takesDrag($0) ?? false }
    sheetView.addGestureRecognizer(handle.pan)
    dimmingView.addGestureRecognizer(handle.tap)
    dim(to: restingStop?.dimming ?? 0)
  }

  /// A dismissal begins; one under the finger moves and fades the sheet itself.
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

  /// A dismissal did not come about.
  func stay() {
    isLeaving = false
    if dismissal == nil { placeAgain() }
  }

  func leavePlace() {
    isLeaving = false
    handling = .idle
    dimmingView.removeFromSuperview()
    sheetView.letGo()
    placed = nil
    resolved = nil
  }

  // MARK: Changes

  func detentsChanged() {
    resolved = nil
    placeAgain()
  }

  /// Puts a presented sheet where it belongs now.
  func placeAgain() {
    guard placed != nil, containerView != nil, !isLeaving else { return }
    switch handling {
    case .idle: show(atTop: restingStop?.top ?? 0)
    case .dragging: show(atTop: sheetView.frame.minY)
    // Its next step follows the new places.
    case .runningOut: break
    }
  }

  /// The container is laid out: when it has changed, the sheet has a new place. One that is
  /// leaving, too: the transition puts it back on its way from there.
  func followContainer() {
    guard let placed, containerView != nil, placed != surroundings else { return }
    let oldFloor = resolved?.track.floor ?? 0
    self.placed = surroundings
    if case .dragging(var drag) = handling {
      // The finger keeps the sheet by the same point.
      let moved = track.floor - oldFloor
      drag.base += moved
      handling = .dragging(drag)
      return show(atTop: sheetView.frame.minY + moved)
    }
    if case .idle = handling { show(atTop: restingStop?.top ?? 0) }
  }

  // MARK: Showing

  /// Shows the sheet with its top edge at `top`, dimmed accordingly.
  func show(atTop top: CGFloat) {
    let track = self.track
    sheetView.show(track.place(atTop: top))
    dimmingView.alpha = track.dimming(atTop: top)
  }

  /// Runs `changes` as one animation with the sheet's spring; the sheet stays touchable.
  func settle(in seconds: Double, velocity: Double, _ changes: () -> Void) {
    let scope = AnimationScope(
      duration: seconds, delay: 0, pace: SheetSpring.pace(velocity: velocity), completion: nil)
    scope.allowsTouches = true
    AnimationScope.run(scope) {
      changes()
      sheetView.layoutIfNeeded()
    }
    scope.completion.seal(notBefore: World.current.clock.turn + 1)
  }
}
