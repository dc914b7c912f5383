/// The bar items of one controller, made when first asked for.
@MainActor
final class ControllerItems: ControllerBarItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var hidesBottomBar = false

  func titleChanged(to title: String?) {
    navigation?.title = title
    tab?.title = title
  }
}

extension UIViewController {
  var ensuredItems: ControllerItems {
    if let items = barItems as? ControllerItems { return items }
    let made = ControllerItems()
    barItems = made
    return made
  }

  /// What a navigation bar shows for this controller; made when first asked for, with its title.
  public var navigationItem: UINavigationItem {
    if let item = ensuredItems.navigation { return item }
    let made = UINavigationItem()
    made.title = title
    ensuredItems.navigation = made
    return made
  }

  /// Whether a tab bar goes while this controller is on a navigation stack; false by default.
  ///
  /// Counts from when the controller is pushed until it is popped.
  public var hidesBottomBarWhenPushed: Bool {
    get { (barItems as? ControllerItems)?.hidesBottomBar ?? false }
    set { ensuredItems.hidesBottomBar = newValue }
  }
}
