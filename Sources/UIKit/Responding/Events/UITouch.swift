/// One finger on the screen, from the moment it lands until it lifts.
///
/// The same object serves the whole contact; its phase, time and place change from event to
/// event. The window and the view stay those it landed in.
@preconcurrency @MainActor
open class UITouch: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }

  open internal(set) var phase = Phase.began
  /// When the phase last changed, in seconds of `CACurrentMediaTime`.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many taps in a row this contact is part of; 1 for the first.
  open internal(set) var tapCount = 1
  open var type: TouchType { .direct }

  /// The view the finger landed in.
  open internal(set) var view: UIView?
  open internal(set) var window: UIWindow?
  /// The recognizers that receive this touch, deepest view first; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? { followers.isEmpty ? nil : followers }

  /// 1 is an ordinary touch; the virtual finger does not press harder or softer.
  open var force: CGFloat { 1 }
  open var maximumPossibleForce: CGFloat { 1 }
  /// In points; the virtual finger is a point.
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }

  /// In the coordinates of the window.
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  var followers: [UIGestureRecognizer] = []

  /// Where the finger is, in `view`'s coordinates; nil: the window's.
  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }

  /// Where the finger was at the event before.
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  var isLifted: Bool { phase == .ended || phase == .cancelled }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return view.convert(point, from: window)
  }
}
