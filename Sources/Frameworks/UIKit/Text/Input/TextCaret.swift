/// The caret, which shows where typed text is inserted. The caret has the view's tint colour.
///
/// The caret does not blink, because a blinking caret would prevent the stage from ever becoming
/// idle.
package final class TextCaret: UIView {
  /// The width of the caret, in points (`unverified`).
  package static let width: CGFloat = 2

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.width / 2
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Places the caret at `line`, a rectangle without width. Hides the caret if `line` is nil.
  func show(at line: CGRect?) {
    UIView.performWithoutAnimation {
      isHidden = line == nil
      guard let line else { return }
      backgroundColor = tintColor
      frame = CGRect(
        x: line.minX - Self.width / 2, y: line.minY, width: Self.width, height: line.height)
    }
  }

  /// Shows the caret in the middle of `area`. Hides the caret if the area is empty.
  func show(in area: CGRect) {
    let isShown = area.width > 0 && area.height > 0
    show(
      at: isShown
        ? CGRect(x: area.midX, y: area.minY, width: 0, height: area.height) : nil)
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
