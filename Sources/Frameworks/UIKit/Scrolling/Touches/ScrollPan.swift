/// The pan recognizer of a scroll view.
///
/// The pan begins only if the drag is along a scrollable axis, and fails if an ancestor takes over
/// the drag.
final class ScrollPan: UIPanGestureRecognizer, ScrollRecognizer {
  weak var host: (any ScrollPanHost)?
  /// The time of the most recent touch event, in seconds of virtual time.
  private(set) var lastReport = 0.0

  enum Answer {
    case wait, begin, leave
  }

  // As in UIKit, setting a delegate other than the scroll view raises an exception.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue == nil || newValue === view || view == nil else {
        UIKitLog.raise(
          UIKitLog.invalidArgument,
          "UIScrollView's built-in pan gesture recognizer must have its scroll view as its "
            + "delegate.")
      }
      super.delegate = newValue
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastReport = event.timestamp
    super.touchesBegan(touches, with: event)
    if state == .possible { host?.fingerLanded() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastReport = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastReport = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastReport = event.timestamp
    super.touchesCancelled(touches, with: event)
  }

  override func start(after travel: CGPoint) -> Start {
    switch host?.answer(to: translation(in: view), of: self) {
    case .begin: .begin
    case .wait: .wait
    case .leave, nil: .fail(.noScrolling)
    }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPartner(preventedGestureRecognizer)
  }

  override func reset() {
    super.reset()
    host?.fingersGone()
  }
}

/// The scroll view of a `ScrollPan`.
@MainActor
protocol ScrollPanHost: AnyObject {
  /// Whether a pan with this translation scrolls the content. The translation is in the view's
  /// coordinate system.
  func answer(to translation: CGPoint, of pan: ScrollPan) -> ScrollPan.Answer
  /// Called when a touch begins before the pan has begun.
  func fingerLanded()
  /// Called when the pan has been reset.
  func fingersGone()
}
