/// A part of a control. The part is a filled shape that does not receive touches.
class ControlPart: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { nil }

  /// Sets the part's frame and its corner radius. If `radius` is nil, the part becomes a capsule.
  /// Changes of the frame and the radius can be animated.
  func place(_ frame: CGRect, radius: CGFloat? = nil) {
    if self.frame != frame { self.frame = frame }
    layer.cornerRadius = radius ?? min(frame.width, frame.height) / 2
  }
}

extension ControlPart {
  /// Creates the white knob of switches and sliders. The knob's shadow is `unverified`.
  static func knob() -> ControlPart {
    let knob = ControlPart(frame: .zero)
    knob.backgroundColor = .white
    knob.layer.shadowColor = UIColor.black.cgColor
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 3
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    return knob
  }
}

extension CGRect {
  /// The rectangle, mirrored horizontally in `available`.
  func mirrored(in available: CGRect) -> CGRect {
    offsetBy(dx: available.minX + available.maxX - minX - maxX, dy: 0)
  }

  /// A rectangle of the given size that has the same centre as this rectangle.
  func centered(_ size: CGSize) -> CGRect {
    CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
