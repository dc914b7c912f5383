/// Recognises one or more taps with one or more fingers.
///
/// A finger that strays more than 10 points, more than .35 s from one tap to the next, or more
/// than 30 points between them make it fail (named defaults, unverified).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// 1 by default.
  open var numberOfTapsRequired = 1
  /// Fingers down at the same time; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers = 0
  /// Where each finger of this tap landed.
  private var landings: [(touch: UITouch, point: CGPoint)] = []
  private var firstPlace: CGPoint?

  /// A recognised tap counts the fingers it needed, though they have lifted.
  open override var numberOfTouches: Int {
    current == .ended ? numberOfTouchesRequired : super.numberOfTouches
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    deadline = nil
    for touch in liveTouches where touches.contains(touch) {
      landings.append((touch, touch.point))
    }
    fingers = max(fingers, liveTouches.count)
    guard fingers <= numberOfTouchesRequired, isNearFirst else {
      state = .failed
      return
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if landings.contains(where: { hasStrayed($0.touch, from: $0.point) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if landings.contains(where: { hasStrayed($0.touch, from: $0.point) }) {
      state = .failed
      return
    }
    guard liveTouches.isEmpty else { return }
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    firstPlace = firstPlace ?? landings.first?.point
    fingers = 0
    landings.removeAll()
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      deadline = event.timestamp + TouchDefaults.multiTapPause
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func deadlinePassed() { state = .failed }

  open override func reset() {
    super.reset()
    taps = 0
    fingers = 0
    landings.removeAll()
    firstPlace = nil
  }

  private var isNearFirst: Bool {
    guard let first = firstPlace, let now = landings.first?.point else { return true }
    return hypot(now.x - first.x, now.y - first.y) <= TouchDefaults.multiTapReach
  }

  private func hasStrayed(_ touch: UITouch, from point: CGPoint) -> Bool {
    hypot(touch.point.x - point.x, touch.point.y - point.y) > TouchDefaults.tapTravel
  }
}
