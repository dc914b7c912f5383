extension UIViewController {
  /// The nearest tab bar controller among the ancestors.
  public var tabBarController: UITabBarController? {
    var ancestor = parent
    while let here = ancestor {
      if let tabs = here as? UITabBarController { return tabs }
      ancestor = here.parent
    }
    return nil
  }
}
