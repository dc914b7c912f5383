/// A navigation controller's view: it tells of its layout, with which transitions start.
@MainActor
final class NavigationView: UIView {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
