/// The text area of a field. The area clips its text and scrolls so that the caret is visible.
package final class FieldText: UIView {
  /// Draws the text in this view.
  var drawText: ((CGRect) -> Void)?
  package let caret = TextCaret(frame: .zero)
  /// The scroll offset of text that is wider than the view, in points.
  package private(set) var shift: CGFloat = 0

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
    addSubview(caret)
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  package override func draw(_ rect: CGRect) { drawText?(bounds) }

  func scrollBack() { shift = 0 }

  /// Scrolls by the smallest distance that makes the caret visible. The caret is at `x` in text of
  /// the given width.
  func scroll(to x: CGFloat, of width: CGFloat) {
    let available = max(bounds.width - TextCaret.width, 0)
    let old = shift
    shift = min(max(shift, x - available), x)
    shift = min(max(shift, 0), max(width - available, 0))
    if shift != old { setNeedsDisplay() }
  }
}
