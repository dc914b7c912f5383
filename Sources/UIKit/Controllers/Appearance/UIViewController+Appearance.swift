extension UIViewController: ViewOwner {
  /// Carries out one step of the appearance life cycle and tells the children.
  ///
  /// A step that does not belong here is refused with UIKit's warning.
  func move(_ step: AppearanceState.Move, animated: Bool) {
    guard appearance.after(step) != nil else {
      UIKitLog.warn(
        "Unbalanced calls to begin/end appearance transitions for \(self).", about: self)
      return
    }
    if step == .didAppear { sendIsAppearing() }
    // `viewIsAppearing(_:)` just now may have brought it elsewhere.
    guard record.begin(step, animated: animated) else { return }
    defer { record.endCalls() }
    let containment = record.containment
    switch step {
    case .willAppear:
      loadViewIfNeeded()
      CallTrace.note(.appearance, self, .appearance(.viewWillAppear(animated)))
      viewWillAppear(animated)
      // A layout pass gives the one `viewIsAppearing` its place even when nothing moved.
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
    // Unless a callback just now has moved it elsewhere.
    guard step == .didAppear || step == .didDisappear else { return }
    if record.containment == containment { record.settleContainment() }
    UIStatusBarManager.current.askLater()
  }

  /// Tells the children, after the parent itself, in their order. That the parent comes first
  /// also in the did-calls is unverified.
  private func forward(_ step: AppearanceState.Move, animated: Bool) {
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearanceFollowers where child.parent === self || child.isPresentedInContext {
      switch step {
      case .willAppear, .willDisappear:
        guard
          step == .willDisappear || (child.isAttached(to: self) && child.record.exchange == nil),
          child.appearance.after(step) != nil
        else { continue }
        child.move(step, animated: animated)
      case .didAppear:
        // One that is being exchanged appears with the end of that.
        guard !child.record.didAppearIsQueued, child.record.exchange == nil else { continue }
        child.settle(visible: child.isAttached(to: self), animated: animated)
      case .didDisappear:
        child.settle(visible: false, animated: animated)
      }
    }
  }

  /// Brings the controller to rest on or off screen, with whatever calls are still missing.
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
  /// Whether a presentation has taken this controller's view away, to bring it back at its end.
  private var isCoveredByPresentation: Bool {
    ownPresented?.ownPresentation?.presenterHome != nil
  }

  /// Puts the view into the window unless it is there already or a presentation covers it: a
  /// window that is shown again, or becomes key again, changes nobody's appearance. That hiding a
  /// window tells nobody either is unverified.
  package func joinWindow(_ window: UIWindow) {
    guard !view.isDescendant(of: window), !isCoveredByPresentation else { return }
    World.current.unobserved { view.frame = window.bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    move(.willAppear, animated: false)
    TurnQueue.afterCommit(by: "the appearance of \(self)") { [weak self] in
      guard let self, appearance == .appearing else { return }
      move(.didAppear, animated: false)
    }
  }

  package func leaveWindow() {
    let engine = PresentationEngineSlot.engine
    let tell = engine?.takeDown(from: self)
    settle(visible: false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    // What the callbacks just now have presented goes as well.
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
