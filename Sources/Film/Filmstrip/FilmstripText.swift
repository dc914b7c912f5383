import CoreGraphics

extension CGContext {
  /// Draws one line of text with its top left at `point`; it ends in an ellipsis at `width`.
  ///
  /// Returns the width it took.
  @discardableResult
  func draw(
    _ text: String, _ font: FontDescription, _ color: CGColor, at point: CGPoint,
    width: Double? = nil, right: Bool = false
  ) -> Double {
    let layout = TextLayout(
      [TextRun(text, style: TextStyle(font: font, color: color))], width: width.map { CGFloat($0) },
      lineLimit: 1)
    let x = right ? point.x - layout.size.width : point.x
    layout.draw(in: self, at: CGPoint(x: x, y: point.y))
    return Double(layout.size.width)
  }

  func fillRounded(_ rect: CGRect, radius: Double, _ color: CGColor) {
    setFillColor(color)
    addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    fillPath()
  }
}
