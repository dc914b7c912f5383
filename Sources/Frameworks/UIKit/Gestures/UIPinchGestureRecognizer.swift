/// Recognises two touches that move apart or together.
///
/// A pinch begins when the distance between the touches has changed by 10 points. The pinch changes
/// when a touch moves while both touches are down, and ends when both touches have ended. A third
/// touch is ignored. The behaviour follows `UIPinchGestureRecognizer.h` and Apple's documentation
/// of the class. The distance at which the pinch begins is a default of Matchcut and unverified.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var pair = TouchPair()
  /// The value of `stretch` at which the scale is reported as 1.
  private var base: CGFloat = 1
  private var tracker = VelocityTracker()
  private var lastTime = 0.0

  /// The distance between the touches, divided by the distance at the start of the pinch. Setting
  /// this property changes the reference distance, but does not reset the velocity (unverified).
  open var scale: CGFloat {
    get { pair.stretch / base }
    set {
      guard newValue.isFinite, newValue > 0 else {
        return UIKitLog.warn("\(self): a scale has to be greater than 0, not \(newValue)")
      }
      base = pair.stretch / newValue
    }
  }

  /// The change of the scale per second; zero if the touches have not moved for more than 100 ms.
  open var velocity: CGFloat { tracker.velocity(at: lastTime).x / base }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in liveTouches.dropFirst(2) where touches.contains(touch) {
      ignore(touch, for: event)
    }
    pair.take(liveTouches)
    note(event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard pair.follow() else { return }
    note(event)
    if state != .possible {
      state = .changed
    } else if abs(pair.growth) >= TouchDefaults.pinchTravel - 1e-9 {
      base = pair.stretch
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
    base = 1
    tracker.removeAll()
  }

  override func measure(withVelocity: Bool) -> CallTrace.GestureCall.Measure? {
    .scale(Double(scale), velocity: withVelocity ? Double(velocity) : nil)
  }

  private func note(_ event: UIEvent) {
    lastTime = event.timestamp
    tracker.add(CGPoint(x: pair.stretch, y: 0), at: lastTime)
  }
}
