import CoreGraphics
import Testing

/// Extreme font sizes, and text under extreme transforms, do not affect later drawing.
struct FontSizeTests {
  @Test(arguments: [.nan, .infinity, -.infinity, -1, 0, 1e5, 1e6, 1e9, 1e300] as [CGFloat])
  func `an extreme font size does not affect other text`(size: CGFloat) throws {
    _ = try picture(size: size)
    _ = FontDescription(size: size).metrics
    try expectInk(besides: size)
  }

  @Test(arguments: [1e3, 1e4, 1e5, 1e6, 1e9, 1e-9, 0] as [CGFloat])
  func `an extreme transform does not affect other text`(scale: CGFloat) throws {
    _ = try picture(size: 24, scale: scale)
    try expectInk(besides: scale)
  }

  @Test(arguments: [1, 1e2, 1e3, 1e5] as [CGFloat])
  func `text is drawn under any scale`(scale: CGFloat) throws {
    // The stem of an "I" covers the whole picture.
    let pixels = try picture(size: 24_000 / scale, scale: scale, text: "I")
    #expect(pixels.allSatisfy { $0 != 0 })
  }

  /// Draws text in sizes that have not been drawn before, and expects that it is visible.
  private func expectInk(besides odd: CGFloat) throws {
    for size in [20.5, 21.25, 30.125] {
      let pixels = try picture(size: size + (odd.isFinite ? odd.significand / 64 : 0))
      #expect(pixels.count { $0 != 0 } > 50, "\(size) after \(odd)")
    }
  }

  /// Draws the middle of the text into 64 × 48 pixels.
  private func picture(size: CGFloat, scale: CGFloat = 1, text: String = "Cut") throws -> [UInt32] {
    let context = try #require(CGContext(width: 64, height: 48, scale: 1))
    context.translateBy(x: 32, y: 24)
    context.scaleBy(x: scale, y: scale)
    let layout = TextLayout([TextRun(text, style: TextStyle(font: FontDescription(size: size)))])
    layout.draw(
      in: context, at: CGPoint(x: -layout.size.width / 2, y: -layout.size.height / 2))
    return try #require(context.makeImage()).pixels
  }
}
