import Testing
import UIKit

@MainActor struct UILabelTests {
  private func label(_ text: String, _ configure: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel()
    label.text = text
    configure(label)
    return label
  }

  /// The pixels of the label's layer, one per point.
  private func picture(_ label: UILabel) throws -> Picture {
    label.layer.contentsScale = 1
    label.layer.displayIfNeeded()
    return Picture(try #require(label.layer.contents as? CGImage))
  }

  private static let long = "A card that turns over under the finger and stays where it is let go"

  @Test func `defaults are Apple's`() {
    let label = UILabel()

    #expect(label.text == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.isUserInteractionEnabled)
    #expect(!label.isOpaque)
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test func `the size is the text's, rounded up to pixels`() {
    let label = label("Card")
    let exact = "Card".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let scale = label.layer.contentsScale

    for (got, text) in [
      (label.intrinsicContentSize.width, exact.width),
      (label.intrinsicContentSize.height, exact.height),
    ] {
      #expect(got >= text - 1e-6)
      #expect(got < text + 1 / scale)
      #expect(abs((got * scale).rounded() - got * scale) < 1e-6)
    }
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test func `one line is never wrapped, more wrap at the width`() {
    let one = label(Self.long)
    let many = label(Self.long) { $0.numberOfLines = 0 }
    let two = label(Self.long) { $0.numberOfLines = 2 }
    let narrow = CGSize(width: 100, height: 0)
    let line = UIFont.systemFont(ofSize: 17).lineHeight

    #expect(one.sizeThatFits(narrow) == one.intrinsicContentSize)
    #expect(many.sizeThatFits(narrow).width <= 100)
    #expect(many.sizeThatFits(narrow).height > 4 * line)
    #expect(abs(two.sizeThatFits(narrow).height - 2 * line) < 1)
    #expect(many.intrinsicContentSize.height < 2 * line)
    many.preferredMaxLayoutWidth = 100
    #expect(many.intrinsicContentSize == many.sizeThatFits(narrow))
  }

  @Test func `text that does not fit is truncated inside the bounds`() throws {
    let label = label(Self.long) { $0.frame = CGRect(x: 0, y: 0, width: 80, height: 24) }
    let free = self.label("A card") { $0.frame = CGRect(x: 0, y: 0, width: 80, height: 24) }

    let cut = try picture(label).inkedColumns

    #expect((cut.last ?? 0) > (try picture(free).inkedColumns.last ?? 0))
    #expect((cut.last ?? 80) < 80)
  }

  @Test func `text is centred vertically and drawn once it has a size`() throws {
    let label = UILabel()
    label.text = "HHH"
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)

    let rows = try picture(label).inkedRows

    // Capitals of a font of 17 points are 12.4 points high. The capitals are a little above the
    // middle of the line.
    #expect((12...13).contains(rows.count))
    #expect((22...26).contains(rows.first ?? 0))
    // If the baseline is on a pixel boundary, the last row is not faint.
    let last = rows.last ?? 0
    let columns = try picture(label).inkedColumns
    #expect(columns.contains { (try? picture(label)[$0, last][3]) == 255 })
  }

  @Test(arguments: [
    (NSTextAlignment.left, 0.0), (.natural, 0.0), (.center, 0.5), (.right, 1.0),
  ])
  func `alignment shifts the text`(alignment: NSTextAlignment, share: Double) throws {
    let label = label("HH") {
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
      $0.textAlignment = alignment
    }

    let columns = try picture(label).inkedColumns
    let first = Double(columns.first ?? 0)
    let last = Double(columns.last ?? 0)

    #expect(abs(first - share * (100 - (last - first))) < 5)
    #expect(
      abs(
        label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX
          - share * (100 - label.intrinsicContentSize.width)) < 0.5)
  }

  @Test func `a change redraws`() throws {
    let label = label("HHHHH") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 30) }
    let wide = try picture(label).inkedColumns.count

    label.text = "H"
    #expect(try picture(label).inkedColumns.count < wide)
    label.textColor = .red
    let red = try picture(label)
    let column = try #require(red.inkedColumns.dropFirst().first)
    #expect(red[column, 15] == [255, 0, 0, 255])
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(try picture(label)[column, 15] == [0, 0, 255, 255])
    label.bounds.size.height = 60
    #expect(label.layer.needsDisplay())
  }

  @Test func `shrinking fits text on a single line`() throws {
    let label = label("Transition coordinator") {
      $0.adjustsFontSizeToFitWidth = true
      $0.frame = CGRect(x: 0, y: 0, width: 130, height: 30)
    }
    let natural = label.intrinsicContentSize.width

    let columns = try picture(label).inkedColumns

    #expect(natural > 160)
    #expect((120..<130).contains(columns.last ?? 0))
  }

  @Test func `attributes override the label's own, and its setters override them`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Card", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let large = label.intrinsicContentSize.height

    #expect(label.text == "Card")
    label.font = .systemFont(ofSize: 10)
    #expect(large > 3 * label.intrinsicContentSize.height)
    label.text = "New"
    #expect(label.attributedText?.string == "New")
  }

  @Test func `text after attributed text keeps the style of its first character (facts M.8)`() {
    let label = UILabel()
    let text = NSMutableAttributedString(
      string: "Card",
      attributes: [.font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red])
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
    label.attributedText = text
    #expect(label.font.pointSize == 40 && label.textColor == .red)

    label.text = "New"
    let style = label.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
    #expect((style[.font] as? UIFont)?.pointSize == 40)
    #expect(style[.foregroundColor] as? UIColor == .red)

    label.attributedText = NSAttributedString(string: "Plain")
    #expect(label.font.pointSize == 40 && label.textColor == .red)
  }

  @Test func `a subclass can pad with textRect`() {
    final class Padded: UILabel {
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect
      {
        super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: lines)
          .insetBy(dx: -8, dy: -4)
      }
    }
    let padded = Padded()
    padded.text = "Card"
    let plain = label("Card")

    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
  }

  @Test func `natural alignment follows the interface direction, others are kept`() {
    let label = label("Card") { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 30) }
    func left() -> CGFloat {
      label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX
    }

    #expect(left() == 0)
    label.traitOverrides.layoutDirection = .rightToLeft
    #expect(left() > 50)
    label.textAlignment = .left
    #expect(left() == 0)
  }

  @Test func `several lines shrink until they fit`() {
    let label = label(Self.long) {
      $0.numberOfLines = 2
      $0.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    }
    let full = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2).height

    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4

    let shrunk = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 2)
    #expect(shrunk.height < full - 2)
    #expect(shrunk.height > 0.4 * full)
    #expect(shrunk.width <= 200)
  }

  @Test func `smaller text keeps its baseline, its middle or its top`() throws {
    /// The first and last row with dark pixels.
    func ends(_ text: String, _ adjustment: UIBaselineAdjustment) throws -> (Int, Int) {
      let picture = try picture(
        label(text) {
          $0.font = .systemFont(ofSize: 30)
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.2
          $0.baselineAdjustment = adjustment
          $0.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        })
      let rows = (0..<60).filter { y in (0..<100).contains { picture[$0, y][3] > 128 } }
      return (rows.first ?? -1, rows.last ?? -1)
    }
    let whole = try ends("HHH", .alignBaselines)
    let small = String(repeating: "H", count: 12)

    let aligned = try ends(small, .alignBaselines)
    #expect(aligned.1 == whole.1)
    #expect(aligned.0 > whole.0 + 8)
    let centre = try ends(small, .alignCenters)
    #expect(abs(centre.0 + centre.1 - 60) < 5)
    let top = try ends(small, .none)
    #expect(top.0 < 8)
  }

  @Test func `setting an alignment applies to every paragraph of styled text`() {
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Card", attributes: [.paragraphStyle: right])

    #expect(label.textAlignment == .right)
    label.textAlignment = .center
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .center)
  }
}
