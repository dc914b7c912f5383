// Finds the controller that performs a presentation (facts A.0.1, D.13).
extension UIViewController {
  /// The ancestor that covers the screen. When a descendant of this ancestor calls `present`, the
  /// ancestor becomes the presenter.
  ///
  /// A controller that is presented in a context does not cover the screen. For such a controller,
  /// the result is the `screenPresenter` of its presenter, unless that `screenPresenter` already
  /// presents a controller itself (unverified).
  var screenPresenter: UIViewController {
    if let parent { return parent.screenPresenter }
    guard isPresentedInContext, let below = ownPresenting?.screenPresenter,
      below.ownPresented == nil
    else { return self }
    return below
  }

  /// The nearest controller that defines a presentation context: this controller or an ancestor.
  var contextPresenter: UIViewController? {
    definesPresentationContext ? self : parent?.contextPresenter
  }

  var isRootOfWindow: Bool {
    UIWindows.current.shown.contains { $0.rootOwner === self }
  }

  /// This controller, its descendants, and all controllers that are presented above them, from
  /// bottom to top.
  var standing: [UIViewController] {
    [self] + children.flatMap(\.standing) + (ownPresented?.standing ?? [])
  }
}

extension UIModalPresentationStyle {
  /// Whether the style uses the presentation context, if a context is defined.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
