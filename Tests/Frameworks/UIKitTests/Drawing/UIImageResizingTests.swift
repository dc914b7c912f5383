import Testing
import UIKit

@MainActor struct UIImageResizingTests {
  /// An image of 6 × 1 pixels with a red left edge, a black right edge and stripes between them.
  private var striped: UIImage { image([.red, .green, .blue, .green, .blue, .black]) }
  /// An image with the same edges, which is green between them.
  private var plain: UIImage { image([.red, .green, .green, .green, .green, .black]) }

  private func image(_ columns: [UIColor]) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: 6, height: 1), format: format(scale: 1)
    ).image {
      for (x, color) in columns.enumerated() {
        color.setFill()
        $0.fill(CGRect(x: x, y: 0, width: 1, height: 1))
      }
    }
  }
  private let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

  /// The letters of the colours of a picture's first row.
  private func row(_ image: UIImage) throws -> String {
    let picture = try #require(Picture(image))
    return (0..<Int(image.size.width)).map { x in
      switch picture[x, 0] {
      case [255, 0, 0, 255]: "r"
      case [0, 255, 0, 255]: "g"
      case [0, 0, 255, 255]: "b"
      case [0, 0, 0, 255]: "k"
      default: "?"
      }
    }.joined()
  }

  private func drawn(_ image: UIImage, _ width: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: 1)
    return UIGraphicsImageRenderer(size: size, format: format(scale: 1)).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  private func shown(_ image: UIImage, _ width: CGFloat, _ mode: UIView.ContentMode) -> UIImage {
    let view = UIImageView(image: image)
    view.contentMode = mode
    view.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format(scale: 1)).image {
      view.layer.render(in: $0.cgContext)
    }
  }

  @Test func `without insets an image is neither divided nor tiled`() throws {
    let image = striped
    #expect(image.capInsets == .zero && image.resizingMode == .tile)
    #expect(image.leftCapWidth == 0 && image.topCapHeight == 0)
    // The pixels beside the edges are mixed with them.
    #expect(try row(drawn(plain, 12)).hasPrefix("r?"))
    #expect(
      UIImageView(image: image).layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `edges keep their size, and the other parts are repeated by default`() throws {
    let image = striped.resizableImage(withCapInsets: caps)
    #expect(image.capInsets == caps && image.resizingMode == .tile && image.size == striped.size)
    #expect(try row(drawn(image, 6)) == "rgbgbk")
    #expect(try row(drawn(image, 13)) == "rgbgbgbgbgbgk")
    #expect(try row(shown(image, 13, .scaleToFill)) == "rgbgbgbgbgbgk")
  }

  @Test func `parts between the edges are stretched in that mode`() throws {
    let image = plain.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(image.resizingMode == .stretch)
    #expect(try row(drawn(image, 10)) == "rggggggggk")
    #expect(try row(shown(image, 10, .scaleToFill)) == "rggggggggk")
    let striped = striped.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(
      try row(drawn(striped, 10)) != row(drawn(striped.resizableImage(withCapInsets: caps), 10)))
  }

  @Test func `a tiled image follows the size and the content mode of its view`() throws {
    let view = UIImageView(image: striped.resizableImage(withCapInsets: caps))
    func pixels() -> Int? { view.layer.contents.flatMap { ($0 as? CGImage)?.width } }
    view.frame.size = CGSize(width: 9, height: 1)
    #expect(pixels() == 9)
    view.bounds.size = CGSize(width: 20, height: 1)
    #expect(pixels() == 20)
    view.contentMode = .center
    #expect(pixels() == 6)
    view.contentMode = .scaleToFill
    view.image = nil
    #expect(pixels() == nil)
  }

  @Test func `an app's own part to stretch is kept, unless an image is resizable`() {
    let view = UIImageView(image: plain)
    let own = CGRect(x: 0.25, y: 0, width: 0.5, height: 1)
    view.layer.contentsCenter = own
    view.image = striped
    #expect(view.layer.contentsCenter == own)
    let half = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0)
    view.image = striped.resizableImage(withCapInsets: half, resizingMode: .stretch)
    #expect(view.layer.contentsCenter == CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    view.image = plain
    #expect(view.layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `variants of an image keep its edges`() {
    let uneven = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1)
    let image = striped.resizableImage(withCapInsets: uneven, resizingMode: .stretch)
    for variant in [
      image.withRenderingMode(.alwaysTemplate), image.withTintColor(.red),
    ] {
      #expect(variant.capInsets == uneven && variant.resizingMode == .stretch)
    }
    let flipped = image.withHorizontallyFlippedOrientation()
    #expect(flipped.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
  }

  @Test func `a stretchable image stretches one point behind each cap`() {
    let image = striped.stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3))
    #expect(image.resizingMode == .stretch)
    #expect(image.leftCapWidth == 2 && image.topCapHeight == 0)
    let tooWide = striped.stretchableImage(withLeftCapWidth: 9, topCapHeight: 9)
    #expect(tooWide.capInsets == UIEdgeInsets(top: 9, left: 9, bottom: 0, right: 0))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 100])
  func `insets that do not fit draw something and do not end the program`(_ inset: CGFloat) {
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let insets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
      let image = striped.resizableImage(withCapInsets: insets, resizingMode: mode)
      #expect(drawn(image, 12).size.width == 12)
      #expect(shown(image, 12, .scaleToFill).size.width == 12)
      #expect(image.leftCapWidth == (inset.isFinite ? Int(inset) : 0))
    }
  }
}
