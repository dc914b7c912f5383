extension UIScrollView {
  /// The control that begins a refresh when the user pulls down the content; nil by default.
  ///
  /// The control is behind the content and above its start.
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
