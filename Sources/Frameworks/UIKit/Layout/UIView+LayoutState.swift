extension UIView {
  /// The constraints that size and place the view, as the most recent layout has solved them; nil for
  /// a view without constraints in its tree. Reading it starts no layout.
  package var layoutState: LayoutState? {
    guard layoutPart != nil else { return nil }
    return layoutHost.state(of: self)
  }
}
