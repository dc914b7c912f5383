/// The minus or the plus side of a stepper.
final class StepperSide: ControlPart {
  let picture: UIImageView
  private static let disabledAlpha: CGFloat = 0.3

  init(glyph: ControlGlyph) {
    picture = UIImageView(image: glyph.image)
    super.init(frame: .zero)
    picture.tintColor = .label
  }
  required init?(coder: NSCoder) { nil }

  func show(in rect: CGRect, radius: CGFloat, isPressed: Bool, isEnabled: Bool) {
    place(rect, radius: radius)
    backgroundColor = isPressed ? .quaternarySystemFill : nil
    picture.frame = CGRect(origin: .zero, size: rect.size).centered(
      picture.image?.size ?? .zero)
    picture.alpha = isEnabled ? 1 : Self.disabledAlpha
  }
}
