extension UIScrollView: ContentScrolling {
  func zooms(_ view: UIView) -> Bool { view === zooming.view }

  /// A guide for the rectangle of the content. Constraints to its edges determine `contentSize`.
  ///
  /// Constraints between the scroll view's own edges and its subviews also refer to this guide.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, frame: nil) }

  /// A guide for the view's own rectangle, which does not move with the content.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) { $0.bounds } }
}
