import UIKit

#if canImport(ObjectiveC)
  // This import adds the members that subclasses of a recognizer may override or set.
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that begins as soon as a touch lands, if `catches` returns true.
final class CatchingPan: UIPanGestureRecognizer {
  /// Whether a touch that lands now interrupts a running transition; false by default.
  var catches: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, catches() { state = .began }
  }
}
