/// A control that is on or off.
///
/// A tap toggles it; a drag carries the knob to the side where the finger is. The value changes
/// at the lift, and `valueChanged` is sent once, before `touchUpInside`.
open class UISwitch: UIControl {
  /// The size is the system's own, whatever `frame` says.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
  }

  private func prepare() {
    addSubview(well)
    well.addSubview(track)
    well.addSubview(knob)
  }

  // Points, as measured on many iOS versions up to 18.
  private static let size = CGSize(width: 51, height: 31)
  private static let knobSide: CGFloat = 27
  /// How much wider the knob is under a finger, in points (`unverified`).
  private static let stretch: CGFloat = 7
  /// How much of a disabled switch shows (`unverified`).
  private static let disabledAlpha: CGFloat = 0.5
  /// How far a finger goes before it carries the knob, in points (`unverified`).
  private static let dragStart: CGFloat = 8
  // Seconds of the knob's critically damped spring; measured (facts H.3.9).
  private static let onDuration = 0.99947
  private static let offDuration = 0.58792

  // MARK: Value

  /// False by default. Setting it does not animate and sends nothing.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  private var value = false

  /// Changes the value without sending anything.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    show(on, animated: animated)
  }

  // MARK: Look

  /// Behind the knob when on; nil by default, for the system green.
  open var onTintColor: UIColor? { didSet { arrange() } }
  /// Nil by default, for white.
  open var thumbTintColor: UIColor? { didSet { arrange() } }
  /// Kept; has no effect since iOS 7.
  open var onImage: UIImage?
  /// Kept; has no effect since iOS 7.
  open var offImage: UIImage?

  private let well = ControlPart(frame: .zero)
  private let track = ControlPart(frame: .zero)
  private let knob = ControlPart.knob()
  /// The side where the knob is, which a drag may have changed already.
  private var isShownOn = false

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var isEnabled: Bool { didSet { arrange() } }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { show(isShownOn, animated: true) } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func show(_ on: Bool, animated: Bool) {
    isShownOn = on
    guard animated, window != nil else { return arrange() }
    UIView.animate(
      withDuration: on ? Self.onDuration : Self.offDuration, delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in arrange() }
  }

  private func arrange() {
    let bounds = CGRect(origin: .zero, size: Self.size)
    well.frame = bounds
    well.alpha = isEnabled ? 1 : Self.disabledAlpha
    track.place(bounds)
    track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    let margin = (Self.size.height - Self.knobSide) / 2
    let width = Self.knobSide + (isHighlighted ? Self.stretch : 0)
    let x = isShownOn ? Self.size.width - margin - width : margin
    let place = CGRect(x: x, y: margin, width: width, height: Self.knobSide)
    knob.place(isMirrored ? place.mirrored(in: bounds) : place)
    knob.backgroundColor = thumbTintColor ?? .white
  }

  // MARK: Tracking

  private var landing = CGPoint.zero
  private var isDragged = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    landing = touch.location(in: self)
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if abs(x - landing.x) > Self.dragStart { isDragged = true }
    if isDragged {
      let isRight = x > bounds.midX
      let isOnSide = isRight != isMirrored
      if isOnSide != isShownOn { show(isOnSide, animated: true) }
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let new = isDragged ? isShownOn : isTouchInside ? !value : value
    let isChanged = new != value
    setOn(new, animated: true)
    if isChanged { tellValueChanged(with: event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    show(value, animated: true)
  }

  override var hasTap: Bool { true }

  /// A pan along the switch is its own.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isEnabled, gestureRecognizer.view !== self,
      let start = gestureRecognizer.sidewaysStart(in: self), bounds.contains(start)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
