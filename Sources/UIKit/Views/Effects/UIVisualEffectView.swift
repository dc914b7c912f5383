/// A view that blurs and tints the content behind it. Its subviews are added to `contentView`.
///
/// The content behind the view is everything that was drawn earlier in the same group. Inside an
/// ancestor with transparency or a mask, the group contains only that ancestor's content. The
/// view's alpha applies to both the effect and the content. A snapshot of only this view shows only
/// the tint.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view to which subviews are added. It is as large as this view.
  open private(set) var contentView = UIView()

  /// The effect. If it is nil (the default), the content behind the view is unchanged.
  ///
  /// Changes are animated in animation blocks and animators. Blur, saturation and tint then change
  /// from one effect to the other, including from one style to another.
  open var effect: UIVisualEffect? { didSet { show() } }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContent()
    // Property observers do not run in an initialiser.
    show()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "\(subview) has been added as a subview to \(self). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    show()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func show() {
    layer.backdrop = effect?.backdrop(for: traitCollection) ?? Backdrop()
  }
}
