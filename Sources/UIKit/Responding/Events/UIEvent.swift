/// The touches of one moment.
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
  /// When it happened, in seconds of `CACurrentMediaTime`.
  open internal(set) var timestamp: TimeInterval = 0

  /// Every finger on the screen, also those that did not change; ordered by finger.
  var touches: [UITouch] = []
  /// Those that did change at this moment, in the same order.
  var changedTouches: [UITouch] = []
  /// Carries the event to recognizers and views once the window lets it pass.
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

  /// The virtual finger reports nothing between two events: the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}

/// Brings events to the recognizers and views of a window, judges what recognizers ask for and
/// carries out what follows. Declared below what adopts it.
@MainActor
protocol TouchSystem: AnyObject {
  func deliver(_ event: UIEvent, in window: UIWindow)
  func recognizerAsks(_ recognizer: UIGestureRecognizer)
  func recognizerMoved(_ recognizer: UIGestureRecognizer)
  func recognizerWasDisabled(_ recognizer: UIGestureRecognizer)
  func recognizerLeft(_ recognizer: UIGestureRecognizer)
  /// Called when `state` is set outside event delivery, so that actions are still sent.
  func stateWasSet(on recognizer: UIGestureRecognizer)
}
