extension UIScrollView: ContentScrolling {
  func zooms(_ view: UIView) -> Bool { view === zooming.view }

  /// A guide for the rectangle of the content. Constraints to the guide's edges determine
  /// `contentSize`.
  ///
  /// Constraints between the edges of the scroll view and its subviews are treated as constraints
  /// to this guide.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.content, frame: nil) }

  /// A guide for the view's own rectangle, which does not move with the content.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) { $0.bounds } }
}
