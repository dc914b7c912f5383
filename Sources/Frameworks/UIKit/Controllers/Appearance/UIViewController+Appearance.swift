extension UIViewController: ViewOwner {
  /// Performs one step of the appearance life cycle and forwards it to the children.
  ///
  /// An unbalanced step is rejected with UIKit's warning.
  func move(_ step: AppearanceState.Move, animated: Bool) {
    guard appearance.after(step) != nil else {
      UIKitLog.warn(
        "Unbalanced calls to begin/end appearance transitions for \(self).", .unbalancedAppearance,
        about: self)
      return
    }
    if step == .didAppear { sendIsAppearing() }
    // `viewIsAppearing(_:)` may have changed the controller's state.
    guard record.begin(step, animated: animated) else { return }
    defer { record.endCalls() }
    let containment = record.containment
    switch step {
    case .willAppear:
      loadViewIfNeeded()
      CallTrace.note(.appearance, self, .appearance(.viewWillAppear(animated)))
      viewWillAppear(animated)
      // `viewIsAppearing` is called in a layout pass, so one is requested even if no frame has
      // changed.
      view.setNeedsLayout()
    case .didAppear:
      CallTrace.note(.appearance, self, .appearance(.viewDidAppear(animated)))
      viewDidAppear(animated)
    case .willDisappear:
      CallTrace.note(.appearance, self, .appearance(.viewWillDisappear(animated)))
      viewWillDisappear(animated)
    case .didDisappear:
      CallTrace.note(.appearance, self, .appearance(.viewDidDisappear(animated)))
      viewDidDisappear(animated)
    }
    forward(step, animated: animated)
    // If a callback has changed the containment, the new containment is kept.
    guard step == .didAppear || step == .didDisappear else { return }
    if record.containment == containment { record.settleContainment() }
    UIStatusBarManager.current.askLater()
  }

  /// Forwards the appearance call to the children in order, after the parent's own call.
  /// Unverified: that the parent also comes before the children in the `did…` calls.
  private func forward(_ step: AppearanceState.Move, animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceFollowers where child.parent === self || child.isPresentedInContext {
      switch step {
      case .willAppear, .willDisappear:
        guard
          step == .willDisappear
            || (child.isAttached(to: self) && child.record.childTransition == nil),
          child.appearance.after(step) != nil
        else { continue }
        child.move(step, animated: animated)
      case .didAppear:
        // A child that takes part in an exchange appears when the exchange ends.
        guard !child.record.didAppearIsQueued, child.record.childTransition == nil else { continue }
        child.settle(visible: child.isAttached(to: self), animated: animated)
      case .didDisappear:
        child.settle(visible: false, animated: animated)
      }
    }
  }

  /// Makes the missing calls until the controller has completely appeared or disappeared.
  func settle(visible: Bool, animated: Bool) {
    if visible {
      if appearance == .disappeared || appearance == .disappearing {
        move(.willAppear, animated: animated)
      }
      if appearance == .appearing { move(.didAppear, animated: animated) }
    } else {
      if appearance == .appeared || appearance == .appearing {
        move(.willDisappear, animated: animated)
      }
      if appearance == .disappearing { move(.didDisappear, animated: animated) }
    }
  }

  private func sendIsAppearing() {
    guard record.takesIsAppearing() else { return }
    let isAnimated = record.isAnimated
    CallTrace.note(.appearance, self, .appearance(.viewIsAppearing(isAnimated)))
    viewIsAppearing(isAnimated)
  }

  // MARK: ViewOwner

  package func viewWillBeAdded(to superview: UIView) { checkHierarchy(under: superview) }

  package func viewDidChangeWindow() { followParent() }

  package func viewWillLayout() {
    if viewIfLoaded?.window != nil { sendIsAppearing() }
    viewWillLayoutSubviews()
  }

  package func viewDidLayout() {
    viewDidLayoutSubviews()
    fitContexts()
  }
}

extension UIViewController: RootOwner {
  /// Whether a presentation has removed this controller's view and will restore it.
  private var isCoveredByPresentation: Bool {
    ownPresented?.ownPresentation?.presenterHome != nil
  }

  /// Adds the view to the window, unless it is there already or is covered by a presentation. A
  /// window that is shown again, or becomes key again, does not send appearance calls. Unverified:
  /// that hiding a window does not send appearance calls either.
  package func joinWindow(_ window: UIWindow) {
    guard !view.isDescendant(of: window), !isCoveredByPresentation else { return }
    World.current.unobserved { view.frame = window.bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    move(.willAppear, animated: false)
    TickQueue.afterCommit(by: "the appearance of \(self)") { [weak self] in
      guard let self, appearance == .appearing else { return }
      move(.didAppear, animated: false)
    }
  }

  package func leaveWindow() {
    let engine = PresentationEngineSlot.engine
    let tell = engine?.takeDown(from: self)
    settle(visible: false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    // `takeDown(from:)` also removes controllers that the callbacks have just presented.
    let tellAgain = engine?.takeDown(from: self)
    tell?()
    tellAgain?()
  }
}

extension UIWindow {
  /// The controller whose view fills the window; nil by default.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set { rootOwner = newValue }
  }
}
