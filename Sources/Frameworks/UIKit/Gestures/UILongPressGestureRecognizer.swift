/// Recognises touches that do not move for a minimum time.
///
/// The gesture begins after `minimumPressDuration` if all touches are down. The gesture fails if a
/// touch moves too far or ends before `minimumPressDuration` has passed. A gesture that has begun
/// changes with every movement and ends when one touch ends. The behaviour follows
/// `UILongPressGestureRecognizer.h` and Apple's documentation of the class.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that must precede the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of simultaneous touches; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The minimum duration of the press, in seconds; 0.5 by default. If it is 0, the gesture begins
  /// as soon as the touches are down.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  /// The maximum number of simultaneous touches since the last tap.
  private var fingers = 0
  private var touchStarts = TouchStarts()
  private var firstPlace: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    touchStarts.add(liveTouches, new: touches)
    fingers = max(fingers, liveTouches.count)
    guard fingers <= numberOfTouchesRequired else {
      fail(.touches(fingers, expected: numberOfTouchesRequired))
      return
    }
    guard touchStarts.isNear(firstPlace) else {
      fail(.nextTapTooFar(TouchDefaults.multiTapReach))
      return
    }
    // The deadline of the next tap no longer applies, because the next tap has begun.
    deadline = nil
    guard taps >= numberOfTapsRequired, fingers == numberOfTouchesRequired else { return }
    if minimumPressDuration > 0 {
      deadline = event.timestamp + minimumPressDuration
    } else {
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if touchStarts.hasStrayed(beyond: allowableMovement) {
      fail(.moved(allowableMovement))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard !touchStarts.hasStrayed(beyond: allowableMovement) else {
      fail(.moved(allowableMovement))
      return
    }
    guard taps < numberOfTapsRequired else {
      fail(.lifted(before: minimumPressDuration))
      return
    }
    guard liveTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      fail(.touches(fingers, expected: numberOfTouchesRequired))
      return
    }
    taps += 1
    firstPlace = firstPlace ?? touchStarts.first
    fingers = 0
    touchStarts.removeAll()
    deadline = event.timestamp + TouchDefaults.multiTapPause
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Begins when the press duration has passed, or fails if the next tap is too late.
  override func deadlinePassed() { state = liveTouches.isEmpty ? .failed : .began }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    touchStarts.removeAll()
    firstPlace = nil
  }
}
