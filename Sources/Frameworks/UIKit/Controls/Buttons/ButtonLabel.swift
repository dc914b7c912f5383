/// The label of a button's title. A line break mode that wraps removes the limit of one line, and a
/// mode that truncates restores it (facts M.9).
final class ButtonLabel: UILabel {
  override var lineBreakMode: NSLineBreakMode {
    didSet {
      guard lineBreakMode != oldValue else { return }
      numberOfLines = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
    }
  }
}
