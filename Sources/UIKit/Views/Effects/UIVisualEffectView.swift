/// A view that blurs and tints the content behind it. Its subviews are added to `contentView`.
///
/// The content behind the view is the content that was drawn before it in its compositing group. An
/// ancestor with transparency or a mask forms a group that contains only that ancestor's content.
/// The view's alpha applies to the effect and to the content view. A snapshot of only this view
/// shows only the tint.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view to which subviews are added. It is as large as this view.
  open private(set) var contentView = UIView()

  /// The effect. If it is nil (the default), the content behind the view is unchanged.
  ///
  /// Changes in animation blocks and property animators are animated. Blur, saturation and tint
  /// then change gradually from the old effect to the new one, even if only the blur style changes.
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
