/// The caret at the position of typed text, in the tint colour.
///
/// It does not blink: a blinking caret would prevent the device from ever being idle.
package final class TextCaret: UIView {
  /// Points (`unverified`).
  package static let width: CGFloat = 2

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    layer.cornerRadius = Self.width / 2
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Places the caret at `line`, a rectangle without width; hides it for nil.
  func show(at line: CGRect?) {
    UIView.performWithoutAnimation {
      isHidden = line == nil
      guard let line else { return }
      backgroundColor = tintColor
      frame = CGRect(
        x: line.minX - Self.width / 2, y: line.minY, width: Self.width, height: line.height)
    }
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }
}
