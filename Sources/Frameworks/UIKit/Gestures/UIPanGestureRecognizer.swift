/// Recognises drags with one or more fingers.
///
/// A pan begins when the centre of its touches has moved 10 points. The pan changes with every
/// movement while enough touches are down, and ends when all touches have ended. The behaviour
/// follows `UIPanGestureRecognizer.h` and, for the distance, facts I.8.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches; 1 by default.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches; unlimited by default. If there are more touches, a pan that has
  /// not begun fails, and a pan that has begun ignores the additional touches.
  open var maximumNumberOfTouches = Int.max

  /// The translation of the touches' centre, in the window's coordinate system. Adding or removing
  /// touches moves the centre, but does not change this value.
  private var travel = CGPoint.zero
  /// The value of `travel` at which the translation is reported as zero.
  private var origin = CGPoint.zero
  private var lastTime = 0.0
  /// Whether the app has set the translation since the last event.
  private var wasReset = false
  private var tracker = VelocityTracker()

  /// How far the touches have moved since they began. The translation is in `view`'s coordinate
  /// system or, if `view` is nil, in the window's. `setTranslation` changes the origin of the
  /// translation.
  open func translation(in view: UIView?) -> CGPoint {
    isMeasured(in: view, .translation)
    return vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
  }

  /// Sets the current translation and resets the velocity, as Apple documents.
  ///
  /// The velocity is 0 until the next event. From the next event on, the velocity is that of the
  /// movement since the reset. If the next event does not move the touches, as is usual for the
  /// event that ends a touch, the velocity is that of the previous movement (unverified). Apps that
  /// reset the translation at every movement can therefore read the velocity at the end of the pan.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let already = windowVector(translation, from: view)
    origin = CGPoint(x: travel.x - already.x, y: travel.y - already.y)
    tracker.restart()
    wasReset = true
  }

  /// The velocity in points per second, in `view`'s coordinate system; zero if the touches have not
  /// moved for more than 100 ms.
  open func velocity(in view: UIView?) -> CGPoint {
    isMeasured(in: view, .velocity)
    guard !wasReset else { return .zero }
    return vector(tracker.velocity(at: lastTime), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = liveTouches.count
    if count > maximumNumberOfTouches {
      guard state == .possible else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      fail(.tooManyTouches(count, limit: maximumNumberOfTouches))
      return
    }
    let hadEnough = count - touches.count >= minimumNumberOfTouches
    if !hadEnough, state == .possible {
      travel = .zero
      origin = .zero
      tracker.removeAll()
    }
    wasReset = false
    lastTime = event.timestamp
    tracker.add(travel, at: lastTime)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches, event)
    guard liveTouches.count >= minimumNumberOfTouches else { return }
    guard state == .possible else {
      state = .changed
      return
    }
    switch start(after: travel) {
    case .wait: break
    case .fail(let failure): fail(failure)
    case .begin:
      if !TouchDefaults.panCountsFromTouchDown { origin = travel }
      state = .began
    }
  }

  enum Start {
    case wait, begin
    case fail(GestureFailure)

    var begins: Bool { if case .begin = self { true } else { false } }
  }

  /// Whether a pan begins after a translation of `travel`, in points of the window.
  func start(after travel: CGPoint) -> Start {
    hypot(travel.x, travel.y) >= TouchDefaults.panTravel - 1e-9 ? .begin : .wait
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The touches that end may have moved since their last event.
    follow(touches, event)
    guard liveTouches.isEmpty else { return }
    guard state == .possible else {
      state = .ended
      return
    }
    failAtLift(fewerThan: minimumNumberOfTouches, .movedLess(than: TouchDefaults.panTravel))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    wasReset = false
    lastTime = event.timestamp
    guard liveTouches.isEmpty else { return }
    if state == .possible { fail(.cancelled) } else { state = .cancelled }
  }

  open override func reset() {
    super.reset()
    travel = .zero
    origin = .zero
    wasReset = false
    tracker.removeAll()
  }

  override func measure(withVelocity: Bool) -> CallTrace.GestureCall.Measure? {
    .translation(translation(in: nil), velocity: withVelocity ? velocity(in: nil) : nil)
  }

  /// Moves the centre by the average movement of its touches. A pan that has begun does not move
  /// while it has fewer touches than the minimum.
  private func follow(_ moved: Set<UITouch>, _ event: UIEvent) {
    let fingers = attempt?.touches ?? []
    wasReset = false
    lastTime = event.timestamp
    guard state == .possible || fingers.count >= minimumNumberOfTouches else { return }
    for finger in fingers where moved.contains(finger) {
      travel.x += (finger.point.x - finger.previousPoint.x) / CGFloat(fingers.count)
      travel.y += (finger.point.y - finger.previousPoint.y) / CGFloat(fingers.count)
    }
    tracker.add(travel, at: lastTime)
  }

  private func vector(_ vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let zero = view.convert(CGPoint.zero, from: window)
    let end = view.convert(vector, from: window)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  private func windowVector(_ vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return vector }
    let zero = view.convert(CGPoint.zero, to: window)
    let end = view.convert(vector, to: window)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }
}
