import CDeviceRuntime

/// A view that converts touches to events and sends the events to its targets.
///
/// A control tracks one touch at a time. A touch within 70 points of the control counts as inside,
/// and sends `touchUpInside` if it ends there. The distance of 70 points is a default of Matchcut
/// and unverified.
@preconcurrency @MainActor
open class UIControl: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// The accessibility trait that identifies the kind of control; none by default.
  var kindOfControl: UIAccessibilityTraits { .none }
  /// Controls of a known kind are elements. An app's own control is not (facts M.19).
  override var standardIsElement: Bool { !kindOfControl.isEmpty }
  override var standardTraits: UIAccessibilityTraits {
    var traits = kindOfControl
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that runs `primaryAction` for the event `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The distance around the control in which a tracked touch counts as inside, in points.
  static let dragSlop: CGFloat = 70

  // MARK: State

  /// Whether the control is enabled; true by default. A disabled control receives touches and
  /// ignores them.
  open var isEnabled = true {
    willSet { KeyValueObserving.willChange(self, "enabled") }
    didSet {
      defer { KeyValueObserving.didChange(self, "enabled") }
      guard isEnabled != oldValue else { return }
      if !isEnabled { stopTracking(with: nil) }
      setNeedsLayout()
    }
  }
  open var isSelected = false {
    willSet { KeyValueObserving.willChange(self, "selected") }
    didSet {
      if isSelected != oldValue { setNeedsLayout() }
      KeyValueObserving.didChange(self, "selected")
    }
  }
  /// Whether the control is highlighted. A control is highlighted while a tracked touch is inside
  /// it.
  open var isHighlighted = false {
    willSet { KeyValueObserving.willChange(self, "highlighted") }
    didSet {
      if isHighlighted != oldValue { setNeedsLayout() }
      KeyValueObserving.didChange(self, "highlighted")
    }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content; `.center` by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment of the content; `.center` by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// The horizontal alignment, with leading and trailing converted to left and right according to
  /// the reading direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case let other: other
    }
  }
  /// Whether the leading edge is at the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Targets

  private var handlers = ControlHandlers<Event>()

  /// Adds a target, which is not retained. If the target is nil, the action is sent to the nearest
  /// object in the responder chain that implements it. The action method has no parameters, a
  /// parameter for the sender, or parameters for the sender and the event.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    handlers.add(target, action, controlEvents)
  }

  /// Removes the targets and actions that match the arguments. A target or action that is nil
  /// matches any target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers.remove(target, action, controlEvents)
  }

  /// Adds an action. If the control already has an action with the same identifier, the new action
  /// replaces it.
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

  /// The targets that were added. `NSNull` represents the responder chain.
  open var allTargets: Set<AnyHashable> {
    Set(
      handlers.entries.compactMap { entry in
        guard case .selector(let target, _) = entry.kind else { return nil }
        return target.map { $0.object as? NSObject } ?? NSNull()
      })
  }

  open var allControlEvents: Event { handlers.entries.reduce([]) { $0.union($1.events) } }

  /// The names of the actions for one event; nil if there are none.
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

  /// Runs all actions for any of `controlEvents`, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  /// Runs one action. Override this method to observe or change the actions of a control.
  ///
  /// If there is no event but the action's method has a parameter for it, the method receives an
  /// event without touches. On iOS the action's method receives nil instead of an event.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if methods_are_exchanged(), ran("sendAction:to:forEvent:", action, target, event) { return }
    deliver(action, to: target, for: event)
  }
  final func deliver(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let insteadOfNil = event == nil ? UIEvent() : nil
    guard target == nil else {
      return TargetAction(target: target, action: action).send(
        self, event, insteadOfNil: insteadOfNil)
    }
    _ = firstInChain { action.send(to: $0, self, event, insteadOfNil: insteadOfNil) }
  }

  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(by: self)
  }

  /// Runs the primary action, as if the user had triggered it.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Calls `iterator` for each target and action, in the order in which they were added. `iterator`
  /// receives either an action or a target and a selector, then the events, and a flag that stops
  /// the iteration.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in handlers.entries where !stops {
      switch entry.kind {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .selector(let target, let action):
        iterator(nil, (target?.object, action), entry.events, &stops)
      }
    }
  }

  /// Sends `valueChanged` once after the user has changed the value. Handlers of the primary action
  /// are called as well (`unverified`: that controls with a value send both events).
  func tellValueChanged(with event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Whether the control's primary action is to show its menu. The value is stored, but has no
  /// effect, because menus do not open in Matchcut.
  open var showsMenuAsPrimaryAction = false
  /// Whether the control opens a context menu. The value is stored, but has no effect, because
  /// menus do not open in Matchcut.
  open var isContextMenuInteractionEnabled = false
  /// The text of a tool tip. The text is stored, but has no effect, because Matchcut has no
  /// pointer.
  open var toolTip: String?

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
  /// Whether the tracked touch is inside the control or the area around it.
  open private(set) var isTouchInside = false
  private var trackedTouch: UITouch?

  /// The events that are sent when a touch ends inside the control. Subclasses that are buttons add
  /// their primary action.
  var liftEvents: Event { .touchUpInside }

  /// Called when a touch begins. If this method returns false, tracking ends immediately.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch moves. If this method returns false, tracking ends.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the touch has ended or `continueTracking` has ended tracking.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is cancelled. `event` is nil if something other than a touch event
  /// cancels the tracking.
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

  /// Prevents an ancestor's recognizer for single taps from handling a tap on the control.
  ///
  /// UIKit applies this rule to controls that have a default action. Matchcut applies this rule to
  /// every enabled control that handles taps.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return !hasTap
  }

  /// Whether the control handles taps.
  var hasTap: Bool {
    !allControlEvents.isDisjoint(with: [.touchUpInside, .primaryActionTriggered])
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

// MARK: Exchanged implementations

extension UIControl {
  private func ran<each A>(_ name: String, _ arguments: repeat each A) -> Bool {
    ExchangedMethods.ran(name, of: UIControl.self, self, repeat each arguments)
  }
}
