import Stage
import Testing
import UIKit

@MainActor struct UITextViewTests {
  private static let long = String(
    repeating: "A card that turns over under the finger and stays where it is let go. ", count: 400)

  private func view(
    _ text: String = "", width: CGFloat = 200, height: CGFloat = 100,
    _ configure: (UITextView) -> Void = { _ in }
  ) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    configure(view)
    view.layoutIfNeeded()
    return view
  }

  /// The bitmaps that contain the text, from top to bottom.
  private func tiles(_ view: UITextView) -> [CALayer] {
    let container = view.subviews[0]
    return container.subviews.map(\.layer).sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test func `defaults are Apple's`() {
    let view = UITextView()

    #expect(view.text == "")
    #expect(view.attributedText.length == 0)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled)
    #expect(view.textAlignment == .natural)
    #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(view.textContainer.lineFragmentPadding == 5)
    #expect(view.textContainer.maximumNumberOfLines == 0)
    #expect(view.delegate == nil)
  }

  @Test func `the content is as high as the lines plus insets`() {
    let line = UIFont.systemFont(ofSize: 17).lineHeight

    for (text, lines) in [("", 1), ("One", 1), ("One\nTwo", 2), ("One\nTwo\n", 3)] {
      let view = view(text)

      #expect(abs(view.contentSize.height - CGFloat(lines) * line - 16) < 0.5, "\(text)")
      #expect(view.contentSize.width == 200, "\(text)")
    }
  }

  @Test func `a narrower view has higher content at once, before a layout`() {
    let view = view("A card that turns over under the finger", width: 300)
    let wide = view.contentSize.height

    view.frame.size.width = 100
    #expect(view.contentSize.height > wide + 20)
    view.text = "A"
    #expect(view.contentSize.height < wide + 1)
  }

  @Test func `insets and padding reduce the text's width`() {
    let text = "A card that turns over under the finger"
    let plain = view(text)
    let padded = view(text) {
      $0.textContainerInset = UIEdgeInsets(top: 30, left: 40, bottom: 8, right: 40)
      $0.textContainer.lineFragmentPadding = 0
    }

    #expect(padded.contentSize.height > plain.contentSize.height + 40)
  }

  @Test func `a view without scrolling has its text's intrinsic size`() {
    let view = view("Flip\nFlip")
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)

    view.isScrollEnabled = false

    #expect(view.intrinsicContentSize.height == view.contentSize.height)
    let word = "Flip".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    #expect(abs(view.sizeThatFits(.zero).width - word - 10) < 0.5)
    view.sizeToFit()
    #expect(view.bounds.height == view.contentSize.height)
  }

  @Test func `attributes belong to the text, and setters change all of it`() {
    let view = view("Card")
    let small = view.contentSize.height

    view.attributedText = NSAttributedString(
      string: "Card", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    #expect(view.contentSize.height > small + 20)
    #expect(view.font == .systemFont(ofSize: 40))
    view.font = .systemFont(ofSize: 10)
    view.textColor = .red
    view.textAlignment = .right
    let attributes = view.attributedText.attributes(at: 2, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    view.text = "New"
    #expect(view.font == .systemFont(ofSize: 10))
    #expect(view.textAlignment == .right)
  }

  @Test func `a long text is drawn only where visible`() {
    let view = view(Self.long, width: 393, height: 700)

    #expect(view.contentSize.height > 10_000)
    for offset in stride(from: CGFloat(0), through: view.contentSize.height - 700, by: 97) {
      view.contentOffset.y = offset
      view.layoutIfNeeded()

      let frames = tiles(view).map(\.frame)
      #expect(frames.count <= 4, "\(offset)")
      #expect((frames.first?.minY ?? .infinity) <= offset, "\(offset)")
      #expect((frames.last?.maxY ?? 0) >= min(offset + 700, view.contentSize.height), "\(offset)")
    }
  }

  @Test func `a line across two tiles is drawn completely`() throws {
    let text = Array(repeating: "HHH", count: 40).joined(separator: "\n")
    let view = view(text, width: 100, height: 600)
    for tile in tiles(view) {
      tile.contentsScale = 1
      tile.displayIfNeeded()
    }

    let rows = try tiles(view).flatMap { tile in
      let picture = Picture(try #require(tile.contents as? CGImage))
      return (0..<picture.image.height).map { picture.inked(0..<100, $0..<($0 + 1)) > 0 }
    }
    // Each line of text gives a run of consecutive pixel rows with ink. A line that is cut in two
    // would give a short run, or none.
    let runs = rows.split(separator: false).map(\.count)

    #expect(runs.dropLast().allSatisfy { (12...14).contains($0) }, "\(runs)")
    #expect(runs.count >= 600 / 21)
  }

  @Test func `scrolling to a range shows complete lines`() {
    let view = view(Self.long, width: 393, height: 300)
    let end = (Self.long as NSString).length

    view.scrollRangeToVisible(NSRange(location: end, length: 0))
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 300)) < 10)
    view.scrollRangeToVisible(NSRange(location: 0, length: 4))
    #expect(view.contentOffset.y <= 8)
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
    view.scrollRangeToVisible(NSRange(location: 2 * end, length: 3))
    #expect(view.contentOffset.y <= 8)
  }

  @Test func `a new text clamps the offset to its range`() {
    let view = view(Self.long, width: 393, height: 300)
    view.contentOffset.y = 5_000

    view.text = "Short"
    view.layoutIfNeeded()

    #expect(view.contentOffset.y == 0)
  }

  @Test func `the text view's delegate receives scroll calls`() {
    final class Delegate: NSObject, UITextViewDelegate {
      var count = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let delegate = Delegate()
    let view = view(Self.long)
    view.delegate = delegate

    view.contentOffset.y = 10

    #expect(delegate.count == 1)
    #expect((view as UIScrollView).delegate === delegate)
  }

  @Test func `lines beyond the container's limit are dropped`() {
    let view = view(Self.long) { $0.textContainer.maximumNumberOfLines = 3 }

    #expect(abs(view.contentSize.height - 3 * UIFont.systemFont(ofSize: 17).lineHeight - 16) < 1)
  }
}
