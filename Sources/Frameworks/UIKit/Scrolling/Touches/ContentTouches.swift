/// How a scroll view treats a touch on its content.
enum ContentTouch {
  /// The content receives the touch immediately.
  case passes
  /// The content receives the touch after a delay or when the touch ends, unless the touch becomes
  /// a drag.
  case waits
  /// The content never receives the touch.
  case kept
}

/// Holds touches back from the content of a scroll view until it is clear that they are not a drag.
///
/// This recognizer never prevents another recognizer. If the content must never receive a touch,
/// this recognizer recognises its gesture when the touch ends, so UIKit discards the delayed touch.
final class ContentTouches: UIGestureRecognizer {
  /// The delay after which the content receives a touch, in seconds. The value was reported by
  /// developers, but not measured (facts I.15, unverified).
  static let delay = 0.15

  /// Determines how touches are treated when they begin.
  var decide: (Set<UITouch>) -> ContentTouch = { _ in .passes }
  private var keeps = false

  /// Whether this recognizer is holding `touch` back from the content.
  func holds(_ touch: UITouch) -> Bool { attempt != nil && !isOver && follows(touch) }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    switch decide(touches) {
    case .passes: if !keeps, deadline == nil { state = .failed }
    case .waits: if deadline == nil { deadline = event.timestamp + Self.delay }
    case .kept: keeps = true
    }
  }

  override func deadlinePassed() { if !keeps { state = .failed } }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.isEmpty else { return }
    state = keeps ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard liveTouches.isEmpty else { return }
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func reset() {
    super.reset()
    keeps = false
  }
}
