import Testing
import UIKit

struct UIColorDynamicTests {
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func bytes(_ color: UIColor) -> [Int] {
    let rgba = color.cgColor.rgba
    return [rgba.x, rgba.y, rgba.z, rgba.w].map { Int(($0 * 255).rounded()) }
  }

  /// The light and the dark value, according to the Human Interface Guidelines, "Color".
  @Test(arguments: [
    (UIColor.systemBlue, [0, 122, 255, 255], [10, 132, 255, 255]),
    (.systemRed, [255, 59, 48, 255], [255, 69, 58, 255]),
    (.systemGray6, [242, 242, 247, 255], [28, 28, 30, 255]),
    (.label, [0, 0, 0, 255], [255, 255, 255, 255]),
    (.secondaryLabel, [60, 60, 67, 153], [235, 235, 245, 153]),
    (.systemBackground, [255, 255, 255, 255], [0, 0, 0, 255]),
    (.separator, [60, 60, 67, 74], [84, 84, 88, 153]),
    (.red, [255, 0, 0, 255], [255, 0, 0, 255]),
  ])
  func `named colours have Apple's values in light and dark`(
    color: UIColor, light: [Int], dark: [Int]
  ) {
    #expect(bytes(color.resolvedColor(with: Self.light)) == light)
    #expect(bytes(color.resolvedColor(with: Self.dark)) == dark)
    #expect(bytes(color.resolvedColor(with: UITraitCollection())) == light)
  }

  @Test func `backgrounds are lighter at elevated level`() {
    let raised = Self.dark.modifyingTraits { $0.userInterfaceLevel = .elevated }

    #expect(bytes(.systemBackground.resolvedColor(with: raised)) == [28, 28, 30, 255])
    #expect(bytes(.label.resolvedColor(with: raised)) == [255, 255, 255, 255])
  }

  @Test func `a provider is called with the current traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    #expect(color.resolvedColor(with: Self.dark) == .white)
    #expect(color.resolvedColor(with: Self.light) == .black)
    Self.dark.performAsCurrent { #expect(bytes(color) == [255, 255, 255, 255]) }
    Self.light.performAsCurrent { #expect(bytes(color) == [0, 0, 0, 255]) }
  }

  @Test func `a provider may return a dynamic colour`() {
    let color = UIColor { _ in .label }

    #expect(bytes(color.resolvedColor(with: Self.dark)) == [255, 255, 255, 255])
  }

  @Test func `a dynamic colour with alpha stays dynamic`() {
    let named = UIColor.label.withAlphaComponent(0.2)
    let provided = UIColor { _ in .label }.withAlphaComponent(0.2)

    for color in [named, provided] {
      #expect(bytes(color.resolvedColor(with: Self.light)) == [0, 0, 0, 51])
      #expect(bytes(color.resolvedColor(with: Self.dark)) == [255, 255, 255, 51])
    }
  }

  @Test func `equal dynamic colours are equal`() {
    let own = UIColor { _ in .white }

    #expect(UIColor.systemBackground == .systemBackground)
    #expect(UIColor.systemBackground.hash == UIColor.systemBackground.hash)
    #expect(UIColor.systemBackground != .white)
    #expect(UIColor.white != .systemBackground)
    #expect(own == own)
    #expect(own != UIColor { _ in .white })
  }
}
