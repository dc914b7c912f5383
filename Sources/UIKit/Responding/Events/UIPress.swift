/// A press of a button, for source compatibility: the virtual device has no buttons.
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
  /// In seconds of `CACurrentMediaTime`.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// From 0 to 1.
  open var force: CGFloat { 0 }
}
