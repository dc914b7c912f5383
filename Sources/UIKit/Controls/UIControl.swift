/// A view that turns touches into events and tells its targets.
///
/// One finger at a time is tracked. While it stays within 70 points of the control it counts as
/// inside (named default, unverified), and a lift there is `touchUpInside`.
@preconcurrency @MainActor
open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `primaryAction` runs at `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// How far around the control a tracked finger still counts as inside, in points.
  static let dragSlop: CGFloat = 70

  // MARK: State

  /// True by default. A disabled control takes touches and does nothing with them.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(with: nil) }
      setNeedsLayout()
    }
  }
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsLayout() } }
  }
  /// Set while a tracked finger is inside.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsLayout() } }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// With leading and trailing resolved for left-to-right text.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case let other: other
    }
  }

  // MARK: Targets

  private var handlers = ControlHandlers<Event>()

  /// Adds a target, which is not retained; nil: the first responder in the chain that has the
  /// action. The action may take no argument, the sender, or the sender and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target, action, controlEvents)
  }

  /// Removes what matches; a target or action of nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target, action, controlEvents)
  }

  /// Adds a closure; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.add(action, controlEvents)
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    handlers.remove(action.identifier, controlEvents)
  }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    handlers.remove(actionIdentifier, controlEvents)
  }

  /// The living targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.entries.compactMap { entry in
        guard case .selector(let target, _) = entry.kind else { return nil }
        return target.map { $0.object as? NSObject } ?? NSNull()
      })
  }

  open var allControlEvents: Event { handlers.entries.reduce([]) { $0.union($1.events) } }

  /// The names of the actions for one event; nil when there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = handlers.entries.compactMap { entry -> String? in
      guard case .selector(let theirs, let action) = entry.kind, theirs?.object === object,
        !entry.events.isDisjoint(with: controlEvent)
      else { return nil }
      return action.description
    }
    return names.isEmpty ? nil : names
  }

  /// Runs what is registered for any of `controlEvents`, in the order it was added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Runs one action; the place to watch or change what a control sends.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard target == nil else {
      return TargetAction(target: target, action: action).send(self, event)
    }
    var responder: UIResponder? = self
    while let here = responder {
      if action.perform(on: here, self, event) { return }
      responder = here.next
    }
  }

  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(by: self)
  }

  private func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for entry in handlers.entries where !entry.events.isDisjoint(with: controlEvents) {
      guard handlers.contains(number: entry.number) else { continue }
      switch entry.kind {
      case .action(let action): sendAction(action)
      case .selector(nil, let action): sendAction(action, to: nil, for: event)
      case .selector(let target?, let action):
        guard let object = target.object else { continue }
        sendAction(action, to: object, for: event)
      }
    }
  }

  // MARK: Tracking

  open private(set) var isTracking = false
  /// Whether the tracked finger is inside, with the slop.
  open private(set) var isTouchInside = false
  private var trackedTouch: UITouch?

  /// What a lift inside sends; subclasses that are buttons add their primary action.
  var liftEvents: Event { .touchUpInside }

  /// A finger landed; false ends tracking at once.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; false ends tracking.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger lifted, or tracking ended by itself.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The touch was taken away; `event` is nil when not by a touch event.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return letGo() }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking, trackedTouch != nil else {
      endTracking(touch, with: event)
      return letGo()
    }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    guard trackedTouch === touch else { return }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    let events = isTouchInside ? liftEvents : .touchUpOutside
    endTracking(touch, with: event)
    letGo()
    sendActions(for: events, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { stopTracking(with: nil) }
  }

  /// A plain tap of a recognizer further up does not take a control's own tap away.
  ///
  /// As UIKit's rule for controls with a default action; here for every enabled control that
  /// has something registered for a tap.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.dragSlop, dy: -Self.dragSlop).contains(touch.location(in: self))
  }

  private func stopTracking(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    cancelTracking(with: event)
    letGo()
  }

  private func letGo() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}

extension UIControl {
  /// What can happen to a control. The bits are those of `UIControl.h`.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger landed in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger landed for a second or later tap in a row.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was taken away, by a gesture or by the system.
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is at the moment. The bits are those of `UIControl.h`.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
