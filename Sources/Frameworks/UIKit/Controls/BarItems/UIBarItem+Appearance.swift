/// An item in a bar takes the title attributes and the tint colour of its appearance proxies, unless
/// they were set on the item itself. Proxies with the most containers take precedence, then those of
/// the item's own class. The containers are those of the view that shows the item. A change of a
/// proxy becomes visible when a bar shows the item the next time.
///
/// ```swift
/// UIBarButtonItem.appearance().tintColor = .red
/// UITabBarItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
/// ```
extension UIBarItem: UIAppearance {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    guard let proxy = Proxies.current.proxy(of: self, in: containerTypes) as? Self else {
      UIKitLog.raise(UIKitLog.inconsistency, "\(self) cannot be created, so it has no proxy")
    }
    return proxy
  }

  /// The first value that `read` finds on the item's appearance proxies.
  func styled<Value>(_ read: (UIBarItem) -> Value?) -> Value? {
    Proxies.current.fitting(self).lazy.compactMap(read).first
  }

  /// The appearance proxies of bar items in one `World`.
  @MainActor
  fileprivate final class Proxies: WorldService {
    private struct Style {
      let type: UIBarItem.Type
      let containers: [any UIAppearanceContainer.Type]
      let proxy: UIBarItem
    }

    /// The proxies, in the order in which the app first requested them.
    private var styles: [Style] = []
    static var current: Proxies { World.current.service() }

    func proxy(
      of type: UIBarItem.Type, in containers: [any UIAppearanceContainer.Type]
    ) -> UIBarItem? {
      let known = styles.first {
        $0.type == type && $0.containers.elementsEqual(containers) { $0 == $1 }
      }
      if let known { return known.proxy }
      guard let proxy = NewObject.of(type) as? UIBarItem else { return nil }
      styles.append(Style(type: type, containers: containers, proxy: proxy))
      return proxy
    }

    /// The proxies that apply to an item, the most specific one first.
    func fitting(_ item: UIBarItem) -> [UIBarItem] {
      guard !styles.isEmpty, !styles.contains(where: { $0.proxy === item }) else { return [] }
      let found = styles.enumerated().filter { _, style in
        item.isKind(of: style.type)
          && AppearanceContainers.contain(item.shownView, style.containers)
      }
      return found.sorted { a, b in
        (a.element.containers.count, a.element.type.depth, a.offset)
          > (b.element.containers.count, b.element.type.depth, b.offset)
      }.map(\.element.proxy)
    }
  }

  /// The number of superclasses that this class has.
  fileprivate static var depth: Int { AppearanceContainers.depth(of: self) }
}
