import Testing
import UIKit

@MainActor struct NSStringDrawingTests {
  private static let sentence = "A card that turns over under the finger and rests where it is"
  private let font = UIFont.systemFont(ofSize: 10)

  private func text(_ mode: NSLineBreakMode = .byWordWrapping) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    return NSAttributedString(
      string: Self.sentence, attributes: [.font: font, .paragraphStyle: style])
  }

  private func bounds(
    _ text: NSAttributedString, _ size: CGSize,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ context: NSStringDrawingContext? = nil
  ) -> CGRect {
    text.boundingRect(with: size, options: options, context: context)
  }

  @Test func `a truncating style keeps to one line`() {
    let narrow = CGSize(width: 80, height: 1000)

    for mode in [
      NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping,
    ] {
      #expect(bounds(text(mode), narrow).height == font.lineHeight, "\(mode)")
    }
    #expect(bounds(text(), narrow).height > 3 * font.lineHeight)
  }

  @Test func `the last visible line is truncated only on request`() {
    let low = CGSize(width: 80, height: 2.2 * font.lineHeight)

    let cut = bounds(text(), low, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])

    #expect(abs(cut.height - 2 * font.lineHeight) < 1e-6)
    #expect(bounds(text(), low).height > 3 * font.lineHeight)
  }

  @Test func `text shrinks as far as the context allows, and the context reports how far`() {
    let context = NSStringDrawingContext()
    let width = text().size().width
    #expect(context.actualScaleFactor == 1)

    _ = bounds(text(), CGSize(width: width / 2, height: 100), .usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.25
    _ = bounds(text(), CGSize(width: width / 2, height: 100), .usesLineFragmentOrigin, context)
    #expect(abs(context.actualScaleFactor - 0.5) < 0.01)
    context.minimumScaleFactor = 0.8
    _ = bounds(text(), CGSize(width: width / 2, height: 100), .usesLineFragmentOrigin, context)
    #expect(context.actualScaleFactor == 0.8)
  }

  @Test func `without line fragments a text is one line on its baseline`() {
    let line = bounds(text(), CGSize(width: 50, height: 10), [])

    #expect(line.minY == -font.ascender)
    #expect(line.width == text().size().width)
  }

  @Test func `drawing is clipped to the rectangle`() throws {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 100, height: 60), format: format(scale: 1)
    ).image { _ in text().draw(in: CGRect(x: 10, y: 10, width: 60, height: 20)) }
    let picture = try #require(Picture(image))

    #expect(picture.inked(10..<70, 10..<30) > 50)
    #expect(picture.inked(0..<100, 30..<60) == 0)
    #expect(picture.inked(70..<100, 0..<60) == 0)
  }

  @Test func `a picture in a text has its own size`() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    let text = NSMutableAttributedString(attributedString: text())
    text.append(NSAttributedString(attachment: attachment))

    #expect(abs(text.size().width - self.text().size().width - 40) < 0.1)
    #expect(text.size().height > 30)
  }
}
