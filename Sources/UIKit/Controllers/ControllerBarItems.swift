/// What bars show for one controller; each item is made when first asked for.
@MainActor
struct ControllerBarItems {
  private var navigation: UINavigationItem?
  /// Nil as long as the controller has no tab of its own.
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
