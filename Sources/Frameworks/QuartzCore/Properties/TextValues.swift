/// The values of a text layer.
package struct TextValues: DrawnValues {
  enum Truncation: Sendable { case none, start, middle, end }

  /// The pieces of text. Each piece has one style. If a piece's font or colour is nil, the layer's
  /// font or colour is used.
  var pieces: [Piece] = []
  var face = FontDescription(size: 36)
  var color: CGColor? = CGColor(rgba: [1, 1, 1, 1])
  var isWrapped = false
  var truncation = Truncation.none
  var alignment = TextParagraph.Alignment.natural

  struct Piece: Sendable, Equatable {
    var text: String
    var font: FontDescription?
    var color: CGColor?
    var kern: CGFloat = 0
    var isUnderlined = false
    var isStruckThrough = false
  }

  /// Draws text, beginning at the top of the bounds.
  package func draw(in bounds: CGRect, scale: Double) -> DrawnPicture? {
    guard !pieces.isEmpty,
      let scale = BitmapSize.scale(
        scale, fitting: bounds.size, mostPixels: BitmapSize.mostEnginePixels),
      let pixels = BitmapSize(bounds.size, scale: CGFloat(scale)),
      let context = CGContext(
        width: pixels.width, height: pixels.height, scale: CGFloat(scale))
    else { return nil }
    let layout = layout(in: bounds.size)
    // Text that neither wraps nor is truncated keeps its natural width, so all of its lines are
    // aligned together.
    let free = isFitted ? 0 : bounds.width - layout.size.width
    let x: CGFloat =
      switch alignment {
      case .left, .natural, .justified: 0
      case .center: free / 2
      case .right: free
      }
    layout.draw(in: context, at: CGPoint(x: x, y: 0))
    guard let image = context.makeImage() else { return nil }
    return DrawnPicture(image: image, place: bounds)
  }

  private var isFitted: Bool { isWrapped || truncation != .none }

  private func layout(in size: CGSize) -> TextLayout {
    var paragraph = TextParagraph()
    paragraph.alignment = alignment
    paragraph.lineBreak =
      switch truncation {
      case .none: .wordWrap
      case .start: .truncateHead
      case .middle: .truncateMiddle
      case .end: .truncateTail
      }
    let runs = pieces.map { piece in
      var style = TextStyle(
        font: piece.font ?? face, color: piece.color ?? color ?? CGColor(rgba: .zero))
      style.kern = piece.kern
      style.underline = piece.isUnderlined
      style.strikethrough = piece.isStruckThrough
      return TextRun(piece.text, style: style)
    }
    guard isFitted else { return TextLayout(runs, paragraph: paragraph) }
    return TextLayout(
      runs, paragraph: paragraph, width: size.width, lineLimit: lineLimit(runs, size.height))
  }

  /// The maximum number of lines. For text that is not truncated, the number is 0, which means that
  /// there is no limit.
  private func lineLimit(_ runs: [TextRun], _ height: CGFloat) -> Int {
    guard truncation != .none else { return 0 }
    guard isWrapped, let first = runs.first else { return 1 }
    let line = first.style.font.metrics.lineHeight
    // The limit of 1e9 lines ensures that the conversion to `Int` is valid. No text has so many
    // lines.
    return line > 0 ? max(1, Int(min(height / line + 1e-6, 1e9))) : 1
  }
}
