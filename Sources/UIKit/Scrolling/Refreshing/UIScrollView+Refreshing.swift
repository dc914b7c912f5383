extension UIScrollView {
  /// The control that refreshes the content when it is pulled down; nil by default.
  ///
  /// It is behind the content, above its start.
  public var refreshControl: UIRefreshControl? {
    get { accessory as? UIRefreshControl }
    set {
      guard newValue !== accessory else { return }
      refreshControl?.leave()
      accessory = newValue
      newValue?.join(self)
    }
  }
}
