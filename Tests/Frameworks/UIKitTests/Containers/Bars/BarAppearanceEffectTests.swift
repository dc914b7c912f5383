import Testing
import UIKit

/// What the appearances change in the bars.
@MainActor
struct BarAppearanceEffectTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }

  private func all(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(all) }
  private func labels(_ view: UIView) -> [UILabel] { all(view).compactMap { $0 as? UILabel } }
  private func label(_ text: String, in view: UIView) throws -> UILabel {
    try #require(labels(view).first { $0.text == text })
  }
  private func color(_ text: String, in view: UIView) throws -> UIColor? {
    try label(text, in: view).attributedText?.attributes(at: 0, effectiveRange: nil)[
      .foregroundColor] as? UIColor
  }

  private func navigationBar(_ appearance: UINavigationBarAppearance) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 54))
    let item = UINavigationItem(title: "Title")
    item.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Done", style: .done, target: nil, action: nil)
    bar.items = [UINavigationItem(title: "Back here"), item]
    item.leftItemsSupplementBackButton = true
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    bar.layoutIfNeeded()
    return bar
  }

  @Test func `a navigation bar shows the image, the line's image and the blur`() {
    World()() {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundImage = image
      appearance.backgroundImageContentMode = .center
      appearance.shadowImage = image
      appearance.backgroundEffect = UIBlurEffect(style: .dark)
      let bar = navigationBar(appearance)

      let pictures = all(bar).compactMap { $0 as? UIImageView }.filter { $0.image === image }
      #expect(pictures.count == 2 && pictures.contains { $0.contentMode == .center })
      let blurs = all(bar).compactMap { $0 as? UIVisualEffectView }
      #expect(blurs.contains { $0.effect === appearance.backgroundEffect })
    }
  }

  @Test func `buttons have the attributes of their kind and state`() throws {
    try World()() {
      let appearance = UINavigationBarAppearance()
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.brown]
      let bar = navigationBar(appearance)

      let edit = try color("Edit", in: bar)
      #expect(edit == .red)
      let done = try color("Done", in: bar)
      #expect(done == .green)
      let back = try color("Back here", in: bar)
      #expect(back == .blue)
      bar.topItem?.leftBarButtonItem?.isEnabled = false
      bar.layoutIfNeeded()
      let disabled = try color("Edit", in: bar)
      #expect(disabled == .brown)
    }
  }

  @Test func `titles are moved, and the back button has the image`() throws {
    try World()() {
      let plain = navigationBar(UINavigationBarAppearance())
      let appearance = UINavigationBarAppearance()
      appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
      appearance.setBackIndicatorImage(image, transitionMaskImage: image)
      let moved = navigationBar(appearance)

      let places = try [plain, moved].map { bar in
        let title = try label("Title", in: bar)
        return title.convert(title.bounds, to: bar).minY
      }
      #expect(places[1] - places[0] == 3)
      #expect(
        all(moved).contains { ($0 as? UIImageView)?.image?.cgImage === image.cgImage })
    }
  }

  @Test func `tabs have the colours of their state`() throws {
    try World()() {
      let appearance = UITabBarAppearance()
      appearance.stackedLayoutAppearance.normal.iconColor = .red
      appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
        .foregroundColor: UIColor.orange
      ]
      appearance.stackedLayoutAppearance.selected.iconColor = .green
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [
        .foregroundColor: UIColor.purple
      ]
      appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .blue
      appearance.selectionIndicatorTintColor = .yellow
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
      bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: image, tag: 0) }
      bar.items?[1].badgeValue = "3"
      bar.selectedItem = bar.items?[0]
      bar.standardAppearance = appearance
      bar.layoutIfNeeded()

      let (a, b) = (try color("A", in: bar), try color("B", in: bar))
      #expect(a == .purple && b == .orange)
      let tints = all(bar).compactMap { $0 as? UIImageView }.map(\.tintColor)
      #expect(tints.contains(.green) && tints.contains(.red))
      let badge = try label("3", in: bar)
      #expect(badge.backgroundColor == .blue)
      #expect(all(bar).contains { $0.backgroundColor == .yellow })
    }
  }

  @Test func `a toolbar has the appearance's colour and buttons`() throws {
    try World()() {
      let appearance = UIToolbarAppearance()
      appearance.backgroundColor = .red
      appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
      bar.items = [UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)]
      bar.standardAppearance = appearance
      bar.layoutIfNeeded()

      #expect(all(bar).contains { $0.backgroundColor == .red })
      let edit = try color("Edit", in: bar)
      #expect(edit == .green)
    }
  }

  @Test func `a copied appearance has appearances of items of its own`() {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.shadowImage = image

    let copy = UINavigationBarAppearance(barAppearance: appearance)
    copy.buttonAppearance.configureWithDefault(for: .plain)

    #expect(copy.shadowImage === image)
    #expect(appearance.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(copy.buttonAppearance.normal.titleTextAttributes.isEmpty)
    copy.configureWithTransparentBackground()
    #expect(copy.shadowImage == nil)
  }

  @Test func `a delegate can attach a bar without a controller to the top`() {
    World()() {
      let attaching = Attaching()
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 54))
      #expect(bar.barPosition == .any)
      bar.delegate = attaching

      #expect(bar.barPosition == .topAttached)
    }
  }
}

private final class Attaching: NSObject, UINavigationBarDelegate {
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
}
