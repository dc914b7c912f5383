/// A label's text, fitted into rectangles.
struct LabelText {
  /// Points that no text reaches.
  static let unlimited: CGFloat = 1e6
  /// The least share of the font size where the label names none (`unverified`).
  private static let smallestScale: CGFloat = 0.5

  let content: StyledText
  /// Whether a single line may become smaller to fit.
  let shrinks: Bool
  let minimumScale: CGFloat

  /// The text's place at the top of `bounds`, its size rounded up to pixels.
  func rect(in bounds: CGRect, lines: Int, scale: CGFloat) -> CGRect {
    let layout = layout(in: bounds.size, lines: lines)
    let width = min(ceiled(layout.size.width, scale), bounds.width)
    let height = min(ceiled(layout.size.height, scale), bounds.height)
    let free = bounds.width - width
    let x: CGFloat
    switch content.paragraph.alignment {
    case .left, .natural, .justified: x = 0
    case .center: x = bounds.width < Self.unlimited ? free / 2 : 0
    case .right: x = bounds.width < Self.unlimited ? free : 0
    }
    return CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: height)
  }

  /// Draws the text centred vertically in `rect`, the first baseline on a pixel.
  func draw(in context: CGContext, _ rect: CGRect, lines: Int, scale: CGFloat) {
    guard rect.width > 0, rect.height > 0 else { return }
    let layout = layout(in: rect.size, lines: lines)
    let top = rect.minY + (rect.height - layout.size.height) / 2
    let baseline = ((top + layout.firstBaseline) * scale).rounded() / scale
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: baseline - layout.firstBaseline))
  }

  /// From the top to the first baseline and from the last one to the bottom; `width` 0 for one
  /// that nothing limits.
  func baselines(width: CGFloat, lines: Int) -> (first: CGFloat, last: CGFloat) {
    let room = CGSize(
      width: width > 0 && lines != 1 ? width : Self.unlimited, height: Self.unlimited)
    let layout = layout(in: room, lines: lines)
    return (layout.firstBaseline, layout.size.height - layout.lastBaseline)
  }

  /// As many lines as `lines` (0 for no limit) and the height allow, one at least.
  private func layout(in size: CGSize, lines: Int) -> TextLayout {
    let content = shrunk(toFit: size.width, lines: lines)
    func layout(_ limit: Int) -> TextLayout {
      TextLayout(
        content.runs, paragraph: content.paragraph, width: size.width, lineLimit: limit)
    }
    var result = layout(lines)
    // Sizes were rounded to pixels: a little less is enough.
    while result.size.height > size.height + 0.5, result.lineCount > 1 {
      let share = Int(CGFloat(result.lineCount) * size.height / result.size.height)
      result = layout(min(max(share, 1), result.lineCount - 1))
    }
    return result
  }

  private func shrunk(toFit width: CGFloat, lines: Int) -> StyledText {
    guard shrinks, lines == 1, width < Self.unlimited else { return content }
    let natural = TextLayout(content.runs, paragraph: content.paragraph).size.width
    guard natural > width, natural > 0 else { return content }
    let least = minimumScale > 0 ? minimumScale : Self.smallestScale
    // A thousandth less keeps rounding from wrapping the last word.
    return content.scaled(by: max(width / natural * 0.999, least))
  }

  private func ceiled(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
