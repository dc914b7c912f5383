/// Turns touches into one recognised gesture and tells its targets.
///
/// A recognizer sees the touches that land in its view and the view's subviews, before the
/// views do. States: possible → began → changed … → ended or cancelled (continuous), possible →
/// ended (discrete), possible → failed, which sends no action. Actions go out once all
/// recognizers have seen the event; then an ended, cancelled or failed recognizer is reset to
/// possible and hears no more of the touches it followed. Source: `UIGestureRecognizer.h`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, Attachable, KeyValueCoder {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// How a discrete gesture ends.
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
  public init?(coder: NSCoder) { super.init() }

  // MARK: Targets

  private var targets: [TargetAction] = []

  /// Adds a target, which is not retained; the same pair again does nothing.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target: target, action: action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  /// Removes what matches; nil matches any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target: target, action: action) }
  }

  /// Tells the targets of now, skipping those that an earlier one removes.
  ///
  /// Stops where one of them changes the state: that has actions of its own.
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

  /// The view the recognizer is attached to; set by `addGestureRecognizer`.
  open internal(set) weak var view: UIView? {
    didSet { if view !== oldValue { attempt?.system?.recognizerLeft(self) } }
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// True by default. Switched off in the middle of a gesture, the gesture is cancelled and its
  /// targets hear of it.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { attempt?.system?.recognizerWasDisabled(self) } }
  }

  /// Views stop receiving the touches of a recognised gesture: they get `touchesCancelled` just
  /// before the action. True by default.
  open var cancelsTouchesInView = true
  /// Views receive a touch only after this recognizer failed on it; where it recognises, they
  /// never hear of what was held back. False by default.
  open var delaysTouchesBegan = false
  /// Views hear of a lift only after this recognizer failed. True by default.
  open var delaysTouchesEnded = true
  /// The types of touch it receives, by raw value of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The types of button it receives; all by default.
  open var allowedPressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
  /// Whether touches of one type only take part in a gesture; true by default.
  open var requiresExclusiveTouchType = true
  /// A name for debugging; nil by default.
  open var name: String?

  // MARK: State

  /// Subclasses set it as the gesture develops. A move that the state machine does not know is
  /// ignored; leaving possible has to be granted, and may have to wait for others to fail.
  open var state: State {
    get { current }
    set { ask(for: newValue) }
  }

  /// The state itself; `state` may be overridden.
  private(set) var current = State.possible
  /// Set from the first touch until the reset after the gesture; nil while idle.
  var attempt: GestureAttempt?
  /// When `deadlinePassed` is due, in seconds; only while touches or taps are awaited.
  var deadline: Double?

  /// Called at `deadline`; does nothing by default.
  func deadlinePassed() {}

  /// How far a continuous gesture has come, for the trace; nil for discrete ones.
  var measure: CallTrace.GestureCall.Measure? { nil }

  // MARK: For subclasses. Each does nothing by default.

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recognizer returns to possible.
  open func reset() {}

  /// Stops following `touch`, which is no part of the gesture: it still reaches its view, also
  /// after this one recognises, and others that follow it are not excluded because of it.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt?.touches.removeAll { $0 === touch }
    attempt?.seen.removeAll { $0 === touch }
    touch.followers.removeAll { $0 === self }
  }

  // Each is asked besides the delegate: a recognizer's own rules hold for all its uses.

  /// Whether this one, once recognised, makes `preventedGestureRecognizer` fail; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether `preventingGestureRecognizer`, once recognised, makes this one fail; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one waits until the other fails; asked once an attempt, false by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other waits until this one fails; asked once an attempt, false by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Whether the recognizer wants any touch of `event`; true by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Dependence

  private var requirements: [WeakRecognizer] = []

  /// This one recognises only after `otherGestureRecognizer` failed, and fails when it recognises.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.removeAll { $0.recognizer == nil }
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  func waitsAlways(for other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other }
  }

  // MARK: Place

  /// Fingers the gesture uses that are still down.
  open var numberOfTouches: Int { liveTouches.count }

  /// The centre of the gesture's touches, in `view`'s coordinates; nil: the window's.
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

  /// Where a request leads from a state; nil where it leads nowhere.
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

  private func ask(for asked: State) {
    guard let attempt, let next = Self.state(after: current, asked: asked) else { return }
    if next == .began || (current == .possible && next == .ended) {
      // One that waits already is judged again when somebody fails, not at every move.
      if attempt.awaited != nil, attempt.wish == next { return }
      self.attempt?.wish = next
      attempt.system?.recognizerAsks(self)
    } else {
      enter(next)
    }
    attempt.system?.stateWasSet(on: self)
  }

  /// Takes a state that has been granted.
  ///
  /// Targets hear that a gesture began before they hear that it changed, though both happen at
  /// one event; and a beginning that they have not heard of is not cancelled but undone.
  func enter(_ state: State, because reason: String? = nil) {
    let isUnheard = current == .began && attempt?.isKnown == false
    if isUnheard, state == .changed { return }
    let state = isUnheard && state == .cancelled ? .failed : state
    KeyValueObserving.change(self, "state") { current = state }
    attempt?.wish = nil
    CallTrace.note(
      .gesture, self,
      .gesture(.became(state.phase, hasRecognized ? measure : nil, because: reason)))
    attempt?.system?.recognizerMoved(self)
  }

  /// Back to possible and idle.
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

/// What a recognizer and the touch system know of the gesture that may be under way.
@MainActor
struct GestureAttempt {
  weak var system: (any TouchSystem)?
  /// Followed now, in the order they landed; those that lifted at this event are still here.
  var touches: [UITouch] = []
  /// Every touch of this attempt.
  var seen: [UITouch] = []
  /// The state the recognizer asked for and waits for.
  var wish: UIGestureRecognizer.State?
  /// The name of the last recognizer that the wish had to wait for.
  var awaited: ObjectName?
  /// The answer of `shouldBegin`, once asked.
  var mayBegin: Bool?
  /// Answers about waiting for other recognizers, once asked.
  var waits: [(other: WeakRecognizer, answer: Bool)] = []
  /// Whether the targets have heard of this gesture.
  var isKnown = false
  var lastCentre: CGPoint?
}

/// A recognizer is asked for a measure in the coordinates of a view.
package struct GestureMeasured: EngineEvent {
  package enum Measure: Sendable { case place, way, velocity }

  package let recognizer: UIGestureRecognizer
  package let view: UIView
  package let measure: Measure
}

extension UIGestureRecognizer {
  /// The window's coordinates, which do not move, are not worth a word.
  func isMeasured(in view: UIView?, _ measure: GestureMeasured.Measure) {
    guard let view else { return }
    World.current.tell(GestureMeasured(recognizer: self, view: view, measure: measure))
  }
}

extension UIGestureRecognizer {
  var isOver: Bool { current == .ended || current == .cancelled || current == .failed }
  /// Under way or over: the others have to reckon with it.
  var hasRecognized: Bool { current == .began || current == .changed || current == .ended }

  func follows(_ touch: UITouch) -> Bool {
    attempt?.touches.contains { $0 === touch } ?? false
  }

  /// In the order they landed.
  var liveTouches: [UITouch] { attempt?.touches.filter { !$0.isLifted } ?? [] }

  /// The centre of the touches that are down, or else of those that just lifted.
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
