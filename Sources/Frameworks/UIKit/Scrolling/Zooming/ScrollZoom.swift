/// The zoom state of a scroll view.
@MainActor
struct ScrollZoom {
  var state = ZoomState.resting
  /// The scale of the zoomed view's transform.
  var scale = 1.0
  /// The view that the delegate most recently returned.
  weak var view: UIView?
  /// The pinch recognizer; nil if zooming is disabled.
  var pinch: ScrollPinch?
  var hasStepAhead = false
  /// Whether `setZoom(_:withinRange:)` is changing scale, content size and offset.
  var isPlacing = false

  var isResting: Bool {
    if case .resting = state { return true }
    return false
  }

  /// Whether zooming currently determines the content size and the offset.
  var leads: Bool { isPlacing || !isResting }

  /// Whether a pinch with two touches determines the content offset.
  var hasFingers: Bool {
    guard case .pinching = state, let pinch else { return false }
    return pinch.numberOfTouches >= 2
  }
}

/// The cause of the current change of scale.
///
/// | State | Entered by | Left by |
/// |---|---|---|
/// | `resting` | the end of every other state | |
/// | `pinching` | the start of the pinch | its end, an animated zoom |
/// | `easing` | an animated zoom, a pinch that ends beyond a limit | its end, a pinch, the app |
enum ZoomState {
  case resting
  case pinching(ZoomPinch)
  case easing(ZoomEase, ZoomPurpose)
}

enum ZoomPurpose {
  case asked, bounce
}

/// The state of a pinch.
struct ZoomPinch {
  /// The zoom scale, without resistance, that corresponds to a recognizer scale of 1.
  var base: Double
  /// The point of the zoomed view under the centre of the touches, and its position in the scroll
  /// view. When a touch begins or ends, `hold` becomes nil until the touches move.
  var hold: (anchor: CGPoint, place: CGPoint)?
}
