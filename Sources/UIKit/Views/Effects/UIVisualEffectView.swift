/// A view that blurs and tints what is behind it; its own content goes into `contentView`.
///
/// What is behind is what was drawn before it in the same group: under an ancestor that is not
/// opaque, or that has a mask, only what lies inside that ancestor is seen. The view's own alpha
/// fades the effect with the content. A picture of the view alone shows the tint only.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// As large as the view; where subviews go.
  open private(set) var contentView = UIView()

  /// What is behind shows as it is when nil, the default.
  ///
  /// Animates in blocks and animators: blur, colours and tint change from one look to the other.
  /// This also holds between two styles.
  open var effect: UIVisualEffect? { didSet { show() } }

  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContent()
    // Observers do not run in an initialiser.
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
