/// The background of an alert's text field, with the field inside it.
@MainActor
final class AlertField: UIView {
  let field: UITextField

  /// The background's colour and the field's distance from its sides, in points (unverified).
  private static let fill = UIColor.tertiarySystemFill
  private static let sideInset: CGFloat = 16

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: .zero)
    backgroundColor = Self.fill
    layer.cornerRadius = AlertLayout.fieldHeight / 2
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: Self.sideInset, dy: 0)
  }
}
