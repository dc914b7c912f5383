import Stage
import Testing
import UIKit

@MainActor
struct BarCapsuleTests {
  /// The brightness of the capsules in a view, from 0 to 1, over a background of the bar's colour.
  private func capsules(in view: UIView) -> [BarCapsule] {
    view.subviews.flatMap { ($0 as? BarCapsule).map { [$0] } ?? capsules(in: $0) }
  }

  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  /// The colour of the first title in a bar.
  private func titleColor(of bar: UIView) -> UIColor? {
    let title = labels(in: bar).lazy.compactMap(\.attributedText).first { $0.length > 0 }
    return title?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  private func whites(in view: UIView) -> [CGFloat] {
    view.layoutIfNeeded()
    return capsules(in: view).map {
      let rgba = ($0.backgroundColor ?? .clear).resolvedColor(with: $0.traitCollection).cgColor.rgba
      return CGFloat(rgba.x * rgba.w)
    }
  }

  private func bar(_ style: (UINavigationBar) -> Void) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    bar.items = [UINavigationItem(title: "Back"), item]
    style(bar)
    return bar
  }

  @Test func `the capsules of a dark bar are dark`() {
    World()() {
      let navy = UIColor(red: 0, green: 0.1, blue: 0.4, alpha: 1)

      for style: (UINavigationBar) -> Void in [
        { $0.barTintColor = navy }, { $0.barStyle = .black },
        {
          $0.barStyle = .black
          $0.isTranslucent = false
        },
        {
          let appearance = UINavigationBarAppearance()
          appearance.backgroundColor = navy
          $0.scrollEdgeAppearance = appearance
        },
      ] {
        let whites = whites(in: bar(style))
        #expect(whites.count == 2 && whites.allSatisfy { $0 < 0.3 })
      }
    }
  }

  @Test func `the capsules of other bars are light, and follow a change`() {
    World()() {
      let bar = bar { _ in }
      #expect(whites(in: bar).allSatisfy { $0 > 0.8 })
      bar.barTintColor = .yellow
      #expect(whites(in: bar).allSatisfy { $0 > 0.8 })
      bar.barTintColor = .black
      #expect(whites(in: bar).allSatisfy { $0 < 0.3 })
      bar.barTintColor = nil
      #expect(whites(in: bar).allSatisfy { $0 > 0.8 })
    }
  }

  @Test func `toolbars and tab bars adapt, too`() {
    World()() {
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
      toolbar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
      toolbar.barTintColor = .black
      let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 60))
      tabs.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
      tabs.barTintColor = .black

      for bar in [toolbar, tabs] {
        #expect(!capsules(in: bar).isEmpty && whites(in: bar).allSatisfy { $0 < 0.3 })
      }
      #expect(titleColor(of: tabs) == .white)
      tabs.unselectedItemTintColor = .red
      tabs.layoutIfNeeded()
      #expect(titleColor(of: tabs) == .red)
    }
  }
}
