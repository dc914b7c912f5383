import Testing
import UIKit

@MainActor struct UIImageTests {
  /// An image of four pixels, which is red on the left and clear on the right.
  private var half: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(scale: 1)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
  }

  @Test func `the size is in points`() throws {
    let image = try #require(half.cgImage)

    #expect(UIImage(cgImage: image).size == CGSize(width: 2, height: 2))
    #expect(
      UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
    #expect(UIImage().size == .zero)
  }

  @Test func `a tint keeps the alpha and replaces the colour`() throws {
    let tinted = half.withRenderingMode(.alwaysTemplate).withTintColor(.blue)
    let picture = try #require(Picture(tinted))

    #expect(picture[0, 0] == [0, 0, 255, 255])
    #expect(picture[1, 0] == [0, 0, 0, 0])
    #expect(tinted.renderingMode == .alwaysTemplate)
  }

  @Test func `an image is drawn upright`() throws {
    let top = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4), format: format(scale: 1)
    ).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    }
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 8, height: 8), format: format(scale: 1)
    ).image { _ in top.draw(at: CGPoint(x: 2, y: 2)) }
    let picture = try #require(Picture(image))

    #expect(picture.inkedRows == [2])
    #expect(picture.inkedColumns == [2, 3, 4, 5])
  }
}
