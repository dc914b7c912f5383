import CoreGraphics
import Testing

struct BitmapSizeTests {
  @Test func `sizes are rounded up to whole pixels`() {
    #expect(BitmapSize(CGSize(width: 10, height: 7), scale: 3)?.width == 30)
    #expect(BitmapSize(CGSize(width: 1.25, height: 1), scale: 2)?.width == 3)
    let nearly = CGSize(width: 10 + 1e-9, height: 7)
    #expect(BitmapSize(nearly, scale: 1, slack: 1e-6)?.width == 10)
  }

  @Test(
    arguments: [
      0, -1, .nan, .infinity, -.infinity, 32_768, 1e19, .greatestFiniteMagnitude,
    ] as [CGFloat]) func `an empty or too large size has no pixels`(side: CGFloat)
  {
    #expect(BitmapSize(CGSize(width: side, height: 1), scale: 1) == nil)
    #expect(BitmapSize(CGSize(width: 1, height: side), scale: 1) == nil)
    #expect(BitmapSize(CGSize(width: 1, height: 1), scale: side) == nil)
    #expect(CGContext(width: 32_767, height: 32_767, scale: 1) == nil)
  }

  @Test func `the fitting scale is the largest that fits`() throws {
    let most = 1 << 20
    for (width, height) in [
      (10.0, 10.0), (5000, 5000), (1e6, 3), (3, 1e19), (1e19, 1e19), (0.1, 9e4),
    ] {
      for scale in [0.5, 1, 3, 1e9] {
        let size = CGSize(width: width, height: height)
        let fitting = try #require(BitmapSize.scale(scale, fitting: size, mostPixels: most))
        #expect(fitting <= scale)
        let pixels = BitmapSize(size, scale: CGFloat(fitting), mostPixels: most)
        #expect(pixels != nil, "\(size) at \(scale)")
        // Either the requested scale is used, or the pixel count or the longest side is at its
        // maximum.
        let area = Double((pixels?.width ?? 0) * (pixels?.height ?? 0))
        let side = max(pixels?.width ?? 0, pixels?.height ?? 0)
        #expect(
          fitting == scale || area > 0.9 * Double(most) || side > BitmapSize.longestSide - 3,
          "\(size) at \(scale)")
      }
    }
  }

  @Test func `an invalid size has no fitting scale`() {
    for side in [0, -1, .nan, .infinity] as [CGFloat] {
      for size in [CGSize(width: side, height: 1), CGSize(width: 1, height: side)] {
        #expect(BitmapSize.scale(1, fitting: size, mostPixels: 99) == nil)
      }
      let one = CGSize(width: 1, height: 1)
      #expect(BitmapSize.scale(Double(side), fitting: one, mostPixels: 99) == nil)
    }
  }

  @Test func `an image is cropped to its bounds`() {
    let image = CGImage(width: 4, height: 3, pixels: Array(repeating: 0, count: 12))
    func cut(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [Int]? {
      image.cropping(to: CGRect(x: x, y: y, width: width, height: height)).map {
        [$0.width, $0.height]
      }
    }
    #expect(cut(1, 1, 2, 1) == [2, 1])
    #expect(cut(0.5, 0.5, 1, 1) == [2, 2])
    #expect(cut(-5, -5, 1e19, .infinity) == [4, 3])
    for bad in [CGFloat.nan, -CGFloat.infinity] { #expect(cut(0, 0, bad, 1) == nil) }
    #expect(cut(.nan, 0, 1, 1) == nil && cut(9, 0, 1, 1) == nil && cut(-3, 0, 2, 1) == nil)
  }
}
