/// What becomes of a touch that lands on the content of a scroll view.
enum ContentTouch {
  /// The content hears of it at once.
  case passes
  /// The content hears of it after a moment, or at the lift, unless it becomes a drag.
  case waits
  /// The content never hears of it.
  case kept
}

/// Holds touches back from the content of a scroll view until it is clear that they are no drag.
///
/// Excludes nobody: where it keeps a touch for good it recognises at the lift, which drops what it
/// held back.
final class ContentTouches: UIGestureRecognizer {
  /// How long the content waits. Asserted elsewhere, not measured: unverified (facts I.15).
  static let delay = 0.15

  /// Decides about touches as they land.
  var decide: (Set<UITouch>) -> ContentTouch = { _ in .passes }
  private var keeps = false

  /// Whether the content has heard nothing of `touch` because of this.
  func holds(_ touch: UITouch) -> Bool { attempt != nil && !isOver && follows(touch) }

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }
  override init?(coder: NSCoder) { nil }

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
