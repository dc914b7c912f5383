/// A control for a number in a range. The user drags a knob along a track.
///
/// Only touches on the knob are tracked. During a drag, `valueChanged` is sent for each change, and
/// once more when the touch ends. A slider that is not continuous sends `valueChanged` only at the
/// end of a drag.
open class UISlider: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  override var kindOfControl: UIAccessibilityTraits { .adjustable }
  override var standardValue: String? {
    let range = maximumValue - minimumValue
    return UIAccessibility.percent(range > 0 ? (number - minimumValue) / range : 0)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(well)
    for part in [minimumTrack, maximumTrack, knob] as [UIView] { well.addSubview(part) }
    knob.addSubview(knobPicture)
  }

  // MARK: Value

  /// The value; 0 by default. Setting this property limits the value to the range. The change is
  /// not animated and does not send an event.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  private var number: Float = 0

  /// The minimum value; 0 by default. If the value or the maximum is lower, it is raised to the
  /// minimum.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(number, animated: false)
    }
  }
  /// The maximum value; 1 by default. If the value or the minimum is higher, it is lowered to the
  /// maximum.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }
  /// Whether a drag sends an event for each change; true by default. If it is false, a drag sends a
  /// single event when it ends.
  open var isContinuous = true

  /// Changes the value without sending an event.
  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    guard animated, window != nil else { return arrange() }
    UIView.animate(
      withDuration: Self.moveDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in arrange() }
  }

  /// The duration of an animated change, in seconds (`unverified`).
  private static let moveDuration = 0.25

  // MARK: Appearance

  override class var styledProperties: [StyledProperty] {
    super.styledProperties + [
      StyledProperty(\UISlider.minimumTrackTintColor),
      StyledProperty(\UISlider.maximumTrackTintColor),
      StyledProperty(\UISlider.thumbTintColor),
    ]
  }
  /// The colour of the track before the knob. If it is nil (the default), the tint colour is used.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track after the knob. If it is nil (the default), a grey is used.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob. If it is nil (the default), the knob is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// An image at the minimum end of the track; nil by default.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// An image at the maximum end of the track; nil by default.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages.set(image, for: state)
    setNeedsLayout()
  }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages.set(image, for: state)
    setNeedsLayout()
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages.set(image, for: state)
    setNeedsLayout()
  }
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state]
  }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state]
  }
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  private var thumbImages = StateValues<UIImage>()
  private var minimumTrackImages = StateValues<UIImage>()
  private var maximumTrackImages = StateValues<UIImage>()

  // MARK: Rectangles

  // The height of the standard slider since iOS 14 and the dimensions of its knob and track, in
  // points (`unverified`).
  private static let height: CGFloat = 34
  private static let knobSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// The distances between the edges and the track, and between the track and an image
  /// (`unverified`).
  private static let margin: CGFloat = 2
  private static let imageGap: CGFloat = 8
  /// The opacity of a disabled slider (`unverified`).
  private static let disabledAlpha: CGFloat = 0.5

  /// The frame of the minimum value's image. The image is at the leading edge and centred
  /// vertically.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let rect = imageRect(minimumValueImage, bounds)
    return isMirrored ? rect.mirrored(in: bounds) : rect
  }

  /// The frame of the maximum value's image. The image is at the trailing edge and centred
  /// vertically.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let rect = imageRect(maximumValueImage, bounds)
    return isMirrored ? rect : rect.mirrored(in: bounds)
  }

  private func imageRect(_ image: UIImage?, _ bounds: CGRect) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The frame of the track. The track is between the images and centred vertically.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var (leading, trailing) = (Self.margin, Self.margin)
    if let image = minimumValueImage { leading = image.size.width + Self.imageGap }
    if let image = maximumValueImage { trailing = image.size.width + Self.imageGap }
    let rect = CGRect(
      x: bounds.minX + leading, y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - leading - trailing), height: Self.trackHeight)
    return isMirrored ? rect.mirrored(in: bounds) : rect
  }

  /// The frame of the knob for `value`. The knob is between the ends of the track and centred
  /// vertically on it.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      currentThumbImage?.size ?? CGSize(width: Self.knobSide, height: Self.knobSide)
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let place = CGRect(
      x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
    return isMirrored ? place.mirrored(in: rect) : place
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  // MARK: Parts

  /// A view that contains all other parts, so that a disabled slider becomes translucent as a
  /// whole.
  private let well = ControlPart(frame: .zero)
  private let minimumTrack = SliderTrack(frame: .zero)
  private let maximumTrack = SliderTrack(frame: .zero)
  private let knob = ControlPart.knob()
  private let knobPicture = UIImageView(frame: .zero)
  private var minimumPicture: UIImageView?
  private var maximumPicture: UIImageView?

  open override var isEnabled: Bool { didSet { setNeedsLayout() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func arrange() {
    if well.bounds != bounds { well.bounds = bounds }
    well.center = CGPoint(x: bounds.midX, y: bounds.midY)
    well.alpha = isEnabled ? 1 : Self.disabledAlpha
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: number)
    let (left, right) = track.divided(
      atDistance: max(0, thumb.midX - track.minX), from: .minXEdge)
    minimumTrack.show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor)
    minimumTrack.fill(isMirrored ? right : left)
    maximumTrack.show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemFill)
    maximumTrack.fill(isMirrored ? left : right)
    showKnob(in: thumb)
    minimumPicture = picture(
      minimumPicture, minimumValueImage, minimumValueImageRect(forBounds: bounds))
    maximumPicture = picture(
      maximumPicture, maximumValueImage, maximumValueImageRect(forBounds: bounds))
  }

  private func showKnob(in rect: CGRect) {
    let image = currentThumbImage
    knob.place(rect)
    knob.backgroundColor = image == nil ? thumbTintColor ?? .white : nil
    knob.layer.shadowOpacity = image == nil ? 0.2 : 0
    knobPicture.frame = knob.bounds
    knobPicture.image = image
  }

  /// The view for the image at one end of the track. The view is created when it is needed.
  private func picture(_ view: UIImageView?, _ image: UIImage?, _ rect: CGRect) -> UIImageView? {
    guard view != nil || image != nil else { return nil }
    let picture = view ?? UIImageView(frame: .zero)
    if picture.superview == nil { well.addSubview(picture) }
    picture.frame = rect
    picture.image = image
    return picture
  }

  // MARK: Tracking

  /// The distance from the knob within which a touch still moves it, in points (`unverified`).
  private static let reach: CGFloat = 8
  /// The horizontal distance from the knob's centre to the touch.
  private var grip: CGFloat = 0
  /// Whether the touch has moved the knob. If the knob has not moved, no event is sent. It is
  /// `unverified` that a continuous slider sends one more event at the end of a drag.
  private var isDragged = false

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  private func isOnKnob(_ point: CGPoint) -> Bool {
    thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard isOnKnob(place) else { return false }
    grip = place.x - thumb.midX
    isDragged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let old = number
    isDragged = true
    setValue(value(at: touch.location(in: self).x - grip), animated: false)
    if isContinuous, number != old { tellValueChanged(with: event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isDragged { tellValueChanged(with: event) }
  }

  /// If the touch is cancelled, the slider keeps the value that the touch has reached. A slider
  /// that is not continuous sends an event (`unverified`).
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if isDragged, !isContinuous { tellValueChanged(with: event) }
  }

  /// The value that corresponds to a knob whose centre is at `x`.
  private func value(at x: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return minimumValue }
    return minimumValue + Float((x - first) / (last - first)) * (maximumValue - minimumValue)
  }

  /// Prevents recognizers of ancestors from handling a horizontal gesture that begins on the knob.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isEnabled, gestureRecognizer.view !== self,
      let start = gestureRecognizer.sidewaysStart(in: self), isTracking || isOnKnob(start)
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
