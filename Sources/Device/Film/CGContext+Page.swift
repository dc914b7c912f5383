import CoreGraphics

extension CGImage {
  /// Draws an opaque page of `size` points. Throws an error if the page has no pixel, has more
  /// pixels than an image may have, or does not fit in memory.
  static func page(
    _ size: CGSize, scale: Double, ground: CGColor, draw: (CGContext) -> Void
  ) throws(FilmError) -> CGImage {
    let failure = FilmError.picture(
      width: Double(size.width) * scale, height: Double(size.height) * scale)
    guard let context = CGContext.page(size, scale: scale, ground: ground) else { throw failure }
    draw(context)
    guard let image = context.makeImage() else { throw failure }
    return image
  }
}

extension CGContext {
  /// An opaque page of `size` points. The colour `ground` fills it completely, even if its edges
  /// are not at whole pixels. Nil if the size is not that of an image, or if there is not enough
  /// memory.
  static func page(_ size: CGSize, scale: Double, ground: CGColor) -> CGContext? {
    func pixels(_ length: CGFloat) -> Int { Int(clamped: (Double(length) * scale).rounded()) }
    let context = CGContext(
      width: pixels(size.width), height: pixels(size.height), scale: scale, isOpaque: true)
    context?.setFillColor(ground)
    context?.fill(CGRect(origin: .zero, size: size).insetBy(dx: -1 / scale, dy: -1 / scale))
    return context
  }

  /// Draws one line of text with its top left corner at `point`. A text wider than `width` is
  /// truncated with an ellipsis.
  ///
  /// Returns the width of the text.
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
