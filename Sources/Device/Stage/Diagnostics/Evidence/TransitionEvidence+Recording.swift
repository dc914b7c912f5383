// What a recorder measures when a transition reaches a moment.
extension TransitionEvidence {
  /// The presented view, if it is not at the frame that the app's presentation controller returns.
  /// A controller that returns the whole container says nothing about the view's place.
  var misfit: RunEvidence.Misfit? {
    guard kind == .present, outcome == .completed, let view = toView,
      let presentation = presentation?.object as? UIPresentationController,
      !Mirror(reflecting: presentation).isUIKit, let container = presentation.containerView,
      let shown = view.view, shown.superview === container, container.window != nil
    else { return nil }
    let due = presentation.frameOfPresentedViewInContainerView
    var values = shown.layer.values
    values.transform = CATransform3DIdentity
    guard due != container.bounds, values.frame.distance(to: due) > Self.sameFrame else {
      return nil
    }
    return RunEvidence.Misfit(
      time: World.current.clock.now, presentation: Subject(presentation), view: view,
      frame: values.frame, due: due)
  }

  /// Records the animations that the two views have before the animator starts, for example those
  /// of a rotation. They are not part of the transition.
  func noteEarlierAnimations() {
    earlier = [fromView, toView].map { $0?.view?.layer.attachedAnimations ?? .none }
  }

  /// Records the animations of the two views that the end of the transition cuts off.
  func noteCutOff() {
    cutOff = zip([fromView, toView], earlier).compactMap { subject, earlier in
      guard let subject, let last = subject.view?.layer.lastAnimation(besides: earlier) else {
        return nil
      }
      return (subject, last.key, last.left)
    }
    earlier = []
  }

  var isChangedByQuestion: Bool {
    asked.map { !$0.before.hasSameViews(as: $0.after) } ?? false
  }

  func countCover() {
    guard animatedAt != nil, let container = container?.view, let from = fromView?.view,
      let to = toView?.view
    else { return }
    turns.all += 1
    if from.covers(to, in: container) { turns.covered += 1 }
  }

  /// Records what the animator's blocks and property animators have changed. Layers are not
  /// retained. `bar` is the navigation bar of a push or pop, which an interactive transition drives
  /// together with the container (facts C.15).
  func take(
    _ capture: AnimationCapture, _ own: [AnimationCapture], in container: UIView, bar: UIView?
  ) {
    blocks = capture.scopes.map { scope in
      var isSpring = false
      if case .spring = scope.pace { isSpring = true }
      return Block(
        duration: scope.duration, delay: scope.delay, isSpring: isSpring,
        isEmpty: !scope.completion.hasCounted)
    }
    writes = ([capture] + own).flatMap(\.writes).map { write in
      Write(
        subject: write.layer.subject, property: write.property, before: write.before,
        after: write.after, isInContainer: container.layer.isAncestor(of: write.layer))
    }
    firstAlongside = capture.animations.count
    animations = ([capture] + own).flatMap(\.animations).compactMap { animation in
      Animation(animation) { layer in
        [container, bar].contains { $0?.layer.isAncestor(of: layer) == true }
      }
    }
  }

  /// Records the animations that the coordinator's alongside blocks have added.
  func takeAlongside(_ party: TransitionParticipants) {
    let bar = (party.owner as? UINavigationController)?.navigationBar
    alongside = party.capture.animations.dropFirst(firstAlongside).compactMap { animation in
      Animation(animation) { party.scrubs($0) || bar?.layer.isAncestor(of: $0) == true }
    }
  }
}

extension TransitionEvidence.Animation {
  /// Returns nil if the animation's layer no longer exists.
  @MainActor
  fileprivate init?(_ animation: AttachedAnimation, isDriven: (CALayer) -> Bool) {
    guard let layer = animation.layer else { return nil }
    self.init(
      subject: layer.subject, key: animation.key, isDriven: isDriven(layer),
      isOnScreen: layer.isInTree)
  }
}

extension UIView {
  /// Whether this view, as it is presented now, covers all of `other`. This view covers `other` if
  /// it is the topmost visible subview of `container`, is opaque, and contains the whole area of
  /// `other`.
  fileprivate func covers(_ other: UIView, in container: UIView) -> Bool {
    guard superview === container, other.superview === container, layer.mask == nil,
      CATransform3DIsIdentity(container.layer.sublayerTransform),
      container.subviews.last(where: { !$0.isHidden && $0.alpha > 0 }) === self
    else { return false }
    let (own, others) = (layer.shownValues, other.layer.shownValues)
    guard CATransform3DIsIdentity(own.transform), CATransform3DIsAffine(others.transform),
      !own.isHidden, own.opacity >= 1, own.cornerRadius == 0, own.zPosition >= others.zPosition,
      own.backgroundColor?.alpha == 1
    else { return false }
    let frame = CGRect(
      x: own.position.x - own.bounds.width * own.anchorPoint.x,
      y: own.position.y - own.bounds.height * own.anchorPoint.y,
      width: own.bounds.width, height: own.bounds.height)
    return frame.contains(container.bounds)
  }
}

extension CALayer {
  fileprivate var shownValues: LayerValues { presentationValues() ?? values }
}
