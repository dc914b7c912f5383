import CoreGraphics
import Testing

struct TilePatternTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  /// A tile of 2 × 1 pixels, red and blue.
  private func pattern(width: Double, height: Double) -> TilePattern {
    TilePattern(
      tile: CGImage(width: 2, height: 1, pixels: [red, blue]),
      size: CGSize(width: width, height: height))
  }

  @Test func `tiles are repeated from the corner, and the last is cut off`() throws {
    let image = try #require(
      pattern(width: 2, height: 1).filled(CGSize(width: 3, height: 2), scale: 1))

    #expect(image.width == 3 && image.height == 2)
    #expect(image.pixels == [red, blue, red, red, blue, red])
  }

  @Test func `a tile has its size in points at every scale`() throws {
    let image = try #require(
      pattern(width: 2, height: 1).filled(CGSize(width: 2, height: 0.5), scale: 2))
    #expect(image.pixels == [red, red, blue, blue])
    let small = try #require(
      pattern(width: 1, height: 1).filled(CGSize(width: 2, height: 1), scale: 2))
    #expect(small.pixels == [red, blue, red, blue, red, blue, red, blue])
  }

  private static let undrawable: [(CGSize, Double)] = [
    (CGSize(width: 0, height: 4), 1), (CGSize(width: 4, height: 4), 0),
    (CGSize(width: 1e6, height: 1e6), 1), (CGSize(width: Double.infinity, height: 1), 1),
    (CGSize(width: Double.nan, height: 1), 1), (CGSize(width: 1, height: 1), .nan),
  ]

  @Test(arguments: undrawable)
  func `an area that cannot be drawn has no image`(area: CGSize, scale: Double) {
    #expect(pattern(width: 2, height: 1).filled(area, scale: scale) == nil)
    #expect(pattern(width: 0, height: 1).filled(CGSize(width: 1, height: 1), scale: 1) == nil)
  }

  @Test func `the colour has the mean components, and patterns differ by identity`() {
    let tile = pattern(width: 2, height: 1)
    let color = CGColor(pattern: tile)

    #expect(color.rgba == SIMD4(0.5, 0, 0.5, 1))
    #expect(color == CGColor(pattern: tile))
    #expect(color != CGColor(pattern: pattern(width: 2, height: 1)))
    #expect(color != CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    let clear = TilePattern(
      tile: CGImage(width: 1, height: 1, pixels: [0]), size: CGSize(width: 1, height: 1))
    #expect(CGColor(pattern: clear).rgba == .zero)
  }
}
