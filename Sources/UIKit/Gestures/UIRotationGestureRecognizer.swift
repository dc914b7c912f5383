/// Recognises two touches that rotate about each other.
///
/// Begins once the line between them has rotated by 10 degrees, changes when one moves while both
/// are down, and ends when both have ended; a third touch is ignored. Source:
/// `UIRotationGestureRecognizer.h` and its page; the angle is a named default, unverified.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair = TouchPair()
  /// The value of `rotation` at which the rotation is zero.
  private var origin: CGFloat = 0
  private var tracker = VelocityTracker()
  private var lastTime = 0.0

  /// Radians since the rotation began, clockwise; setting it changes the reference. Setting it does
  /// not reset the velocity (unverified).
  open var rotation: CGFloat {
    get { pair.rotation - origin }
    set { origin = pair.rotation - newValue }
  }

  /// Radians per second; zero after a rest of more than 100 ms.
  open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    // Rotation by earlier touches does not count towards the beginning.
    if pair.take(liveTouches), state == .possible { origin = pair.rotation }
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.follow() else { return }
    note(event)
    if state != .possible {
      state = .changed
    } else if abs(rotation) >= TouchDefaults.rotationAngle - 1e-9 {
      origin = pair.rotation
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The ending touches may have moved since their last event.
    _ = pair.follow()
    note(event)
    pair.take(liveTouches)
    if liveTouches.isEmpty { state = state == .possible ? .failed : .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.take(liveTouches)
    lastTime = event.timestamp
    if liveTouches.isEmpty { state = state == .possible ? .failed : .cancelled }
  }

  open override func reset() {
    super.reset()
    pair = TouchPair()
    origin = 0
    tracker.removeAll()
  }

  override var measure: CallTrace.GestureCall.Measure? { .rotation(Double(rotation)) }

  private func note(_ event: UIEvent) {
    lastTime = event.timestamp
    tracker.add(CGPoint(x: pair.rotation, y: 0), at: lastTime)
  }
}
