extension UIScrollView: ContentScrolling {
  func zooms(_ view: UIView) -> Bool { view === zooming.view }

  /// The content's rectangle: constraints to its edges determine `contentSize`.
  ///
  /// Constraints between the scroll view's own edges and its subviews refer to this guide too.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, frame: nil) }

  /// The view's own rectangle, which does not move with the content.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) { $0.bounds } }
}
