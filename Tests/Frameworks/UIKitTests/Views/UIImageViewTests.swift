import Testing
import UIKit

@MainActor struct UIImageViewTests {
  private func image(_ size: CGFloat, scale: CGFloat = 2) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: size, height: size), format: format(scale: scale)
    ).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  @Test func `a view created with an image has its size`() {
    let view = UIImageView(image: image(12))

    #expect(view.bounds.size == CGSize(width: 12, height: 12))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 12))
    #expect(view.layer.contentsScale == 2)
    #expect(view.layer.contents as? CGImage === view.image?.cgImage)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test func `the image survives a resize and is removed with nil`() {
    let view = UIImageView()
    view.image = image(4)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layer.displayIfNeeded()

    #expect(view.layer.contents as? CGImage === view.image?.cgImage)
    view.image = nil
    #expect(view.layer.contents == nil)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `templates use the tint colour, also when it changes`() throws {
    let parent = UIView()
    parent.tintColor = .green
    let view = UIImageView(image: image(4).withRenderingMode(.alwaysTemplate))
    parent.addSubview(view)
    func pixel() throws -> [Int] { Picture(try #require(view.layer.contents as? CGImage))[1, 1] }

    #expect(try pixel() == [0, 255, 0, 255])
    parent.tintColor = .blue
    #expect(try pixel() == [0, 0, 255, 255])
    view.image = image(4)
    #expect(try pixel() == [255, 0, 0, 255])
  }

  @Test func `a dynamic tint is resolved with the view's traits`() throws {
    let view = UIImageView(image: image(4).withRenderingMode(.alwaysTemplate))
    view.overrideUserInterfaceStyle = .dark

    view.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }

    let contents = try #require(view.layer.contents as? CGImage)
    #expect(Picture(contents)[1, 1] == [0, 255, 0, 255])
  }

  @Test func `highlighting shows the other image`() {
    let view = UIImageView(image: image(4), highlightedImage: image(4))

    view.isHighlighted = true
    #expect(view.layer.contents as? CGImage === view.highlightedImage?.cgImage)
  }
}
