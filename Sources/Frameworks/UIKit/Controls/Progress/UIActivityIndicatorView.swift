/// Eight spokes that rotate during an activity.
///
/// A repeating animation rotates a single layer in steps. A stopped indicator does not require any
/// work.
open class UIActivityIndicatorView: UIView {
  /// The style of an indicator. The raw values are those of `UIActivityIndicatorView.h`.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    /// The indicator is 20 points wide and high.
    case medium = 100
    /// The indicator is 37 points wide and high.
    case large = 101
  }

  /// Creates an indicator that has the style's size. The new indicator is stopped and hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    prepare()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    prepare()
  }

  override var standardIsElement: Bool { true }
  override var standardLabel: String? { isAnimating ? "In progress" : "Progress halted" }
  override var standardValue: String? { isAnimating ? "1" : "0" }
  override var standardTraits: UIAccessibilityTraits { .updatesFrequently }

  private func prepare() {
    isUserInteractionEnabled = false
    isHidden = true
    addSubview(wheel)
  }

  /// The size of an indicator, in points.
  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// The style; `.medium` by default. Legacy styles have a colour of their own.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The colour of the spokes. If it is nil, the style's own colour is used, which is grey or
  /// white.
  open var color: UIColor! { didSet { setNeedsLayout() } }
  /// Whether an indicator is hidden while it is stopped; true by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  open private(set) var isAnimating = false

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    wheel.layer.removeAnimation(forKey: Self.key)
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  /// Restarts the animation, because an animation ends when its layer leaves a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { turn() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.size(of: style)
    wheel.bounds = CGRect(origin: .zero, size: size)
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    let own: UIColor = style == .white || style == .whiteLarge ? .white : .systemGray
    wheel.show(color ?? own)
  }

  // MARK: Animation

  private let wheel = SpokeWheel(frame: .zero)
  private static let key = "turning"
  /// The duration of one rotation, in seconds (`unverified`).
  private static let period = 0.8

  private func turn() {
    guard window != nil else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    let step = 2 * Double.pi / Double(SpokeWheel.spokes)
    animation.values = (0..<SpokeWheel.spokes).map { Double($0) * step }
    animation.calculationMode = .discrete
    animation.duration = Self.period
    animation.repeatCount = .greatestFiniteMagnitude
    wheel.layer.add(animation, forKey: Self.key)
  }
}
