import Testing
import UIKit

struct UIColorTests {
  /// Hue, saturation and brightness, and the red, green and blue that they give: the corners of the
  /// colour hexcone, a grey, and a mixed colour.
  static let hues: [([CGFloat], [CGFloat])] = [
    ([0, 1, 1], [1, 0, 0]), ([1.0 / 6, 1, 1], [1, 1, 0]), ([2.0 / 6, 1, 1], [0, 1, 0]),
    ([3.0 / 6, 1, 1], [0, 1, 1]), ([4.0 / 6, 1, 1], [0, 0, 1]), ([5.0 / 6, 1, 1], [1, 0, 1]),
    ([1, 1, 1], [1, 0, 0]), ([0, 0, 0.25], [0.25, 0.25, 0.25]),
    ([0.5, 0.5, 0.8], [0.4, 0.8, 0.8]),
    ([0.08333333333333333, 1, 1], [1, 0.5, 0]),
  ]

  private func rgba(_ color: UIColor) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a]
  }

  private func isNear(_ a: [CGFloat], _ b: [CGFloat], _ tolerance: CGFloat = 1e-9) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test @MainActor func `a pattern fills the background of a layer, also with round corners`()
    throws
  {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let tile = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.backgroundColor = UIColor(patternImage: tile)
    view.layer.cornerRadius = 8

    let image = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      view.layer.render(in: $0.cgContext)
    }
    let picture = try #require(Picture(image))

    #expect(picture[9, 10] == [255, 0, 0, 255])
    #expect(picture[11, 10] == [0, 0, 255, 255])
    #expect(picture[13, 2] == [255, 0, 0, 255])
    #expect(picture[0, 0] == [0, 0, 0, 0])
  }

  @Test func `a subclass inherits the initialisers`() {
    final class Tint: UIColor, @unchecked Sendable {}

    #expect(rgba(Tint(red: 1, green: 0, blue: 0, alpha: 0.5)) == [1, 0, 0, 0.5])
    #expect(rgba(Tint(cgColor: .black)) == [0, 0, 0, 1])
  }

  @Test func `a colour without components is clear`() {
    #expect(rgba(UIColor()) == [0, 0, 0, 0])
  }

  @Test(arguments: hues)
  func `hues match the corners of the hexcone`(hsb: [CGFloat], rgb: [CGFloat]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 0.5)

    #expect(isNear(rgba(color), rgb + [0.5]))
  }

  @Test(arguments: hues.dropLast(4) + hues.suffix(2))
  func `colours return their hue`(hsb: [CGFloat], rgb: [CGFloat]) {
    let color = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 1)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)

    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))

    #expect(isNear([h, s, b, a], hsb + [1]))
  }

  @Test func `a grey has two components and converts to RGB`() {
    let color = UIColor(white: 0.25, alpha: 0.5)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)

    #expect(color.cgColor.components == [0.25, 0.5])
    #expect(color.getWhite(&white, alpha: &alpha))
    #expect([white, alpha] == [0.25, 0.5])
    #expect(rgba(color) == [0.25, 0.25, 0.25, 0.5])
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func `P3 red is outside sRGB and white is white`() {
    let red = rgba(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    let white = rgba(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))

    // According to CSS Color 4, `color(display-p3 1 0 0)` is `color(srgb 1.0930 -0.2267 -0.1501)`.
    #expect(isNear(red, [1.0930, -0.2267, -0.1501, 1], 1e-3))
    #expect(isNear(white, [1, 1, 1, 1]))
  }

  @Test func `equal components make equal colours`() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor.black.withAlphaComponent(0) == UIColor.clear)
  }

  @Test(arguments: [
    (UIColor.systemBlue, [0, 122, 255, 255]), (.systemRed, [255, 59, 48, 255]),
    (.systemGreen, [52, 199, 89, 255]), (.systemGray6, [242, 242, 247, 255]),
    (.label, [0, 0, 0, 255]), (.secondaryLabel, [60, 60, 67, 153]),
    (.systemBackground, [255, 255, 255, 255]), (.lightGray, [170, 170, 170, 255]),
    (.brown, [153, 102, 51, 255]),
  ])
  func `named colours have Apple's values`(color: UIColor, expected: [Int]) {
    #expect(rgba(color).map { Int(($0 * 255).rounded()) } == expected)
  }

  @Test @MainActor func `the method set sets the fill and stroke colour`() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 8, height: 8), format: format(scale: 1)
    ).image { context in
      UIColor.blue.set()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
      context.cgContext.stroke(CGRect(x: 5.5, y: 0.5, width: 2, height: 7))
    }
    let picture = try #require(Picture(image))

    #expect(picture[2, 4] == [255, 0, 0, 255])
    #expect(picture[5, 4] == [0, 0, 255, 255])
  }
}
