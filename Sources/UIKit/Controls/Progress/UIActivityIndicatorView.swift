/// Eight spokes that rotate during an activity.
///
/// One layer rotates in steps by a repeating animation; a stopped indicator has no cost.
open class UIActivityIndicatorView: UIView {
  /// Raw values as in `UIActivityIndicatorView.h`.
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// Creates an indicator of the style's size, stopped and hidden.
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

  private func prepare() {
    isUserInteractionEnabled = false
    isHidden = true
    addSubview(wheel)
  }

  /// Points.
  private static func size(of style: Style) -> CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }

  /// `.medium` by default; legacy styles have their own colour.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// Nil for the style's own colour: grey, or white.
  open var color: UIColor! { didSet { setNeedsLayout() } }
  /// Whether a stopped indicator is hidden; true by default.
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

  /// Restarts the animation, which ends when the layer leaves a window.
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
  /// Seconds per rotation (`unverified`).
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
