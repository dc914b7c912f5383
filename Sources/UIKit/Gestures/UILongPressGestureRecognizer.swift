/// Recognises fingers that stay where they are for a while.
///
/// Begins after `minimumPressDuration` with all fingers down, fails when one strays or lifts
/// before that; changes when a finger moves afterwards, however far, and ends when one lifts.
/// Source: `UILongPressGestureRecognizer.h` and its page.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// Fingers that have to be down at the same time; 1 by default.
  open var numberOfTouchesRequired = 1
  /// In seconds; 0.5 by default. With 0 the gesture begins as soon as the fingers are down.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may stray before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  /// Fingers that were down at the same time since the last tap.
  private var fingers = 0
  private var landings = Landings()
  private var firstPlace: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    landings.add(liveTouches, new: touches)
    fingers = max(fingers, liveTouches.count)
    guard fingers <= numberOfTouchesRequired, landings.isNear(firstPlace) else {
      state = .failed
      return
    }
    // Until the last tap is done, the time between taps is what runs out.
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
    } else if landings.hasStrayed(beyond: allowableMovement) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired, !landings.hasStrayed(beyond: allowableMovement) else {
      state = .failed
      return
    }
    guard liveTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    firstPlace = firstPlace ?? landings.first
    fingers = 0
    landings.removeAll()
    deadline = event.timestamp + TouchDefaults.multiTapPause
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// The fingers have stayed for long enough, or the next tap did not come.
  override func deadlinePassed() { state = liveTouches.isEmpty ? .failed : .began }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    landings.removeAll()
    firstPlace = nil
  }
}
