import Stage
import Testing
import UIKit

@MainActor
struct UIBarItemAppearanceTests {
  private final class OwnItem: UIBarButtonItem {}
  private final class OwnBar: UINavigationBar {}

  /// The colours of the titles of two buttons in a bar.
  private func colors(
    _ bar: UINavigationBar.Type = UINavigationBar.self, _ prepare: () -> Void
  ) throws -> [UIColor?] {
    let stage = Stage(device: .phone)
    defer { stage.close() }
    let (root, items) = stage.run {
      prepare()
      let root = UIViewController()
      let items = [
        UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
        OwnItem(title: "Two", style: .plain, target: nil, action: nil),
      ]
      root.navigationItem.rightBarButtonItems = items
      return (root, items)
    }
    let navigation = stage.run {
      UINavigationController(navigationBarClass: bar, toolbarClass: nil)
    }
    stage.run { navigation.viewControllers = [root] }
    stage.show(navigation)
    stage.tick()
    return items.map { item in
      stage.run { item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor }
    }
  }

  private func attributes(_ color: UIColor) -> [NSAttributedString.Key: Any] {
    [.foregroundColor: color]
  }

  @Test func `an item has the attributes of its class's proxies`() throws {
    let found = try colors {
      OwnItem.appearance().setTitleTextAttributes(attributes(.red), for: .normal)
      UIBarButtonItem.appearance().setTitleTextAttributes(attributes(.blue), for: .normal)
    }

    #expect(found == [.blue, .red])
  }

  @Test func `a proxy with containers counts in their bars only`() throws {
    func prepare() {
      UIBarButtonItem.appearance().setTitleTextAttributes(attributes(.blue), for: .normal)
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [OwnBar.self])
        .setTitleTextAttributes(attributes(.green), for: .normal)
    }

    #expect(try colors(UINavigationBar.self, prepare) == [.blue, .blue])
    #expect(try colors(OwnBar.self, prepare) == [.green, .green])
  }

  @Test func `a view controller can be a container`() throws {
    let found = try colors {
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationController.self])
        .setTitleTextAttributes(attributes(.green), for: .normal)
    }

    #expect(found == [.green, .green])
  }

  @Test func `an item's own attributes and tint colour stay`() {
    let stage = Stage(device: .phone)
    stage.run {
      let proxy = UIBarButtonItem.appearance()
      proxy.setTitleTextAttributes(attributes(.blue), for: .normal)
      proxy.tintColor = .blue
      let (own, other) = (UIBarButtonItem(), UIBarButtonItem())
      own.setTitleTextAttributes(attributes(.red), for: .normal)
      own.tintColor = .red

      #expect(own.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
      #expect(own.tintColor == .red && other.tintColor == nil)
      #expect(UIBarButtonItem.appearance() === proxy)
      #expect(UITabBarItem.appearance() !== proxy)
    }
    stage.close()
  }

  @Test func `a proxy's tint colour is that of the titles`() throws {
    let stage = Stage(device: .phone)
    let root = stage.run {
      UIBarButtonItem.appearance().tintColor = .blue
      let root = UIViewController()
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "One", style: .plain, target: nil, action: nil)
      return root
    }
    let navigation = stage.run { UINavigationController(rootViewController: root) }
    stage.show(navigation)
    stage.tick()
    var views: [UIView] = [navigation.navigationBar]
    var found: UIColor?
    while let view = views.popLast() {
      views += view.subviews
      if let label = view as? UILabel, label.text == "One" {
        found =
          label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      }
    }

    #expect(found == .blue)
    stage.close()
  }
}
