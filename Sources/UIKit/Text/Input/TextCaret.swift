/// The line at the place where typed text goes, in the tint colour.
///
/// It is steady: a blinking one would keep the device from ever being at rest.
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

  /// Stands at `line`, the caret's place without a width; hides where there is none.
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
