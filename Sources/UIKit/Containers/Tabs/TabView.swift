/// A tab bar controller's view: it tells of its layout.
@MainActor
final class TabView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
