/// A control that is on or off.
///
/// A tap toggles the switch. A drag moves the knob to the side on which the touch is. The value
/// changes when the touch ends, and `valueChanged` is sent once, before `touchUpInside`.
open class UISwitch: UIControl {
  /// Creates a switch. The control has a fixed size, so the size of `frame` is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  override var kindOfControl: UIAccessibilityTraits { .button }
  override var standardValue: String? { value ? "1" : "0" }
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

  // The following values are in points, as measured on many versions of iOS up to 18.
  private static let size = CGSize(width: 51, height: 31)
  private static let knobSide: CGFloat = 27
  /// The additional width of the knob while it is pressed, in points (`unverified`).
  private static let stretch: CGFloat = 7
  /// The opacity of a disabled switch (`unverified`).
  private static let disabledAlpha: CGFloat = 0.5
  /// The minimum translation at which a touch drags the knob, in points (`unverified`).
  private static let dragStart: CGFloat = 8
  // The durations of the knob's critically damped spring, in seconds, as measured (facts H.3.9).
  private static let onDuration = 0.99947
  private static let offDuration = 0.58792

  // MARK: Value

  /// Whether the switch is on; false by default. Setting this property does not animate the change
  /// and does not send an event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  private var value = false

  /// Changes the value without sending an event.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    show(on, animated: animated)
  }

  // MARK: Appearance

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UISwitch.onTintColor),
      StyledProperty(\UISwitch.thumbTintColor),
    ]
  }
  /// The background colour while the switch is on. If it is nil (the default), the system's green
  /// is used.
  open var onTintColor: UIColor? { didSet { arrange() } }
  /// The colour of the knob. If it is nil (the default), the knob is white.
  open var thumbTintColor: UIColor? { didSet { arrange() } }
  /// An image for the on state. The image is stored, but has had no effect since iOS 7.
  open var onImage: UIImage?
  /// An image for the off state. The image is stored, but has had no effect since iOS 7.
  open var offImage: UIImage?

  private let well = ControlPart(frame: .zero)
  private let track = ControlPart(frame: .zero)
  private let knob = ControlPart.knob()
  /// Whether the knob is shown in the "on" position. A drag may have moved the knob before the
  /// value changes.
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

  /// Prevents recognizers of ancestors from handling a horizontal gesture on the switch.
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
