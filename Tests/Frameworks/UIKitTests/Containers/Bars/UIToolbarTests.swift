import Testing
import UIKit

@MainActor
struct UIToolbarTests {
  private func toolbar(_ items: [UIBarButtonItem]?) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  private func fixed(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
  }

  private func place(_ item: UIBarButtonItem, in bar: UIToolbar) -> CGFloat? {
    item.customView.map { $0.convert($0.bounds, to: bar).minX }
  }

  @Test func `without items it is empty`() {
    World()() {
      #expect(toolbar(nil).items == nil)
      #expect(toolbar([]).items == nil)
    }
  }

  @Test func `a background image is shown with its shadow image`() {
    World()() {
      let bar = toolbar(nil)
      @MainActor func images() -> [UIImage] {
        bar.subviews.flatMap { [$0] + $0.subviews }.compactMap { ($0 as? UIImageView)?.image }
      }
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
      let (image, line, other) = (renderer.image { _ in }, renderer.image { _ in }, UIImage())

      bar.setShadowImage(line, forToolbarPosition: .any)
      #expect(images().isEmpty)
      bar.setBackgroundImage(other, forToolbarPosition: .top, barMetrics: .default)
      bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)

      #expect(
        Set(images().map(ObjectIdentifier.init)) == [
          ObjectIdentifier(image), ObjectIdentifier(line),
        ])
      #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
      #expect(bar.shadowImage(forToolbarPosition: .any) === line)
      bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .default)
      #expect(images().isEmpty)
    }
  }

  @Test func `flexible spaces share the width that is left`() {
    World()() {
      let (a, b, c) = (fixed(40), fixed(40), fixed(40))
      let bar = toolbar([a, .flexibleSpace(), b, .flexibleSpace(), c])

      #expect(place(a, in: bar) == 16)
      #expect(place(b, in: bar) == 130)
      #expect(place(c, in: bar) == 244)
    }
  }

  @Test func `from right to left the order is reversed`() {
    World()() {
      let (a, b) = (fixed(40), fixed(40))
      let bar = toolbar([a, .flexibleSpace(), b])
      bar.semanticContentAttribute = .forceRightToLeft
      bar.layoutIfNeeded()

      #expect(place(a, in: bar) == 244)
      #expect(place(b, in: bar) == 16)
    }
  }

  @Test func `a changed item is shown`() {
    World()() {
      let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
      let bar = toolbar([item, .flexibleSpace(), fixed(10)])
      let before = bar.subviews.map(\.frame.width).max()

      item.title = "A title that is much longer"
      bar.layoutIfNeeded()

      #expect((bar.subviews.dropFirst().map(\.frame.width).max() ?? 0) > 44)
      #expect(before != nil)
    }
  }

  @Test func `it fits at 44 points`() {
    World()() {
      #expect(toolbar(nil).sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    }
  }
}
