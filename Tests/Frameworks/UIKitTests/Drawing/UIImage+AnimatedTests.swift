import Stage
import Testing
import UIKit

@MainActor struct UIImageAnimatedTests {
  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test func `an animated image has its images, their duration and the first one's size`() throws {
    let images = [image(4), image(8)]

    let animated = try #require(UIImage.animatedImage(with: images, duration: 3))

    #expect(animated.images == images)
    #expect(animated.duration == 3)
    #expect(animated.size == images[0].size)
    #expect(images[0].images == nil && images[0].duration == 0)
    #expect(UIImage.animatedImage(with: [], duration: 3) == nil)
  }

  @Test func `without a duration each image takes a thirtieth of a second`() {
    #expect(
      UIImage.animatedImage(with: [image(4), image(4), image(4)], duration: 0)?.duration == 0.1)
  }

  @Test func `variants of an animated image are animated`() throws {
    let animated = try #require(UIImage.animatedImage(with: [image(4), image(4)], duration: 1))

    let template = animated.withRenderingMode(.alwaysTemplate)
    #expect(template.images?.map(\.renderingMode) == [.alwaysTemplate, .alwaysTemplate])
    #expect(animated.withTintColor(.blue).images?.count == 2)
  }

  @Test func `an image is prepared at once, and a thumbnail is smaller`() throws {
    let large = image(40)

    #expect(large.preparingForDisplay() === large)
    let small = try #require(large.preparingThumbnail(of: CGSize(width: 10, height: 5)))
    #expect(small.size == CGSize(width: 10, height: 5) && small.scale == large.scale)
    #expect(large.preparingThumbnail(of: .zero) == nil)
  }

  @Test func `preparing an image calls the handler in the next tick`() {
    let stage = Stage(device: .phone)
    let heard = stage.run { Heard() }
    stage.run {
      let image = image(4)
      image.prepareForDisplay { prepared in
        MainActor.assumeIsolated { heard.isSame = prepared === image }
      }
    }
    #expect(!heard.isSame)
    stage.tick()
    #expect(heard.isSame)
  }

  @Test func `a renderer writes files`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))

    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let jpeg = renderer.jpegData(withCompressionQuality: 0.5) { _ in }

    #expect(UIImage(data: png)?.cgImage?.width == UIImage(data: jpeg)?.cgImage?.width)
    #expect(png.prefix(4).elementsEqual([0x89, 0x50, 0x4E, 0x47]))
    #expect(jpeg.prefix(2).elementsEqual([0xFF, 0xD8]))
  }
}

@MainActor private final class Heard {
  var isSame = false
}
