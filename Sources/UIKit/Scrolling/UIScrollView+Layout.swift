extension UIScrollView: ContentScrolling {
  func zooms(_ view: UIView) -> Bool { view === zooming.view }

  /// The content's rectangle: constraints on its edges decide `contentSize`.
  ///
  /// Constraints between the scroll view's own edges and what it holds mean this guide, too.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, frame: nil) }

  /// The view's own rectangle, which stays while the content moves.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) { $0.bounds } }
}
