/// A grey disc with a cross on it.
package final class ClearButton: UIControl {
  /// The side length of the button, in points (`unverified`).
  static let side: CGFloat = 19
  private static let disc: CGFloat = 14
  private static let arm: CGFloat = 2.5

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardLabel: String? { "Clear text" }

  package override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    UIColor.systemGray3.setFill()
    UIBezierPath(
      ovalIn: CGRect(
        x: middle.x - Self.disc / 2, y: middle.y - Self.disc / 2, width: Self.disc,
        height: Self.disc)
    ).fill()
    UIColor.systemBackground.setStroke()
    let cross = UIBezierPath()
    for side in [CGFloat(-1), 1] {
      cross.move(to: CGPoint(x: middle.x - Self.arm, y: middle.y - side * Self.arm))
      cross.addLine(to: CGPoint(x: middle.x + Self.arm, y: middle.y + side * Self.arm))
    }
    cross.lineWidth = 1.5
    cross.stroke()
  }
}
