// Finds the controller that performs a presentation (facts A.0.1, D.13).
extension UIViewController {
  /// The ancestor that covers the screen. It presents on behalf of its descendants.
  ///
  /// A controller presented in a context does not cover the screen. In that case, the presenter's
  /// ancestor that covers the screen presents, unless that ancestor already has a presented
  /// controller (unverified).
  var screenPresenter: UIViewController {
    if let parent { return parent.screenPresenter }
    guard isPresentedInContext, let below = ownPresenting?.screenPresenter,
      below.ownPresented == nil
    else { return self }
    return below
  }

  /// The nearest controller that defines a presentation context: this one or an ancestor.
  var contextPresenter: UIViewController? {
    definesPresentationContext ? self : parent?.contextPresenter
  }

  var isRootOfWindow: Bool {
    UIWindows.current.shown.contains { $0.rootOwner === self }
  }

  /// This controller, its descendants, and all controllers presented on them, from bottom to top.
  var standing: [UIViewController] {
    [self] + children.flatMap(\.standing) + (ownPresented?.standing ?? [])
  }
}

extension UIModalPresentationStyle {
  /// Whether the style presents within the presentation context, if there is one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
