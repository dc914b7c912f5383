import Testing
import UIKit

@MainActor struct UIBarButtonItemTests {
  private final class Target: NSObject {
    var senders: [UIBarButtonItem] = []
    func tapped(_ item: UIBarButtonItem) { senders.append(item) }
  }

  @Test func `raw values are those of the header`() {
    #expect(UIBarButtonItem.SystemItem.allCases.map(\.rawValue) == Array(0...24))
    #expect(UIBarButtonItem.SystemItem.add.rawValue == 4)
    #expect(UIBarButtonItem.SystemItem.trash.rawValue == 16)
    #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
    #expect(UIBarButtonItem.Style.done.rawValue == 2)
  }

  @Test func `a new item is plain, enabled and without content`() {
    let item = UIBarButtonItem()

    #expect(item.style == .plain)
    #expect(item.isEnabled)
    #expect(item.title == nil && item.image == nil && item.customView == nil)
    #expect(item.width == 0 && item.tintColor == nil && item.target == nil)
  }

  @Test func `an item can have an image for phones in landscape`() {
    let (image, wide, target) = (UIImage(), UIImage(), Target())
    let item = UIBarButtonItem(
      image: image, landscapeImagePhone: wide, style: .done, target: target,
      action: Selector("tapped:", Target.tapped))

    #expect(item.image === image && item.landscapeImagePhone === wide)
    #expect(item.style == .done && item.target === target)
  }

  @Test func `the target is not retained`() {
    var target: Target? = Target()
    weak let watched = target
    let item = UIBarButtonItem(
      title: "x", style: .plain, target: target, action: Selector("tapped:", Target.tapped))

    target = nil

    #expect(watched == nil)
    #expect(item.target == nil)
  }

  @Test func `a primary action supplies its title and image, but not those of a system item`() {
    let image = UIImage()
    let action = UIAction(title: "Go", image: image) { _ in }
    let item = UIBarButtonItem(title: "Old", image: nil, primaryAction: action)
    #expect(item.title == "Go" && item.image === image)
    item.primaryAction = nil
    #expect(item.title == "Go" && item.image === image)
    #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
  }

  @Test func `a primary action runs instead of the target's action`() {
    let target = Target()
    var runs = 0
    let item = UIBarButtonItem(
      title: "x", image: nil, target: target, action: Selector("tapped:", Target.tapped))
    item.perform(from: UIView())
    item.primaryAction = UIAction(title: "Go") { _ in runs += 1 }
    item.perform(from: UIView())

    #expect(target.senders == [item] && runs == 1)
  }

  @Test func `the key view has the view that shows the item`() {
    let custom = UIView()
    #expect(UIBarButtonItem(customView: custom).value(forKey: "view") as? UIView === custom)
    #expect(UIBarButtonItem().value(forKey: "view") == nil)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect((item.value(forKey: "view") as? UIView)?.isDescendant(of: bar) == true)
  }

  @Test func `one item of several is the first`() {
    let item = UINavigationItem(title: "t")
    let (a, b) = (UIBarButtonItem(), UIBarButtonItem())

    item.rightBarButtonItems = [a, b]
    #expect(item.rightBarButtonItem === a)
    item.rightBarButtonItem = b
    #expect(item.rightBarButtonItems?.count == 1)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
    item.setLeftBarButtonItems([b, a], animated: true)
    #expect(item.leftBarButtonItem === b)
  }
}
