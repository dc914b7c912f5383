/// A control that increases or decreases a number. The stepper has a minus side and a plus side.
///
/// A touch makes a step immediately, and further steps while it is held. `valueChanged` is sent for
/// each step or, if the stepper is not continuous, once when the touch ends.
open class UIStepper: UIControl {
  /// Creates a stepper. The control has a fixed size, so the size of `frame` is ignored.
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
    for part in [back, minus, plus, divider] { addSubview(part) }
    for part in [minus, plus] { part.addSubview(part.picture) }
  }

  // The size since iOS 13, in points.
  private static let size = CGSize(width: 94, height: 32)
  // The other dimensions of a stepper, in points (`unverified`).
  private static let radius: CGFloat = 8
  private static let dividerSize = CGSize(width: 1, height: 18)
  /// The time after which a step is repeated while a touch is held, and the time between further
  /// repetitions, in seconds (`unverified`).
  private static let holdDelay = 0.5
  private static let holdInterval = 0.1

  // MARK: Value

  /// The value; 0 by default. Setting this property limits the value to the range. The change does
  /// not send an event.
  open var value: Double {
    get { number }
    set {
      number = min(max(newValue, minimumValue), maximumValue)
      setNeedsLayout()
    }
  }
  private var number = 0.0

  /// The minimum value; 0 by default. Raises an exception if it is greater than the maximum.
  open var minimumValue = 0.0 {
    didSet {
      checkRange()
      value = number
    }
  }
  /// The maximum value; 100 by default. Raises an exception if it is less than the minimum.
  open var maximumValue = 100.0 {
    didSet {
      checkRange()
      value = number
    }
  }
  /// The size of a step; 1 by default. Raises an exception unless it is greater than 0.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue <= 0 else { return }
      UIKitLog.raise(UIKitLog.invalidArgument, "The step value must be greater than 0.")
    }
  }
  /// Whether each step sends an event; true by default. If it is false, a single event is sent when
  /// the touch ends.
  open var isContinuous = true
  /// Whether a touch that is held repeats its step; true by default.
  open var autorepeat = true
  /// Whether a step beyond one end of the range continues at the other end; false by default.
  open var wraps = false

  private func checkRange() {
    guard minimumValue > maximumValue else { return }
    UIKitLog.raise(
      UIKitLog.invalidArgument, "The minimum value must not be greater than the maximum value.")
  }

  // MARK: Appearance

  private let back = ControlPart(frame: .zero)
  private let divider = ControlPart(frame: .zero)
  private let minus = StepperSide(glyph: .minus, name: "Decrement")
  private let plus = StepperSide(glyph: .plus, name: "Increment")

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var isEnabled: Bool { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    back.place(bounds, radius: Self.radius)
    back.backgroundColor = .tertiarySystemFill
    let (left, right) = bounds.divided(atDistance: bounds.midX, from: .minXEdge)
    minus.show(
      in: isMirrored ? right : left, radius: Self.radius, isPressed: pressed == -1,
      isEnabled: isEnabled && (wraps || number > minimumValue))
    plus.show(
      in: isMirrored ? left : right, radius: Self.radius, isPressed: pressed == 1,
      isEnabled: isEnabled && (wraps || number < maximumValue))
    divider.place(bounds.centered(Self.dividerSize))
    divider.backgroundColor = .opaqueSeparator
  }

  // MARK: Tracking

  /// −1 while the minus side is being touched, 1 while the plus side is; otherwise 0.
  private var pressed = 0.0 { didSet { if pressed != oldValue { setNeedsLayout() } } }
  private var hasPendingValue = false
  /// The number of touches so far. A delayed step uses this number to detect whether its touch is
  /// still down.
  private var touchNumber = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    pressed = isRight != isMirrored ? 1 : -1
    touchNumber += 1
    step(with: event)
    if autorepeat { stepLater(after: Self.holdDelay, touch: touchNumber) }
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    letGo(with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo(with: event)
  }

  private func letGo(with event: UIEvent?) {
    pressed = 0
    touchNumber += 1
    if hasPendingValue { tellValueChanged(with: event) }
    hasPendingValue = false
  }

  private func step(with event: UIEvent?) {
    let old = number
    let wanted = number + pressed * stepValue
    switch wanted {
    case ..<minimumValue: value = wraps ? maximumValue : minimumValue
    case let high where high > maximumValue: value = wraps ? minimumValue : maximumValue
    default: value = wanted
    }
    guard number != old else { return }
    if isContinuous { tellValueChanged(with: event) } else { hasPendingValue = true }
  }

  private func stepLater(after delay: Double, touch: Int) {
    TickQueue.after(delay) { [weak self] in
      guard let self, touch == touchNumber else { return }
      if isTouchInside { step(with: nil) }
      stepLater(after: Self.holdInterval, touch: touch)
    }
  }

  override var hasTap: Bool { true }
}
