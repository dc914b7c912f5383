// Finds the controller that performs a presentation (facts A.0.1, D.13).
extension UIViewController {
  /// The ancestor that covers the screen; it presents for its descendants.
  ///
  /// A controller presented in a context does not cover the screen. In that case its presenter's
  /// ancestor presents, unless it has a presented controller already (unverified).
  var screenPresenter: UIViewController {
    if let parent { return parent.screenPresenter }
    guard isPresentedInContext, let below = ownPresenting?.screenPresenter,
      below.ownPresented == nil
    else { return self }
    return below
  }

  /// The nearest ancestor that defines a presentation context.
  var contextPresenter: UIViewController? {
    definesPresentationContext ? self : parent?.contextPresenter
  }

  var isRootOfWindow: Bool {
    UIWindows.current.shown.contains { $0.rootOwner === self }
  }

  /// This controller, its descendants and all controllers presented on them, bottom to top.
  var standing: [UIViewController] {
    [self] + children.flatMap(\.standing) + (ownPresented?.standing ?? [])
  }
}

extension UIModalPresentationStyle {
  /// Whether the style presents inside the presentation context, if one exists.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
