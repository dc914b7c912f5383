/// Recognises two touches that rotate about each other.
///
/// A rotation begins when the line between the touches has rotated by 10 degrees. The rotation
/// changes when a touch moves while both touches are down, and ends when both touches have ended. A
/// third touch is ignored. The behaviour follows `UIRotationGestureRecognizer.h` and Apple's
/// documentation of the class. The angle at which the rotation begins is a default of Matchcut and
/// unverified.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var pair = TouchPair()
  /// The value of `pair.rotation` at which the rotation is reported as zero.
  private var origin: CGFloat = 0
  private var tracker = VelocityTracker()
  private var lastTime = 0.0

  /// The rotation since the gesture began, in radians, clockwise. Setting this property changes the
  /// reference angle, but does not reset the velocity (unverified).
  open var rotation: CGFloat {
    get { pair.rotation - origin }
    set { origin = pair.rotation - newValue }
  }

  /// The velocity in radians per second; zero if the touches have not moved for more than 100 ms.
  open var velocity: CGFloat { tracker.velocity(at: lastTime).x }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    // Only rotation of the current pair of touches can start the gesture, so rotation by earlier
    // touches is excluded.
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
    // The touches that end may have moved since their last event.
    _ = pair.follow()
    note(event)
    pair.take(liveTouches)
    guard liveTouches.isEmpty else { return }
    if state == .possible {
      failAtLift(fewerThan: 2, .tooLittleChange)
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.take(liveTouches)
    lastTime = event.timestamp
    guard liveTouches.isEmpty else { return }
    if state == .possible { fail(.cancelled) } else { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    pair = TouchPair()
    origin = 0
    tracker.removeAll()
  }

  override func measure(withVelocity: Bool) -> CallTrace.GestureCall.Measure? {
    .rotation(Double(rotation), velocity: withVelocity ? Double(velocity) : nil)
  }

  private func note(_ event: UIEvent) {
    lastTime = event.timestamp
    tracker.add(CGPoint(x: pair.rotation, y: 0), at: lastTime)
  }
}
