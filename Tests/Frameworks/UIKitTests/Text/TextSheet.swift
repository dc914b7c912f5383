import UIKit

/// Sheets of text on white, at two pixels per point.
@MainActor
enum TextSheet: String, CaseIterable {
  case labels, scripts, weights

  var image: CGImage? {
    switch self {
    case .labels: Self.labelPage
    case .scripts: Self.scriptPage
    case .weights: Self.weightPage
    }
  }

  private static func page(_ size: CGSize, _ draw: @escaping () -> Void) -> CGImage? {
    UIGraphicsImageRenderer(size: size, format: format(scale: 2, opaque: true)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw()
    }.cgImage
  }

  // MARK: Labels

  private static let sentence =
    "A card that turns over under the finger and rests where it is let go"
  private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingMiddle,
    .byTruncatingTail,
  ]
  private static let alignments: [NSTextAlignment] = [.left, .center, .right, .justified]

  /// A table of labels of two lines, with a row for each mode and a column for each alignment. The
  /// last rows have labels of one line and labels whose text shrinks.
  private static var labelPage: CGImage? {
    page(CGSize(width: 640, height: 430)) {
      for (row, mode) in modes.enumerated() {
        for (column, alignment) in alignments.enumerated() {
          draw(at: (column, row)) {
            ($0.textAlignment, $0.lineBreakMode, $0.numberOfLines) = (alignment, mode, 2)
          }
        }
      }
      for (column, mode) in modes.suffix(4).enumerated() {
        draw(at: (column, 6)) { $0.lineBreakMode = mode }
      }
      for (column, lines) in [1, 2, 3, 0].enumerated() {
        draw(at: (column, 7)) {
          $0.numberOfLines = lines
          $0.adjustsFontSizeToFitWidth = true
          $0.minimumScaleFactor = 0.5
        }
      }
    }
  }

  private static func draw(at place: (Int, Int), _ configure: (UILabel) -> Void) {
    let box = CGRect(x: 10 + place.0 * 158, y: 10 + place.1 * 52, width: 148, height: 44)
    UIColor(white: 0.94, alpha: 1).setFill()
    UIGraphicsGetCurrentContext()?.fill(box)
    let label = UILabel(frame: box)
    label.layer.contentsScale = 2
    label.textColor = .black
    label.text = sentence
    label.font = .systemFont(ofSize: 15)
    configure(label)
    label.drawText(in: box)
  }

  // MARK: Scripts

  static let lines = [
    "Transition, çevrilme, Übergang, đổi cảnh", "Переход, Μετάβαση",
    "转场动画：卡片在手指下翻转，松手即停。", "轉場動畫：「卡片」翻面。",
    "カードは指の下で、くるりと裏返る。", "카드가 손가락 아래에서 뒤집힌다.",
    "مرحبا بالعالم، كيف الحال؟", "שלום עולם (בדיקה) 123!", "The word مرحبا means hello, 42%.",
    "שלום UIKit 6.3, עולם!", "نسخة 6.3 (UIKit) من Matchcut.", "नमस्ते दुनिया", "A 🙂 face, ✓ and ★",
  ]

  /// Each line as a paragraph that is aligned as its script requires, followed by all lines as one
  /// wrapped text.
  private static var scriptPage: CGImage? {
    page(CGSize(width: 640, height: 400)) {
      let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
      for (index, line) in lines.enumerated() {
        line.draw(
          in: CGRect(x: 10, y: 10 + index * 29, width: 330, height: 28),
          withAttributes: attributes)
      }
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = 4
      style.firstLineHeadIndent = 16
      style.alignment = .justified
      lines.joined(separator: "\n").draw(
        in: CGRect(x: 380, y: 10, width: 240, height: 380),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 12, weight: .semibold), .paragraphStyle: style,
        ])
    }
  }

  // MARK: Weights

  private static let weightList: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  private static var decorations: [(String, [NSAttributedString.Key: Any])] {
    let shadow = NSShadow()
    (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
    let raised: [NSAttributedString.Key: Any] = [.baselineOffset: 6]
    return [
      ("Underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      ("Struck", [.strikethroughStyle: 1, .strikethroughColor: UIColor.red]),
      ("Spaced", [.kern: 4]), ("Raised", raised), ("Shadow", [.shadow: shadow]),
      ("Marked", [.backgroundColor: UIColor.yellow]),
    ]
  }

  private static var weightPage: CGImage? {
    page(CGSize(width: 640, height: 330)) {
      for (index, weight) in weightList.enumerated() {
        let y = 10 + CGFloat(index) * 34
        "Match 转场 شكل".draw(
          at: CGPoint(x: 10, y: y),
          withAttributes: [.font: UIFont.systemFont(ofSize: 22, weight: weight)])
        "Cut 0123".draw(
          at: CGPoint(x: 210, y: y),
          withAttributes: [.font: UIFont.monospacedDigitSystemFont(ofSize: 15, weight: weight)])
      }
      let fonts: [UIFont] = [
        .italicSystemFont(ofSize: 17), .monospacedSystemFont(ofSize: 15, weight: .regular),
        .preferredFont(forTextStyle: .headline), .preferredFont(forTextStyle: .caption2),
      ]
      for (index, font) in fonts.enumerated() {
        "Italic, mono, headline".draw(
          at: CGPoint(x: 310, y: 10 + index * 30), withAttributes: [.font: font])
      }
      for (index, (text, extra)) in decorations.enumerated() {
        var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        attributes.merge(extra) { $1 }
        text.draw(at: CGPoint(x: 310, y: 140 + index * 30), withAttributes: attributes)
      }
    }
  }
}
