/// A press of a button. The class exists for source compatibility only; the devices of Matchcut
/// have no buttons.
@preconcurrency @MainActor
open class UIPress: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
    case tvRemoteOneTwoThree
    case tvRemoteFourColors
  }

  open internal(set) var phase = Phase.began
  open internal(set) var type = PressType.select
  /// The time of the press, in seconds of `CACurrentMediaTime`.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The key of a keyboard; nil for a press of another kind.
  open var key: UIKey? { nil }
  /// The force of the press, from 0 to 1.
  open var force: CGFloat { 0 }
}

/// A change of one or more presses. The class exists for source compatibility only, like `UIPress`.
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  open var allPresses: Set<UIPress> { [] }
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
