/// One contact of a finger with the screen. A touch begins when the finger touches the screen, and
/// ends when the finger is lifted.
///
/// One `UITouch` object represents a contact until its end. The touch's phase, time and location
/// change with each event. The window and view of a touch are those in which the contact began.
@preconcurrency @MainActor
open class UITouch: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    /// Phases of a pointer over a view, which a touch of the screen never has.
    case regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  open internal(set) var phase = Phase.began
  /// The time of the last phase change, in seconds of `CACurrentMediaTime`.
  open internal(set) var timestamp: TimeInterval = 0
  /// The number of consecutive taps that have been made up to and including this touch; 1 for the
  /// first tap.
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }

  /// The view in which the touch began.
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?
  /// The recognizers that receive this touch, starting with those of the deepest view; nil if there
  /// are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers.isEmpty ? nil : followers }

  /// The force of the touch. The force is always 1, the force of an ordinary touch.
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  /// The radius of the contact, in points. The radius is always 0, because touches in Matchcut have
  /// no extent.
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The current location, in the window's coordinate system.
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  var followers: [UIGestureRecognizer] = []

  /// The current location in `view`'s coordinate system or, if `view` is nil, in the window's.
  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }

  /// The location at the previous event.
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  var isLifted: Bool { phase == .ended || phase == .cancelled }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }
}
