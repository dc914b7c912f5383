extension UIViewController {
  /// The nearest navigation controller among the ancestors.
  public var navigationController: UINavigationController? {
    var ancestor = parent
    while let here = ancestor {
      if let navigation = here as? UINavigationController { return navigation }
      ancestor = here.parent
    }
    return nil
  }
}
