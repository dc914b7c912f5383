import Testing
import UIKit

@MainActor struct UIGraphicsImageRendererTests {
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func `an image has the renderer's size and scale`(scale: CGFloat) {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 10, height: 7), format: format(scale: scale))

    let image = renderer.image { _ in }

    #expect(image.size == CGSize(width: 10, height: 7))
    #expect(image.scale == scale)
    #expect(image.cgImage?.width == Int(10 * scale))
    #expect(image.cgImage?.height == Int(7 * scale))
  }

  @Test func `the scale defaults to the main screen's`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }

    #expect(image.scale == UIScreen.main.scale)
    #expect(image.cgImage?.width == Int(UIScreen.main.scale))
  }

  @Test(arguments: [
    CGSize(width: 1e6, height: 1e6), CGSize(width: 40_000, height: 1),
    CGSize(width: 20_000, height: 20_000),
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: 1),
    CGSize(width: Double.infinity, height: .infinity), CGSize(width: Double.nan, height: 3),
  ]) func `an image too large for a bitmap is empty, and a warning says why`(size: CGSize) {
    let world = World()
    world {
      let log = world.service(UIKitLog.self)
      log.prints = false
      let renderer = UIGraphicsImageRenderer(size: size, format: format(scale: 1))

      for _ in 0..<2 { #expect(renderer.image { _ in }.cgImage == nil) }

      #expect(log.warnings.count == 1)
      let text = log.warnings.first ?? ""
      #expect(text.hasPrefix("UIGraphicsImageRenderer draws nothing: "))
      if size.width == 1e6 {
        #expect(
          text.contains(
            "1e+06 × 1e+06 points at scale 1 are more than a bitmap may have, which is 32767 "
              + "pixels per side and 268435456 in total. Make the size smaller, or the scale")
        )
      }
      #expect(
        UIGraphicsImageRenderer(size: .zero, format: format(scale: 1)).image { _ in }.cgImage == nil
      )
      #expect(log.warnings.count == 1)
    }
  }

  @Test func `half a pixel is rounded up to one`() {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 1.25, height: 1), format: format(scale: 2)
    ).image { _ in }

    #expect(image.cgImage?.width == 3)
  }

  @Test func `bounds shift the drawing and y points down`() throws {
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format(scale: 1)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 10, y: 20, width: 2, height: 1))
    }
    let picture = try #require(Picture(image))

    #expect(picture[0, 0] == [0, 255, 0, 255])
    #expect(picture[1, 0] == [0, 255, 0, 255])
    #expect(picture[2, 0] == [0, 0, 0, 0])
    #expect(picture[0, 1] == [0, 0, 0, 0])
  }

  @Test func `an opaque image starts black`() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 2), format: format(scale: 1, opaque: true)
    ).image { _ in }
    let picture = try #require(Picture(image))

    #expect(picture[1, 1] == [0, 0, 0, 255])
  }

  @Test func `an empty size makes the empty image`() {
    let image = UIGraphicsImageRenderer(size: .zero).image { _ in }

    #expect(image.cgImage == nil)
    #expect(image.size == .zero)
  }
}
