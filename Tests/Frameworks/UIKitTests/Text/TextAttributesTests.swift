import Testing
import UIKit

struct TextAttributesTests {
  private func size(_ attributes: [NSAttributedString.Key: Any], _ text: String = "Flip") -> CGSize
  {
    NSAttributedString(string: text, attributes: attributes).size()
  }

  @Test func `text without a font has 12 points`() {
    #expect(size([:]) == size([.font: UIFont.systemFont(ofSize: 12)]))
    #expect(size([:]).height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func `size is proportional to the font's, and deterministic`() {
    // Both sizes have the same tracking; smaller text is spaced more widely.
    let small = size([.font: UIFont.systemFont(ofSize: 20)])
    let large = size([.font: UIFont.systemFont(ofSize: 40)])

    #expect(abs(large.width - 2 * small.width) < 0.1)
    #expect(size([.font: UIFont.systemFont(ofSize: 20)]) == small)
  }

  @Test func `Latin text is about half as wide as high per letter, Chinese square`() {
    let font = UIFont.systemFont(ofSize: 20)

    #expect((70...120).contains(size([.font: font], "Transition").width))
    #expect(abs(size([.font: font], "转场动画").width - 80) < 1)
    #expect(size([.font: font], "转场").height == font.lineHeight)
  }

  @Test func `kern widens every character, however the number is written`() {
    let plain = size([:]).width

    for kern in [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)] as [Any] {
      #expect(abs(size([.kern: kern]).width - plain - 8) < 0.01, "\(type(of: kern))")
    }
  }

  @Test func `lines are wrapped at the width and spaced`() {
    let font = UIFont.systemFont(ofSize: 10)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    let text = NSAttributedString(
      string: "one two three four", attributes: [.font: font, .paragraphStyle: style])

    let rect = text.boundingRect(
      with: CGSize(width: 50, height: 1000), options: .usesLineFragmentOrigin, context: nil)

    let lines = (rect.height + 5) / (font.lineHeight + 5)
    #expect(abs(lines - lines.rounded()) < 1e-6)
    #expect(lines >= 2)
    #expect(rect.width <= 50)
  }

  @Test @MainActor func `text is drawn in its colour, at its origin`() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 40, height: 40), format: format(scale: 1)
    ).image { _ in
      "■■".draw(
        at: CGPoint(x: 10, y: 10),
        withAttributes: [.font: UIFont.systemFont(ofSize: 10), .foregroundColor: UIColor.red])
    }
    let picture = try #require(Picture(image))

    #expect(picture.inked(0..<40, 0..<10) == 0)
    #expect(picture.inked(0..<10, 0..<40) == 0)
    #expect(picture.inked(10..<40, 10..<23) > 20)
  }
}

struct NSParagraphStyleTests {
  @Test func `defaults are Apple's`() {
    let style = NSParagraphStyle.default

    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.lineSpacing == 0)
  }

  @Test func `copies are equal and independent`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)

    #expect(copy == style)
    style.alignment = .right
    #expect(copy.alignment == .center)
    #expect(copy != style)
  }
}
