/// The vertical position of text that has been made smaller to fit a label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is at the position that it has at the text's full size.
  case alignBaselines
  /// The text is centred vertically.
  case alignCenters
  /// The text is at the top.
  case none
}

/// A label's text, which is fitted into rectangles.
struct LabelText {
  /// A length, in points, that stands for "no limit"; no text is larger.
  static let unlimited: CGFloat = 1e6
  /// The minimum factor for the font size if the label does not set one (`unverified`).
  private static let smallestScale: CGFloat = 0.5
  /// The number of font size factors that are tried if the text has several lines (`unverified`).
  private static let scaleSteps = 32

  let content: StyledText
  /// Whether the font may become smaller so that the text fits.
  var shrinks = false
  var minimumScale: CGFloat = 0
  /// The vertical position of text whose font has become smaller.
  var baseline = UIBaselineAdjustment.alignBaselines

  /// The frame of the text at the top of `bounds`. The size of the frame is rounded up to pixels.
  func rect(in bounds: CGRect, lines: Int, scale: CGFloat) -> CGRect {
    let layout = layout(in: bounds.size, lines: lines).layout
    let width = min(ceiled(layout.size.width, scale), bounds.width)
    let height = min(ceiled(layout.size.height, scale), bounds.height)
    let free = bounds.width - width
    let x: CGFloat
    switch content.firstParagraph.alignment {
    case .left, .natural, .justified: x = 0
    case .center: x = bounds.width < Self.unlimited ? free / 2 : 0
    case .right: x = bounds.width < Self.unlimited ? free : 0
    }
    return CGRect(x: bounds.minX + x, y: bounds.minY, width: width, height: height)
  }

  /// Draws the text centred vertically in `rect`, with its first baseline on a pixel boundary.
  func draw(in context: CGContext, _ rect: CGRect, lines: Int, scale: CGFloat) {
    guard rect.width > 0, rect.height > 0 else { return }
    let (layout, factor) = layout(in: rect.size, lines: lines)
    let baseline = rect.minY + firstBaseline(of: layout, factor, in: rect.height)
    let rounded = (baseline * scale).rounded() / scale
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: rounded - layout.firstBaseline))
  }

  /// The distances from the top edge to the first baseline and from the last baseline to the bottom
  /// edge. A `width` of 0 means that the width is unlimited.
  func baselines(width: CGFloat, lines: Int) -> (first: CGFloat, last: CGFloat) {
    let available = CGSize(
      width: width > 0 && lines != 1 ? width : Self.unlimited, height: Self.unlimited)
    let layout = layout(in: available, lines: lines).layout
    return (layout.firstBaseline, layout.size.height - layout.lastBaseline)
  }

  private func firstBaseline(
    of layout: TextLayout, _ factor: CGFloat, in height: CGFloat
  ) -> CGFloat {
    let centred = (height - layout.size.height) / 2 + layout.firstBaseline
    guard factor < 1, layout.lineCount == 1 else { return centred }
    switch baseline {
    case .alignBaselines:
      let natural = content.layout()
      return (height - natural.size.height) / 2 + natural.firstBaseline
    case .alignCenters: return centred
    case .none: return layout.firstBaseline
    }
  }

  private func layout(in size: CGSize, lines: Int) -> (layout: TextLayout, scale: CGFloat) {
    let scale = scale(toFit: size, lines: lines)
    let layout = content.scaled(by: scale).layout(
      width: size.width, height: size.height, lines: lines)
    return (layout, scale)
  }

  /// The factor by which font sizes are multiplied so that the text fits. The factor is 1 if the
  /// text fits without a smaller font, or if `shrinks` is false.
  private func scale(toFit size: CGSize, lines: Int) -> CGFloat {
    guard shrinks, lines > 0, size.width < Self.unlimited else { return 1 }
    let least = minimumScale > 0 ? min(minimumScale, 1) : Self.smallestScale
    guard lines > 1 else { return max(content.scale(toFit: size.width), least) }
    func fits(_ scale: CGFloat) -> Bool {
      let layout = content.scaled(by: scale).layout(width: size.width, lines: lines)
      return !layout.isTruncated && layout.size.height <= size.height + 0.5
    }
    var steps = 0..<Self.scaleSteps
    func scale(_ step: Int) -> CGFloat {
      1 - (1 - least) * CGFloat(step) / CGFloat(Self.scaleSteps)
    }
    while !steps.isEmpty {
      let middle = (steps.lowerBound + steps.upperBound) / 2
      steps = fits(scale(middle)) ? steps.lowerBound..<middle : (middle + 1)..<steps.upperBound
    }
    return scale(steps.lowerBound)
  }

  private func ceiled(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
    (length * scale - 1e-6).rounded(.up) / scale
  }
}
