/// The treatment of a touch on the content of a scroll view.
enum ContentTouch {
  /// The content receives it at once.
  case passes
  /// The content receives it after a delay, or when it ends, unless it becomes a drag.
  case waits
  /// The content never receives it.
  case kept
}

/// Holds touches back from the content of a scroll view until they turn out not to be a drag.
///
/// It excludes no other recognizer. To keep a touch permanently, it recognises at touch-up, which
/// drops the touch.
final class ContentTouches: UIGestureRecognizer {
  /// The delay for the content. Reported elsewhere, not measured: unverified (facts I.15).
  static let delay = 0.15

  /// Decides about touches when they begin.
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
