/// Recognises one or more taps with one or more fingers.
///
/// A tap fails if a touch moves more than 10 points, if more than 0.35 s pass between two taps, or
/// if two taps are more than 30 points apart. The limits of distance and time are defaults of
/// Matchcut and unverified.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of simultaneous touches; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  private var touchStarts = TouchStarts()
  private var firstPlace: CGPoint?

  /// The number of touches. After recognition, the value is `numberOfTouchesRequired`, although the
  /// touches have ended.
  open override var numberOfTouches: Int {
    current == .ended ? numberOfTouchesRequired : super.numberOfTouches
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    deadline = nil
    touchStarts.add(liveTouches, new: touches)
    fingers = max(fingers, liveTouches.count)
    if fingers > numberOfTouchesRequired {
      fail(.touches(fingers, expected: numberOfTouchesRequired))
    } else if !touchStarts.isNear(firstPlace) {
      fail(.nextTapTooFar(TouchDefaults.multiTapReach))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchStarts.hasStrayed(beyond: TouchDefaults.tapTravel) {
      fail(.moved(TouchDefaults.tapTravel))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchStarts.hasStrayed(beyond: TouchDefaults.tapTravel) {
      fail(.moved(TouchDefaults.tapTravel))
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
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = event.timestamp + TouchDefaults.multiTapPause
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fail(.cancelled)
  }

  override func deadlinePassed() { fail(.noNextTap(TouchDefaults.multiTapPause)) }

  /// A tap does not prevent recognizers that require more taps. Recognizers for one tap and for two
  /// taps both send actions unless the app makes one of them wait for the other (common practice,
  /// unverified).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    touchStarts.removeAll()
    firstPlace = nil
  }
}
