/// The minus or the plus side of a stepper. For assistive technology, each side is a button.
final class StepperSide: ControlPart {
  let picture: UIImageView
  private let name: String
  private var isEnabled = true
  private static let disabledAlpha: CGFloat = 0.3

  init(glyph: ControlGlyph, name: String) {
    picture = UIImageView(image: glyph.image)
    self.name = name
    super.init(frame: .zero)
    picture.tintColor = .label
  }
  required init?(coder: NSCoder) { nil }

  override var standardIsElement: Bool { true }
  override var standardLabel: String? { name }
  override var standardTraits: UIAccessibilityTraits {
    isEnabled ? .button : [.button, .notEnabled]
  }

  func show(in rect: CGRect, radius: CGFloat, isPressed: Bool, isEnabled: Bool) {
    place(rect, radius: radius)
    self.isEnabled = isEnabled
    backgroundColor = isPressed ? .quaternarySystemFill : nil
    picture.frame = CGRect(origin: .zero, size: rect.size).centered(
      picture.image?.size ?? .zero)
    picture.alpha = isEnabled ? 1 : Self.disabledAlpha
  }
}
