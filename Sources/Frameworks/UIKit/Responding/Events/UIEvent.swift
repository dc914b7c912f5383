/// A change of one or more touches at one time.
@preconcurrency @MainActor
open class UIEvent: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none, motionShake
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  /// The time of the event, in seconds of `CACurrentMediaTime`.
  open internal(set) var timestamp: TimeInterval = 0

  /// All current touches, including those that have not changed, in the order of the finger
  /// numbers.
  var touches: [UITouch] = []
  /// The touches that have changed in this event, in the order of the finger numbers.
  var changedTouches: [UITouch] = []
  /// The touch system, which delivers the event to recognizers and views when the window forwards
  /// it.
  var system: (any TouchSystem)?

  open var allTouches: Set<UITouch>? { Set(touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(touches.filter { $0.window === window })
  }
  open func touches(for view: UIView) -> Set<UITouch>? {
    Set(touches.filter { $0.view === view })
  }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(touches.filter { gesture.follows($0) })
  }

  /// Returns only `touch`, because each location is delivered in an event of its own; nil if `touch`
  /// does not belong to this event (Documentation/Facts, I.16).
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains { $0 === touch } ? [touch] : nil
  }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// Delivers events to the recognizers and views of a window, and determines what happens when a
/// recognizer's state is set. The conforming type is in a folder that depends on this folder.
@MainActor
protocol TouchSystem: AnyObject {
  func deliver(_ event: UIEvent, in window: UIWindow)
  /// Called when an app or a recognizer sets `state`. The touch system either changes the state, or
  /// makes the recognizer wait, or makes it fail.
  func recognizer(_ recognizer: UIGestureRecognizer, asksFor state: UIGestureRecognizer.State)
  func recognizerWasDisabled(_ recognizer: UIGestureRecognizer)
  func recognizerLeft(_ recognizer: UIGestureRecognizer)
}
