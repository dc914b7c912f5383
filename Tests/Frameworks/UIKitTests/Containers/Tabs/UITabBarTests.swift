import Testing
import UIKit

@MainActor struct UITabBarTests {
  private func bar(_ titles: String...) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
    bar.items = titles.map { UITabBarItem(title: $0, image: nil, tag: 0) }
    return bar
  }

  @Test func `raw values are those of the header`() {
    #expect(UITabBarItem.SystemItem.allCases.map(\.rawValue) == Array(0...11))
    #expect(UITabBarItem.SystemItem.search.rawValue == 8)
  }

  @Test func `every system item has a title and a picture`() {
    for system in UITabBarItem.SystemItem.allCases {
      let item = UITabBarItem(tabBarSystemItem: system, tag: 3)
      #expect(item.title?.isEmpty == false && item.image != nil && item.tag == 3, "\(system)")
    }
  }

  @Test func `nothing is selected at first, and a removed item is deselected`() {
    let bar = bar("A", "B")
    #expect(bar.selectedItem == nil)

    bar.selectedItem = bar.items?[1]
    #expect(bar.selectedItem?.title == "B")

    bar.items = [UITabBarItem(title: "C", image: nil, tag: 0)]
    #expect(bar.selectedItem == nil)
  }

  @Test func `the bar is 72 points high`() {
    #expect(bar("A").sizeThatFits(CGSize(width: 393, height: 0)).height == 72)
  }

  @Test func `a title is moved by its adjustment`() throws {
    let bar = bar("A", "B")
    bar.layoutIfNeeded()
    let item = try #require(bar.items?.first)
    let button = try #require(buttons(in: bar).first)
    button.layoutIfNeeded()
    let before = try #require(button.subviews.first { ($0 as? UILabel)?.text == "A" }).frame

    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
    bar.layoutIfNeeded()
    button.layoutIfNeeded()

    let after = try #require(button.subviews.first { ($0 as? UILabel)?.text == "A" }).frame
    #expect(after == before.offsetBy(dx: 3, dy: -5))
  }

  private func image(_ color: UIColor, height: CGFloat = 4) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: height))
    }
  }

  private func pictures(_ background: UIView) -> [UIImageView] {
    background.layoutIfNeeded()
    return background.subviews.compactMap { $0 as? UIImageView }
  }

  @Test func `a background image fills the bar in place of its colour`() throws {
    let bar = bar("A")
    bar.barTintColor = .red
    bar.layoutIfNeeded()
    let background = try #require(bar.subviews.first)

    bar.backgroundImage = image(.blue)

    #expect(pictures(background).map(\.frame) == [background.bounds])
    #expect(background.backgroundColor == nil)

    bar.backgroundImage = nil

    #expect(pictures(background).isEmpty)
    #expect(background.backgroundColor == .red)
  }

  @Test func `the line's image is above the bar and needs a background image`() throws {
    let bar = bar("A")
    bar.shadowImage = image(.green, height: 3)
    bar.layoutIfNeeded()
    let background = try #require(bar.subviews.first)

    #expect(pictures(background).isEmpty)

    bar.backgroundImage = image(.blue)
    bar.layoutIfNeeded()

    let line = try #require(pictures(background).last)
    #expect(line.frame == CGRect(x: 0, y: -3, width: background.bounds.width, height: 3))
  }

  private func buttons(in view: UIView) -> [UIView] {
    let isButton = view.subviews.contains { $0 is UILabel }
    return (isButton ? [view] : []) + view.subviews.flatMap { buttons(in: $0) }
  }
}
