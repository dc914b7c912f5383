/// The bar items of a controller, created on first access.
@MainActor
struct ControllerBarItems {
  private var navigation: UINavigationItem?
  /// The controller's own tab bar item; nil until one is set or created.
  var tab: UITabBarItem?

  func titleChanged(to title: String?) {
    navigation?.title = title
    tab?.title = title
  }

  mutating func navigationItem(titled title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let made = UINavigationItem()
    made.title = title
    navigation = made
    return made
  }

  mutating func tabBarItem(titled title: String?) -> UITabBarItem {
    if let tab { return tab }
    let made = UITabBarItem(title: title, image: nil, tag: 0)
    tab = made
    return made
  }
}
