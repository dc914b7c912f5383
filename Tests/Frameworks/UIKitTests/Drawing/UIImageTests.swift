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

  @Test func `insets for alignment move a view's alignment rectangle, and variants keep them`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = half.withAlignmentRectInsets(insets)
    let view = UIImageView(image: image)

    #expect(half.alignmentRectInsets == .zero)
    #expect(image.withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
    #expect(image.withTintColor(.blue).alignmentRectInsets == insets)
    #expect(view.alignmentRectInsets == insets)
    #expect(
      view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 20, height: 20))
        == CGRect(x: 2, y: 1, width: 14, height: 16))
  }

  @Test(arguments: [
    (true, UISemanticContentAttribute.forceRightToLeft, true),
    (true, .forceLeftToRight, false), (false, .forceRightToLeft, false),
  ])
  func `an image for both directions is mirrored from right to left`(
    flips: Bool, direction: UISemanticContentAttribute, isMirrored: Bool
  ) throws {
    let image = flips ? half.imageFlippedForRightToLeftLayoutDirection() : half
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    view.semanticContentAttribute = direction
    view.image = image
    let picture = try #require(
      Picture(
        UIGraphicsImageRenderer(size: view.bounds.size, format: format(scale: 1)).image {
          view.layer.render(in: $0.cgContext)
        }))

    #expect(image.flipsForRightToLeftLayoutDirection == flips)
    #expect(picture.inkedColumns == [isMirrored ? 1 : 0])
  }
}
