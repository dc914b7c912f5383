/// Recognises a gesture in touches and sends its actions to targets.
///
/// A recognizer receives the touches of its view and the view's subviews, before the views do.
/// States: possible → began → changed … → ended or cancelled (continuous), possible → ended
/// (discrete), possible → failed, which sends no action. Actions are sent after all recognizers
/// have received the event; then an ended, cancelled or failed recognizer is reset to possible and
/// receives no further events of its touches. Source: `UIGestureRecognizer.h`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, Attachable, KeyValueCoder {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The final state of a discrete gesture.
    public static let recognized = State.ended

    fileprivate var phase: CallTrace.GestureCall.Phase {
      switch self {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
    }
  }

  /// `target` is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  private var targets: [TargetAction] = []

  /// Adds a target, which is not retained; a pair that was added already is ignored.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes the matching pairs; nil matches any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// Sends the actions to the current targets, except those removed meanwhile.
  ///
  /// Stops when a target changes the state, because the new state sends its own actions.
  func sendActions() {
    targets.removeAll { $0.target == nil }
    let state = current
    for entry in targets {
      guard view != nil, current == state, let target = entry.target,
        targets.contains(where: { $0.matches(target: target, action: entry.action) })
      else { continue }
      entry.send(self)
    }
  }

  // MARK: Settings

  /// The view that the recognizer is attached to; set by `addGestureRecognizer`.
  open internal(set) weak var view: UIView? {
    didSet { if view !== oldValue { attempt?.system?.recognizerLeft(self) } }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer is enabled; true by default. Disabling it during a gesture cancels the
  /// gesture and sends its actions.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { attempt?.system?.recognizerWasDisabled(self) } }
  }

  /// Whether the views of a recognised gesture's touches receive `touchesCancelled`, just before
  /// the action. True by default.
  open var cancelsTouchesInView = true
  /// Whether views receive a touch only after this recognizer has failed; if it recognises, they
  /// never receive it. False by default.
  open var delaysTouchesBegan = false
  /// Whether views receive the end of a touch only after this recognizer has failed. True by
  /// default.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`; all
  /// by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that the recognizer receives; all by default.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Whether all touches of a gesture must have one type; true by default.
  open var requiresExclusiveTouchType = true
  /// A name for debugging; nil by default.
  open var name: String?

  // MARK: State

  /// The state; subclasses set it as the gesture develops. Illegal changes are ignored. Leaving
  /// possible has to be granted, and may have to wait until other recognizers fail.
  open var state: State {
    get { current }
    set { attempt?.system?.recognizer(self, asksFor: newValue) }
  }

  /// The stored state; `state` may be overridden.
  private(set) var current = State.possible
  /// The current attempt, from the first touch until the reset; nil while idle.
  var attempt: GestureAttempt?
  /// The time at which `deadlinePassed` is called, in seconds; nil if no deadline is set.
  var deadline: Double?

  /// Called at `deadline`; does nothing by default.
  func deadlinePassed() {}

  /// The progress of a continuous gesture, for the trace; nil for discrete ones.
  var measure: CallTrace.GestureCall.Measure? { nil }

  // MARK: For subclasses. Each does nothing by default.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to possible.
  open func reset() {}

  /// Stops receiving `touch`, which is not part of the gesture: its view still receives it if this
  /// recognizer recognises, and recognizers that share it are not excluded because of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt?.touches.removeAll { $0 === touch }
    attempt?.seen.removeAll { $0 === touch }
    touch.followers.removeAll { $0 === self }
  }

  // These are called in addition to the delegate's methods: a recognizer's own rules apply to all
  // its uses.

  /// Whether recognition by this recognizer makes `preventedGestureRecognizer` fail; true by
  /// default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether recognition by `preventingGestureRecognizer` makes this recognizer fail; true by
  /// default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits until the other fails; called once per attempt, false by
  /// default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other recognizer waits until this one fails; called once per attempt, false by
  /// default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether the recognizer receives touches of `event`; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Failure requirements

  private var requirements: [WeakRecognizer] = []

  /// Makes this recognizer wait until `otherGestureRecognizer` has failed, and fail if it
  /// recognises.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  func waitsAlways(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: Location

  /// The number of the gesture's touches that are down.
  open var numberOfTouches: Int { liveTouches.count }

  /// The centre of the gesture's touches, in `view`'s coordinates; nil for the window's.
  open func location(in view: UIView?) -> CGPoint {
    isMeasured(in: view, .place)
    let point = centre ?? .zero
    guard let view else { return point }
    return view.convert(point, from: attempt?.seen.last?.window ?? self.view?.window)
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = liveTouches
    guard touches.indices.contains(touchIndex) else {
      UIKitLog.raise(
        "NSRangeException",
        "-[UIGestureRecognizer locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(touches.count)).")
    }
    return touches[touchIndex].location(in: view)
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)); state = \(current)>" }
  }

  // MARK: Moves

  /// The state after a request; nil for an illegal one.
  static func state(after state: State, asked: State) -> State? {
    switch (state, asked) {
    case (.possible, .began), (.possible, .ended): asked
    case (.possible, .failed), (.possible, .cancelled): .failed
    case (.began, .changed), (.changed, .changed): .changed
    case (.began, .ended), (.changed, .ended): .ended
    case (.began, .cancelled), (.changed, .cancelled): .cancelled
    case (.began, .failed), (.changed, .failed): .cancelled
    default: nil
    }
  }

  /// Enters a state that has been granted; returns false if nothing changes.
  ///
  /// Targets receive `began` before `changed`, even if both result from one event. A gesture whose
  /// `began` has not been sent yet fails instead of being cancelled.
  func enter(_ state: State, because reason: String? = nil) -> Bool {
    let isUnheard = current == .began && attempt?.isKnown == false
    if isUnheard, state == .changed { return false }
    let state = isUnheard && state == .cancelled ? .failed : state
    KeyValueObserving.change(self, "state") { current = state }
    attempt?.wish = nil
    CallTrace.note(
      .gesture, self,
      .gesture(.became(state.phase, hasRecognized ? measure : nil, because: reason)))
    return true
  }

  /// Ends the attempt and resets the recognizer to possible.
  func endAttempt() {
    for touch in attempt?.seen ?? [] { touch.followers.removeAll { $0 === self } }
    attempt = nil
    deadline = nil
    current = .possible
    reset()
  }

  // MARK: Keys: members of `NSObject` on iOS

  /// The property's value, numbers as `NSNumber`; a key that the class has not raises.
  open func value(forKey key: String) -> Any? { KeyValueCoding.standardValue(key, of: self) }
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.standardSet(value, key, of: self)
  }
  /// Raises by default.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUndefined(key, of: self, "valueForUndefinedKey:")
  }
  /// Raises by default.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUndefined(key, of: self, "setValue:forUndefinedKey:")
  }
  /// Raises by default.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, path: keyPath, of: self)
  }
  /// Told of changes of what this object observes; raises by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.raiseUnhandled(self, keyPath, object, change, context) }
}

/// The data of a recognizer's current attempt, shared with the touch system.
@MainActor
struct GestureAttempt {
  weak var system: (any TouchSystem)?
  /// The touches of the gesture, in the order they landed, including those that ended in this
  /// event.
  var touches: [UITouch] = []
  /// All touches of this attempt.
  var seen: [UITouch] = []
  /// The requested state that has not been granted yet.
  var wish: UIGestureRecognizer.State?
  /// The name of the last recognizer that the request had to wait for.
  var awaited: ObjectName?
  /// The result of `shouldBegin`, once called.
  var mayBegin: Bool?
  /// The results about waiting for other recognizers, once called.
  var waits: [(other: WeakRecognizer, answer: Bool)] = []
  /// Whether the targets have received an action of this gesture.
  var isKnown = false
  var lastCentre: CGPoint?
}

/// A read of a recognizer's location, translation or velocity in a view's coordinates.
package struct GestureMeasured: EngineEvent {
  package enum Measure: Sendable { case place, way, velocity }

  package let recognizer: UIGestureRecognizer
  package let view: UIView
  package let measure: Measure
}

extension UIGestureRecognizer {
  /// Reports the read, except for the window's coordinates, which do not move.
  func isMeasured(in view: UIView?, _ measure: GestureMeasured.Measure) {
    guard let view else { return }
    World.current.tell(GestureMeasured(recognizer: self, view: view, measure: measure))
  }
}

extension UIGestureRecognizer {
  var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
  /// Whether the gesture was recognised: began, changed or ended.
  var hasRecognized: Bool { current == .began || current == .changed || current == .ended }

  func follows(_ touch: UITouch) -> Bool {
    attempt?.touches.contains { $0 === touch } ?? false
  }

  /// The touches that are down, in the order they landed.
  var liveTouches: [UITouch] { attempt?.touches.filter { !$0.isLifted } ?? [] }

  /// The centre of the touches that are down, or else of those that just ended.
  var centre: CGPoint? {
    let live = liveTouches
    return Self.centre(of: live.isEmpty ? attempt?.touches ?? [] : live) ?? attempt?.lastCentre
  }

  /// In the window's coordinates; nil without touches.
  static func centre(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.point.x } / count,
      y: touches.reduce(0) { $0 + $1.point.y } / count)
  }
}

@MainActor
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
