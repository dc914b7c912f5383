import Testing
import UIKit

@MainActor struct UINavigationBarTests {
  private final class Delegate: UINavigationBarDelegate {
    var calls: [String] = []
    var allows = true
    func navigationBar(_ bar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      calls.append("shouldPush \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      calls.append("shouldPop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop \(item.title ?? "")")
    }
  }

  private func bar(_ titles: String...) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 54))
    bar.items = titles.map { UINavigationItem(title: $0) }
    return bar
  }

  @Test func `items are pushed and popped, but not the last`() {
    let bar = bar("A")
    bar.pushItem(UINavigationItem(title: "B"), animated: false)

    #expect(bar.topItem?.title == "B")
    #expect(bar.backItem?.title == "A")
    #expect(bar.popItem(animated: false)?.title == "B")
    #expect(bar.popItem(animated: false) == nil)
    #expect(bar.items?.count == 1)
    #expect(bar.backItem == nil)
  }

  @Test func `a title view has its own width again when the bar has room for it`() {
    let bar = bar("A")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    bar.topItem?.titleView = view
    let widths: [(CGFloat, CGFloat)] = [(393, 80), (20, 0), (393, 80), (0, 0), (393, 80)]
    for (width, expected) in widths {
      bar.frame.size.width = width
      bar.layoutIfNeeded()
      #expect(view.bounds.width == expected, "\(width)")
    }

    view.bounds.size.width = 60
    bar.setNeedsLayout()
    bar.layoutIfNeeded()

    #expect(view.bounds.width == 60)
  }

  @Test func `the delegate is called before and after`() {
    let bar = bar("A")
    let delegate = Delegate()
    bar.delegate = delegate

    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    bar.popItem(animated: false)
    delegate.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)

    #expect(
      delegate.calls == ["shouldPush B", "didPush B", "shouldPop B", "didPop B", "shouldPush C"])
    #expect(bar.topItem?.title == "A")
  }

  @Test func `a bar is 54 high, 106 with a large title, 32 more with a prompt`() {
    let bar = bar("A", "B")
    let height = { bar.sizeThatFits(CGSize(width: 393, height: 0)).height }

    #expect(height() == 54)
    bar.prefersLargeTitles = true
    #expect(height() == 106)
    bar.topItem?.prompt = "prompt"
    #expect(height() == 138)
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(height() == 86)
  }

  @Test func `an automatic title inherits from the one below`() {
    let bar = bar("A", "B", "C")
    bar.prefersLargeTitles = true
    bar.items?[1].largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(.zero).height == 54)

    bar.items?[1].largeTitleDisplayMode = .always
    #expect(bar.sizeThatFits(.zero).height == 106)

    bar.prefersLargeTitles = false
    #expect(bar.sizeThatFits(.zero).height == 54)
  }

  @Test func `the items of a controller's bar cannot be changed from outside`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        navigation.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false)
      }
    }

    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(
      text.contains(
        "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a "
          + "controller."))
  }

  @Test func `the delegate of a container's bar cannot be replaced`() async {
    let results = [
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let navigation = UINavigationController(rootViewController: UIViewController())
          navigation.loadViewIfNeeded()
          navigation.navigationBar.delegate = nil
        }
      },
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let tabs = UITabBarController()
          tabs.loadViewIfNeeded()
          tabs.tabBar.delegate = nil
        }
      },
    ]

    let texts = results.map { String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self) }
    #expect(
      texts[0].contains(
        "Cannot manually set the delegate on a UINavigationBar managed by a controller."))
    #expect(texts[1].contains("Changing the delegate of a tab bar managed by a tab bar controller"))
  }
}
