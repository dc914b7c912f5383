/// What a scroll view knows of its zooming.
@MainActor
struct ScrollZoom {
  var state = ZoomState.resting
  /// That of the zoomed view's transform.
  var scale = 1.0
  /// What the delegate named when it was last asked.
  weak var view: UIView?
  /// Exists where there is a range to pinch in.
  var pinch: ScrollPinch?
  var hasStepAhead = false
  /// Set while scale, extent and offset change together.
  var isPlacing = false

  var isResting: Bool {
    if case .resting = state { return true }
    return false
  }

  /// Whether the extent and the offset are the zoom's to decide.
  var leads: Bool { isPlacing || !isResting }

  /// Whether two fingers say where the content is.
  var hasFingers: Bool {
    guard case .pinching = state, let pinch else { return false }
    return pinch.numberOfTouches >= 2
  }
}

/// What changes the scale now.
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

/// Two fingers' hold on the content.
struct ZoomPinch {
  /// The pull at which the recognizer's scale is 1.
  var base: Double
  /// The point of the zoomed view under the fingers' centre, and where in the scroll view that
  /// is; nil until fingers that have just landed move.
  var hold: (anchor: CGPoint, place: CGPoint)?
}
