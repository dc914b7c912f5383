/// A line that is filled starting from its leading end.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    /// A line without rounded ends, for the edge of a bar.
    case bar
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height(of: style)))
    progressViewStyle = style
  }

  override var standardIsElement: Bool { true }
  override var standardLabel: String? { "Progress" }
  override var standardValue: String? { UIAccessibility.percent(share) }
  override var standardTraits: UIAccessibilityTraits { .updatesFrequently }

  private func prepare() {
    isUserInteractionEnabled = false
    for part in [track, fill] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  /// The height of a progress view since iOS 14, in points (`unverified`).
  private static func height(of style: Style) -> CGFloat { style == .bar ? 2.5 : 4 }
  /// The duration of an animated change, in seconds (`unverified`).
  private static let moveDuration = 0.25

  // MARK: Progress

  /// The progress, from 0 to 1; 0 by default. Other values are limited to this range.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }
  private var share: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) {
    share = min(max(progress, 0), 1)
    guard animated, window != nil else { return arrange() }
    UIView.animate(
      withDuration: Self.moveDuration, delay: 0, options: [.beginFromCurrentState]
    ) { [self] in arrange() }
  }

  /// The progress object that the view shows. Setting this property shows the object's current
  /// fraction. Later changes of the object are ignored, because `Progress` cannot be observed on
  /// Linux.
  open var observedProgress: Progress? {
    didSet {
      guard let observedProgress else { return }
      progress = Float(observedProgress.fractionCompleted)
    }
  }

  // MARK: Appearance

  open var progressViewStyle = Style.default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UIProgressView.progressTintColor),
      StyledProperty(\UIProgressView.trackTintColor),
    ]
  }
  /// The colour of the filled part. If it is nil (the default), the tint colour is used.
  open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the whole line. If it is nil (the default), the line is grey, or clear in the
  /// style `.bar`.
  open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// An image that is stretched over the filled part; nil by default.
  open var progressImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image that is stretched over the whole view; nil by default.
  open var trackImage: UIImage? { didSet { setNeedsLayout() } }

  private let track = UIImageView(frame: .zero)
  private let fill = UIImageView(frame: .zero)

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height(of: progressViewStyle))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height(of: progressViewStyle))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    let isBar = progressViewStyle == .bar
    let radius = isBar ? 0 : bounds.height / 2
    var (filled, _) = bounds.divided(
      atDistance: bounds.width * CGFloat(share), from: .minXEdge)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      filled = filled.mirrored(in: bounds)
    }
    if track.frame != bounds { track.frame = bounds }
    track.layer.cornerRadius = radius
    track.image = trackImage
    track.backgroundColor =
      trackImage != nil ? nil : trackTintColor ?? (isBar ? nil : .systemFill)
    if fill.frame != filled { fill.frame = filled }
    fill.layer.cornerRadius = min(radius, filled.width / 2)
    fill.image = progressImage
    fill.backgroundColor = progressImage != nil ? nil : progressTintColor ?? tintColor
  }
}
