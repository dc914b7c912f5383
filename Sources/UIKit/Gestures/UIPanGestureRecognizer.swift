/// Recognises dragging with one or more fingers.
///
/// Begins once the fingers' centre has travelled 10 points, changes with every move and ends
/// when all fingers have lifted. Source: `UIPanGestureRecognizer.h`; the distance: facts I.8.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// 1 by default.
  open var minimumNumberOfTouches = 1
  /// More fingers before the pan began make it fail, later ones are ignored; any number by
  /// default.
  open var maximumNumberOfTouches = Int.max

  /// How far the fingers' centre has come, in window points. Fingers that join or leave move
  /// the centre, not this.
  private var travel = CGPoint.zero
  /// The travel at which the translation is zero.
  private var origin = CGPoint.zero
  private var lastCentre: CGPoint?
  private var lastTime = 0.0
  private var tracker = VelocityTracker()

  /// How far the fingers have moved since they landed, in `view`'s coordinates (nil: the
  /// window's); counted anew from what `setTranslation` says.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), to: view)
  }

  /// Counts on from `translation`; the velocity stays, as apps that set zero at every move and
  /// read the velocity at the end rely on (unverified).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let already = windowVector(translation, from: view)
    origin = CGPoint(x: travel.x - already.x, y: travel.y - already.y)
  }

  /// In points a second, in `view`'s coordinates; zero after a rest of more than 100 ms.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(tracker.velocity(at: lastTime), to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = liveTouches.count
    if count > maximumNumberOfTouches {
      guard state == .possible else {
        for touch in touches { ignore(touch, for: event) }
        return
      }
      state = .failed
      return
    }
    let hadEnough = count - touches.count >= minimumNumberOfTouches
    if !hadEnough, state == .possible {
      travel = .zero
      origin = .zero
      tracker.removeAll()
    }
    lastCentre = Self.centre(of: liveTouches)
    lastTime = event.timestamp
    tracker.add(travel, at: lastTime)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(liveTouches, event)
    if state != .possible {
      state = .changed
    } else if liveTouches.count >= minimumNumberOfTouches,
      hypot(travel.x, travel.y) >= TouchDefaults.panTravel - 1e-9
    {
      if !TouchDefaults.panCountsFromTouchDown { origin = travel }
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // The lifting fingers may have moved since their last report.
    follow(liveTouches + touches.filter { follows($0) }, event)
    lastCentre = Self.centre(of: liveTouches)
    guard liveTouches.isEmpty else { return }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    lastCentre = Self.centre(of: liveTouches)
    guard liveTouches.isEmpty else { return }
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    travel = .zero
    origin = .zero
    lastCentre = nil
    tracker.removeAll()
  }

  override func traceText(of state: State) -> String {
    guard hasRecognized else { return super.traceText(of: state) }
    let now = translation(in: nil)
    let x = CallTrace.number(Double(now.x))
    let y = CallTrace.number(Double(now.y))
    return "\(state)(translation: \(x), \(y))"
  }

  private func follow(_ touches: [UITouch], _ event: UIEvent) {
    guard let centre = Self.centre(of: touches) else { return }
    if let last = lastCentre {
      travel = CGPoint(x: travel.x + centre.x - last.x, y: travel.y + centre.y - last.y)
    }
    lastCentre = centre
    lastTime = event.timestamp
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
