/// A view that blurs and tints the content behind it. Subviews of a visual effect view are added to
/// its `contentView`.
///
/// The content behind the view is the content that was drawn before it in its compositing group. An
/// ancestor with transparency or a mask forms a group that contains only that ancestor's content.
/// The view's alpha applies to the effect and to the content view. A snapshot of the view without
/// the content behind it shows only the tint.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view to which subviews are added. The content view is as large as the visual effect view.
  open private(set) var contentView = UIView()

  /// The effect. If the effect is nil (the default), the content behind the view is unchanged.
  ///
  /// Changes of the effect in animation blocks and property animators are animated. During an
  /// animation of the effect, blur, saturation and tint change gradually from the old effect to the
  /// new one, even if only the blur style changes.
  open var effect: UIVisualEffect? { didSet { show() } }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContent()
    // `didSet` does not run in an initialiser, so the effect is shown here.
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
