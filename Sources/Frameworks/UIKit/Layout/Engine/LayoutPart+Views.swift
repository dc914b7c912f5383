// Creates the Auto Layout state of views, and finds the engine that solves their constraints.

extension UIView {
  /// The view's Auto Layout state. On first use, the state is created together with the states of
  /// all superviews.
  var ensuredLayoutPart: LayoutPart {
    if let part = layoutPart { return part }
    let made = LayoutPart(self)
    constraintPart = made
    if let superview { _ = superview.ensuredLayoutPart }
    return made
  }

  /// The engine that solves the tree of this view.
  var layoutHost: LayoutEngine {
    let part = rootOfTree.ensuredLayoutPart
    if let host = part.ownHost { return host }
    let made = LayoutEngine(root: rootOfTree)
    part.ownHost = made
    return made
  }
}

extension LayoutPart: ViewConstraints {
  func viewMoved() {
    guard let view, !isManual || view is any ContentScrolling || view.parentView == nil else {
      return
    }
    view.layoutHost.needsPass()
  }

  func viewWillLayout() {
    guard let view else { return }
    let host = view.layoutHost
    // Of all items, only system guides depend on the safe area and the margins.
    if !systemGuides.isEmpty { host.needsPass() }
    host.runPass(whileLayingOut: view)
  }

  func placeSubviews() {
    guard let view else { return }
    let host = view.layoutHost
    host.runPass(whileLayingOut: view)
    host.placeSubviews(of: view)
  }

  func contentSizeChanged() {
    guard let view else { return }
    let host = view.layoutHost
    host.contentSizeChanged(of: view)
    for constraint in naming
    where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      host.rephrase(constraint)
    }
  }

  func directionChanged() {
    guard let host = view?.layoutHost else { return }
    for constraint in naming where constraint.firstAttribute.axis == .horizontal {
      host.rephrase(constraint)
    }
  }

  func needsPass() { view?.layoutHost.needsPass() }
  var isPassDue: Bool { ownHost?.isPassDue ?? false }
  func runPass() { ownHost?.runPass(whileLayingOut: nil) }

  // MARK: Joining and leaving a superview

  /// Moves the view to the engine of the tree that it joins. Before joining the tree, the view was
  /// a root and used its own engine.
  func viewJoined() {
    guard let view else { return }
    ownHost = nil
    if let superview = view.superview { _ = superview.ensuredLayoutPart }
    let host = view.layoutHost
    view.visitLayoutParts { $0.enter(host) }
    host.needsPass()
  }

  /// Adds the view to the engine, together with the constraints that belong to the view.
  private func enter(_ host: LayoutEngine) {
    guard let view else { return }
    if isManual { host.adopt(view) }
    for constraint in held { host.adopt(constraint) }
  }

  /// Deactivates the constraints that refer to views outside this view's subtree. All other
  /// constraints stay active.
  func viewWillLeave() {
    guard let view else { return }
    let host = view.layoutHost
    view.visitLayoutParts { part in
      for constraint in part.naming {
        guard let holder = constraint.holder, !holder.isDescendant(of: view) else { continue }
        constraint.isActive = false
      }
    }
    view.visitLayoutParts { part in
      for constraint in part.held { host.drop(constraint) }
    }
    view.visitLayoutParts { part in
      for guide in part.guides + part.systemGuides.map(\.guide) { host.forget(guide) }
      if let member = part.view { host.forget(member) }
    }
    let own = LayoutEngine(root: view)
    ownHost = own
    view.visitLayoutParts { $0.enter(own) }
  }

  // MARK: Measuring

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard let view else { return target }
    view.updateConstraintsIfNeeded()
    let system = LayoutSystem(
      root: view,
      fit: LayoutSystem.Fit(
        size: target, horizontal: horizontal.rawValue, vertical: vertical.rawValue))
    let root = system.item(view)
    view.visitLayoutParts { part in
      if part.isManual, let member = part.view { _ = system.item(member) }
      for constraint in part.held { system.insert(constraint) }
    }
    _ = system.solve()
    return Pixels(view).sizeRoundedUp(system.frame(of: root).size)
  }
}

extension UIView {
  /// Visits the states of all views in the subtree, superviews first.
  func visitLayoutParts(_ visit: (LayoutPart) -> Void) {
    guard let part = layoutPart else { return }
    visit(part)
    for view in subviews { view.visitLayoutParts(visit) }
  }
}
