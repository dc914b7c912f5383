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

  /// The controller's tab; made when first asked for, with its title. A navigation controller
  /// without a tab of its own has that of the first controller of its stack.
  public var tabBarItem: UITabBarItem! {
    get {
      if let item = ensuredItems.tab { return item }
      if let root = (self as? UINavigationController)?.viewControllers.first {
        return root.tabBarItem
      }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      ensuredItems.tab = made
      return made
    }
    set {
      ensuredItems.tab = newValue
      (parent as? UITabBarController)?.tabsChanged()
    }
  }
}
