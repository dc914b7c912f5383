import UIKit

#if canImport(ObjectiveC)
  // What subclasses may override and set.
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that begins as soon as a finger lands, where there is something to catch.
final class CatchingPan: UIPanGestureRecognizer {
  /// Whether a finger that lands now catches something; never by default.
  var catches: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, catches() { state = .began }
  }
}
