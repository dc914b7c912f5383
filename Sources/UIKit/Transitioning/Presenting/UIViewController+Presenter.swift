// Who really presents when a controller is asked to (facts A.0.1, D.13).
extension UIViewController {
  /// The ancestor that covers the screen: it presents for its descendants.
  ///
  /// What is presented in a context does not cover the screen, so that there the search goes on
  /// below, as long as somebody is found who presents nobody yet (unverified).
  var screenPresenter: UIViewController {
    if let parent { return parent.screenPresenter }
    guard isPresentedInContext, let below = ownPresenting?.screenPresenter,
      below.ownPresented == nil
    else { return self }
    return below
  }

  /// The nearest ancestor that wants presentations "in the current context" for itself.
  var contextPresenter: UIViewController? {
    definesPresentationContext ? self : parent?.contextPresenter
  }

  var isRootOfWindow: Bool {
    UIWindows.current.shown.contains { $0.rootOwner === self }
  }

  /// Everybody who stands on this controller and on its children, bottom to top, itself first.
  var standing: [UIViewController] {
    [self] + children.flatMap(\.standing) + (ownPresented?.standing ?? [])
  }
}

extension UIModalPresentationStyle {
  /// Presented where the presentation context is, if there is one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
