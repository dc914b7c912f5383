/// A row of segments, one of which may be selected.
///
/// A tap selects a segment. A touch that begins on the selected segment drags the selection. The
/// selection changes when the touch ends, and `valueChanged` is then sent once, but not if the
/// segment was already selected. An index beyond the last segment counts as the last one.
open class UISegmentedControl: UIControl {
  /// The index that means that no segment is selected.
  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a control from titles and images, in order. Raises an exception for an item that is
  /// neither a string nor an image. The control has the size that fits its segments.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as UIImage: insertSegment(with: image, at: index, animated: false)
      default:
        UIKitLog.raise(
          UIKitLog.invalidArgument, "Segment items must be strings or images, not \(item)")
      }
    }
    bounds.size = fittingSize
  }

  /// Creates a segment for each action. An action runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
    if frame.size == .zero { bounds.size = fittingSize }
  }

  private func prepare() {
    addSubview(back)
    addSubview(pill)
    pill.layer.shadowColor = UIColor.black.cgColor
    pill.layer.shadowOpacity = 0.12
    pill.layer.shadowRadius = 4
    pill.layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  // MARK: Segments

  var segments: [Segment] = []
  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }
  /// Inserts a segment with the action's title or image. If a segment already has an action with
  /// the same identifier, the new segment replaces it.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old != NSNotFound { removeSegment(at: old, animated: false) }
    let new = Segment(title: action.title, image: action.image, action: action)
    insert(new, at: segment, animated: animated)
  }

  /// Removes a segment. If the removed segment was selected, no segment is selected after that;
  /// otherwise the selection stays on its segment (`unverified`).
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    let old = segments.remove(at: index)
    if index == selected {
      selected = Self.noSegment
    } else if index < selected {
      selected -= 1
    }
    rearrange(animated: animated) {
      old.view.alpha = 0
    } completion: {
      old.view.removeFromSuperview()
    }
  }

  open func removeAllSegments() {
    for segment in segments { segment.view.removeFromSuperview() }
    segments.removeAll()
    selected = Self.noSegment
    rearrange(animated: false)
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if index <= selected { selected += 1 }
    addSubview(segment.view)
    guard animated, window != nil else { return rearrange(animated: false) }
    UIView.performWithoutAnimation {
      segment.view.alpha = 0
      segment.view.frame = newPlace(of: index)
    }
    rearrange(animated: true) { segment.view.alpha = 1 }
  }

  /// The initial frame of a segment that is being inserted. This frame is at the segment's final
  /// position and has no width.
  private func newPlace(of index: Int) -> CGRect {
    let frame = frames[index]
    return CGRect(x: frame.minX, y: frame.minY, width: 0, height: frame.height)
  }

  /// The valid index nearest to `index`; nil if there are no segments.
  func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : min(max(index, 0), segments.count - 1)
  }

  /// Called when the content of a segment has changed.
  func contentChanged() { rearrange(animated: false) }

  // MARK: Selection

  /// The index of the selected segment; `noSegment` by default. Setting this property does not send
  /// an event. Raises an exception if the index is invalid.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else {
        UIKitLog.raise(
          "NSRangeException",
          "-[UISegmentedControl setSelectedSegmentIndex:]: index \(newValue) beyond bounds "
            + "[0 .. \(segments.count - 1)]")
      }
      select(newValue, animated: false)
    }
  }
  private var selected = noSegment

  /// Whether the selection is removed when the touch ends, as in a row of buttons; false by
  /// default.
  open var isMomentary = false { didSet { setNeedsLayout() } }

  private func select(_ index: Int, animated: Bool) {
    selected = index
    shown = index
    move(animated: animated)
  }

  // MARK: Appearance

  /// The colour behind the selected segment. If it is nil (the default), the shape behind the
  /// segment is white, or grey in dark mode.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether segments without a fixed width divide the space in proportion to their content; false
  /// by default.
  open var apportionsSegmentWidthsByContent = false { didSet { contentChanged() } }

  /// Sets the attributes of the titles in one state; nil removes them. Default values are used for
  /// attributes that are missing.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes.set(attributes, for: state)
    contentChanged()
  }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes.own(state) }
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()

  // The following values are in points and are those of iOS 13 and later.
  private static let height: CGFloat = 32
  private static let fontSize: CGFloat = 13
  // The other dimensions of a segmented control, in points (`unverified`).
  private static let radius: CGFloat = 9
  private static let pillMargin: CGFloat = 2
  private static let titleMargin: CGFloat = 10
  private static let dividerSize = CGSize(width: 1, height: 16)
  /// The opacities of a pressed and of a disabled title (`unverified`).
  private static let pressedAlpha: CGFloat = 0.35
  private static let disabledAlpha: CGFloat = 0.35
  /// The scale of the shape behind the selected segment while it is pressed (`unverified`).
  private static let pressedScale: CGFloat = 0.95
  /// The duration, in seconds, of the animations that move the selection and that insert or remove
  /// segments (`unverified`).
  private static let moveDuration = 0.25

  /// The default colour of `selectedSegmentTintColor` (`unverified`).
  private static let pillColor = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.40, alpha: 1) : .white
  }

  private let back = ControlPart(frame: .zero)
  private let pill = ControlPart(frame: .zero)
  private var dividers: [ControlPart] = []

  open override var intrinsicContentSize: CGSize { fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var isEnabled: Bool { didSet { setNeedsLayout() } }

  private var fittingSize: CGSize {
    styleSegments()
    return CGSize(width: widths.fitting.rounded(.up), height: Self.height)
  }

  private var widths: SegmentWidths {
    SegmentWidths(
      segments: segments.map { ($0.width, $0.contentWidth + 2 * Self.titleMargin) },
      isByContent: apportionsSegmentWidthsByContent)
  }

  /// The segments' frames. The first segment is at the leading edge.
  private var frames: [CGRect] {
    var x: CGFloat = 0
    return widths.widths(in: bounds.width).map { width in
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
      return isMirrored ? frame.mirrored(in: bounds) : frame
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func move(animated: Bool) { rearrange(animated: animated, sizeChanges: false) }

  private func rearrange(
    animated: Bool, sizeChanges: Bool = true, also changes: @escaping () -> Void = {},
    completion: @escaping () -> Void = {}
  ) {
    if sizeChanges {
      shown = selected
      invalidateIntrinsicContentSize()
    }
    guard animated, window != nil else {
      changes()
      arrange()
      return completion()
    }
    UIView.animate(
      withDuration: Self.moveDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      changes()
      arrange()
    } completion: { _ in
      completion()
    }
  }

  private func arrange() {
    styleSegments()
    back.place(bounds, radius: Self.radius)
    back.backgroundColor = .tertiarySystemFill
    let frames = frames
    for (segment, frame) in zip(segments, frames) {
      if segment.view.frame != frame { segment.view.frame = frame }
      segment.layOut(margin: Self.titleMargin / 2)
    }
    arrangePill(frames)
    arrangeDividers(frames)
  }

  private func arrangePill(_ frames: [CGRect]) {
    let place = frames.indices.contains(pillIndex) ? frames[pillIndex] : nil
    pill.alpha = place == nil ? 0 : isEnabled ? 1 : 0.5
    guard let place else { return }
    let isPressed = isHighlighted && pressed == pillIndex
    pill.bounds.size = CGSize(
      width: max(0, place.width - 2 * Self.pillMargin),
      height: max(0, place.height - 2 * Self.pillMargin))
    pill.center = CGPoint(x: place.midX, y: place.midY)
    pill.layer.cornerRadius = Self.radius - Self.pillMargin
    pill.transform =
      isPressed ? CGAffineTransform(scaleX: Self.pressedScale, y: Self.pressedScale) : .identity
    pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
  }

  /// Places lines between neighbouring segments, except next to the selected one.
  private func arrangeDividers(_ frames: [CGRect]) {
    while dividers.count > max(0, frames.count - 1) { dividers.removeLast().removeFromSuperview() }
    while dividers.count < frames.count - 1 {
      let line = ControlPart(frame: .zero)
      insertSubview(line, aboveSubview: back)
      dividers.append(line)
    }
    for (index, line) in dividers.enumerated() {
      let edge = isMirrored ? frames[index].minX : frames[index].maxX
      line.place(
        CGRect(x: edge, y: bounds.midY, width: 0, height: 0).centered(Self.dividerSize))
      line.backgroundColor = .separator
      line.alpha = pillIndex == index || pillIndex == index + 1 ? 0 : 1
    }
  }

  private func styleSegments() {
    for (index, segment) in segments.enumerated() {
      var state = UIControl.State.normal
      if !isEnabled || !segment.isEnabled {
        state = .disabled
      } else if index == pillIndex {
        state = .selected
      }
      segment.view.state = state
      let isPressed = isHighlighted && index == pressed && index != pillIndex
      segment.style(
        attributes(for: state),
        alpha: state == .disabled ? Self.disabledAlpha : isPressed ? Self.pressedAlpha : 1)
    }
  }

  private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let weight: UIFont.Weight = state == .selected ? .semibold : .regular
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: weight),
      .foregroundColor: UIColor.label,
    ]
    return base.merging(titleAttributes[state] ?? [:]) { $1 }
  }

  // MARK: Tracking

  /// The segment under the touch.
  private var pressed = noSegment
  /// The index of the segment that has the selection shape behind it. During a drag, this may
  /// differ from the selected segment.
  private var shown = noSegment
  private var carriesPill = false

  private var pillIndex: Int { isMomentary ? isTracking ? pressed : Self.noSegment : shown }

  private func index(at point: CGPoint) -> Int {
    let x = min(max(point.x, 0), max(0, bounds.width - 0.001))
    let index = frames.firstIndex { $0.minX <= x && x < $0.maxX } ?? Self.noSegment
    return segments.indices.contains(index) && segments[index].isEnabled
      ? index : Self.noSegment
  }

  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { move(animated: true) } }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = index(at: touch.location(in: self))
    guard pressed != Self.noSegment else { return false }
    carriesPill = pressed == selected && !isMomentary
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let now = index(at: touch.location(in: self))
    if now != pressed {
      pressed = now
      if carriesPill, now != Self.noSegment { shown = now }
      move(animated: true)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let chosen = carriesPill ? shown : pressed
    pressed = Self.noSegment
    carriesPill = false
    guard isTouchInside, segments.indices.contains(chosen), chosen != selected || isMomentary
    else { return select(selected, animated: true) }
    select(chosen, animated: true)
    if let action = segments[chosen].action { sendAction(action) }
    tellValueChanged(with: event)
    if isMomentary { select(Self.noSegment, animated: true) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    pressed = Self.noSegment
    carriesPill = false
    select(selected, animated: true)
  }

  override var hasTap: Bool { true }
}
