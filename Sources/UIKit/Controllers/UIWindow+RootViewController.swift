extension UIWindow {
  /// The controller whose view fills the window; nil by default.
  public var rootViewController: UIViewController? {
    get { rootOwner as? UIViewController }
    set { rootOwner = newValue }
  }
}
