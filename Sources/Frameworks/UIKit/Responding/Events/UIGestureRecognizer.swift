/// Recognises a gesture in touches and sends its actions to targets.
///
/// A recognizer receives the touches in its view and the view's subviews, before the views receive
/// them. A continuous gesture has the states possible → began → changed … → ended or cancelled. A
/// discrete gesture has the states possible → ended. A recognizer that fails changes from possible
/// to failed and does not send an action. Actions are sent after all recognizers have received the
/// event. After all actions have been sent, a recognizer that has ended, failed or been cancelled
/// is reset to possible and does not receive further events of its touches. Source:
/// `UIGestureRecognizer.h`.
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

  /// Creates a recognizer with one target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }
  public convenience override init() { self.init(target: nil, action: nil) }
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  // MARK: Targets

  private var targets: [TargetAction] = []

  /// Adds a target, which is not retained. Does nothing if this pair of target and action was
  /// already added.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes the matching pairs of target and action. A nil argument matches any target or action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// Sends the actions to the current targets, except to targets that are removed while this method
  /// runs.
  ///
  /// If a target changes the recognizer's state, the other targets get no action for the old state:
  /// the change sends the actions for the new one.
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

  /// The view to which the recognizer is attached. `addGestureRecognizer` sets it.
  open internal(set) weak var view: UIView? {
    didSet { if view !== oldValue { attempt?.system?.recognizerLeft(self) } }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer is enabled; true by default. Disabling the recognizer during a gesture
  /// cancels the gesture and sends its actions.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { attempt?.system?.recognizerWasDisabled(self) } }
  }

  /// Whether the views of a recognised gesture's touches receive `touchesCancelled` just before the
  /// action is sent; true by default.
  open var cancelsTouchesInView = true
  /// Whether views receive a touch only after this recognizer has failed; false by default. If the
  /// gesture is recognised, the views never receive the touch.
  open var delaysTouchesBegan = false
  /// Whether views receive the end of a touch only after this recognizer has failed; true by
  /// default.
  open var delaysTouchesEnded = true
  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`; all
  /// types by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of presses that the recognizer receives; all types by default.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Whether all touches of a gesture must have the same type; true by default.
  open var requiresExclusiveTouchType = true
  /// A name for debugging; nil by default.
  open var name: String?

  // MARK: State

  /// The state, which subclasses set as the gesture progresses. Illegal changes are ignored. A
  /// change from `.possible` may be refused, or may have to wait until other recognizers have
  /// failed.
  open var state: State {
    get { current }
    set { attempt?.system?.recognizer(self, asksFor: newValue) }
  }

  /// The stored state. The stored property exists because subclasses may override `state`.
  private(set) var current = State.possible
  /// The current attempt, from the first touch until the reset; nil if there is none.
  var attempt: GestureAttempt?
  /// The time at which `deadlinePassed` is called, in seconds; nil if no deadline is set.
  var deadline: Double?

  /// Called at `deadline`; does nothing by default.
  func deadlinePassed() {}

  /// The progress of a continuous gesture, for the trace; nil for discrete gestures.
  func measure(withVelocity: Bool) -> CallTrace.GestureCall.Measure? { nil }

  // MARK: Methods for subclasses, which do nothing by default

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to the state `.possible`.
  open func reset() {}

  /// Stops receiving `touch`, which is not part of the gesture. The touch's view continues to
  /// receive the touch even if this recognizer recognises its gesture. A recognizer that shares
  /// only the ignored touch with this recognizer does not fail when this recognizer recognises its
  /// gesture.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt?.touches.removeAll { $0 === touch }
    attempt?.seen.removeAll { $0 === touch }
    touch.followers.removeAll { $0 === self }
  }

  // The following methods are called in addition to the delegate's methods. They contain the rules
  // of the recognizer's class. These rules apply to all recognizers of the class, whatever the
  // delegates return.

  /// Whether recognition by this recognizer makes `preventedGestureRecognizer` fail; true by
  /// default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether recognition by `preventingGestureRecognizer` makes this recognizer fail; true by
  /// default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recognizer waits until `otherGestureRecognizer` fails; false by default. Called
  /// once per attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether `otherGestureRecognizer` waits until this recognizer fails; false by default. Called
  /// once per attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether the recognizer receives touches of `event`; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Failure requirements

  private var requirements: [WeakRecognizer] = []

  /// Makes this recognizer wait until `otherGestureRecognizer` has failed. If
  /// `otherGestureRecognizer` recognises its gesture, this recognizer fails.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  func waitsAlways(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: Location

  /// The number of touches that belong to the gesture and are down.
  open var numberOfTouches: Int { liveTouches.count }

  /// The centre of the gesture's touches in `view`'s coordinate system or, if `view` is nil, in the
  /// window's.
  open func location(in view: UIView?) -> CGPoint {
    isMeasured(in: view, .location)
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

  // MARK: State changes

  /// The state that follows `state` if `asked` is requested; nil if the request is illegal.
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

  /// Enters a state that the touch system has granted. Returns false if the state does not change.
  ///
  /// Targets receive `.began` before `.changed`, even if one event causes both states. If a gesture
  /// is cancelled before its targets have received `.began`, its state becomes `.failed`.
  func enter(_ state: State, because reason: String? = nil) -> Bool {
    let isUnreported = current == .began && attempt?.isKnown == false
    if isUnreported, state == .changed { return false }
    let state = isUnreported && state == .cancelled ? .failed : state
    KeyValueObserving.change(self, "state") { current = state }
    attempt?.requestedState = nil
    CallTrace.note(
      .gesture, self,
      .gesture(
        .became(
          state.phase, hasRecognized ? measure(withVelocity: state == .ended) : nil,
          because: reason)))
    return true
  }

  /// Requests the state `.failed`. The trace contains the reason.
  func fail(_ failure: GestureFailure) {
    attempt?.failure = failure
    state = .failed
  }

  /// Fails when the last touch is lifted: because the recognizer waited for another one, because
  /// there were fewer touches than `number`, or else because of `failure`.
  func failAtLift(fewerThan number: Int, _ failure: GestureFailure) {
    let count = attempt?.seen.count ?? 0
    if attempt?.requestedState != nil {
      fail(.waited)
    } else {
      fail(count < number ? .touches(count, expected: number) : failure)
    }
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

  /// The property's value; numbers are returned as `NSNumber`. Raises an exception if the class
  /// does not have this key.
  open func value(forKey key: String) -> Any? { KeyValueCoding.standardValue(key, of: self) }
  open func setValue(_ value: Any?, forKey key: String) {
    KeyValueCoding.standardSet(value, key, of: self)
  }
  /// Raises an exception by default.
  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.raiseUndefined(key, of: self, "valueForUndefinedKey:")
  }
  /// Raises an exception by default.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.raiseUndefined(key, of: self, "setValue:forUndefinedKey:")
  }
  /// Raises an exception by default.
  open func setNilValueForKey(_ key: String) { KeyValueCoding.raiseNil(key, of: self) }
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyValueCoding.value(path: keyPath, of: self)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, path: keyPath, of: self)
  }
  /// Called when a property that this object observes has changed. Raises an exception by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { KeyValueObserving.raiseUnhandled(self, keyPath, object, change, context) }
}

/// The data of a recognizer's current attempt, shared with the touch system.
@MainActor
struct GestureAttempt {
  weak var system: (any TouchSystem)?
  /// The touches of the gesture, in the order in which they began, including those that have ended
  /// in this event.
  var touches: [UITouch] = []
  /// All touches that the recognizer has received in this attempt.
  var seen: [UITouch] = []
  /// The requested state that has not been granted yet.
  var requestedState: UIGestureRecognizer.State?
  /// Why the recognizer itself requests the state `.failed`; nil if it has not, or if the app's
  /// subclass has not said why.
  var failure: GestureFailure?
  /// The name of the other recognizer for which the request `requestedState` most recently had to
  /// wait.
  var awaited: ObjectName?
  /// The result of `gestureRecognizerShouldBegin`; nil before it has been called.
  var mayBegin: Bool?
  /// For each other recognizer that the delegates were asked about: whether this recognizer waits
  /// for that recognizer.
  var waits: [(other: WeakRecognizer, answer: Bool)] = []
  /// Whether the targets have received an action of this gesture.
  var isKnown = false
  var lastCentre: CGPoint?
}

/// Reports that a recognizer's location, translation or velocity was read in a view's coordinate
/// system.
package struct GestureMeasured: EngineEvent {
  package enum Measure: Sendable { case location, translation, velocity }

  package let recognizer: UIGestureRecognizer
  package let view: UIView
  package let measure: Measure
}

extension UIGestureRecognizer {
  /// Reports that the recognizer's location, translation or velocity was read in the coordinate
  /// system of `view`. If `view` is nil, the value is in the window's coordinate system and is not
  /// reported, because the window does not move.
  func isMeasured(in view: UIView?, _ measure: GestureMeasured.Measure) {
    guard let view else { return }
    World.current.tell(GestureMeasured(recognizer: self, view: view, measure: measure))
  }
}

extension UIGestureRecognizer {
  var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
  /// Whether the gesture has been recognised: its state is `.began`, `.changed` or `.ended`.
  var hasRecognized: Bool { current == .began || current == .changed || current == .ended }

  func follows(_ touch: UITouch) -> Bool {
    attempt?.touches.contains { $0 === touch } ?? false
  }

  /// The touches that are down, in the order in which they began.
  var liveTouches: [UITouch] { attempt?.touches.filter { !$0.isLifted } ?? [] }

  /// The centre of the touches that are down. If no touches are down, the result is the centre of
  /// the touches that have just ended.
  var centre: CGPoint? {
    let live = liveTouches
    return Self.centre(of: live.isEmpty ? attempt?.touches ?? [] : live) ?? attempt?.lastCentre
  }

  /// The centre of the touches, in the window's coordinate system; nil if there are none.
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
