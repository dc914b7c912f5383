/// The zoom state of a scroll view.
@MainActor
struct ScrollZoom {
  var state = ZoomState.resting
  /// The scale of the zoomed view's transform.
  var scale = 1.0
  /// The delegate's last result.
  weak var view: UIView?
  /// Exists if there is a range for pinching.
  var pinch: ScrollPinch?
  var hasStepAhead = false
  /// Set while scale, extent and offset change together.
  var isPlacing = false

  var isResting: Bool {
    if case .resting = state { return true }
    return false
  }

  /// Whether the zoom controls the extent and the offset.
  var leads: Bool { isPlacing || !isResting }

  /// Whether a pinch with two touches controls the position.
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
/// | `pinching` | the pinch's beginning | its end, an animated zoom |
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
  /// The pull at which the recognizer's scale is 1.
  var base: Double
  /// The point of the zoomed view under the touches' centre, and its position in the scroll view;
  /// nil until touches that have just landed move.
  var hold: (anchor: CGPoint, place: CGPoint)?
}
