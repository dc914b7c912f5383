/// The cause of a scroll view's current movement.
///
/// | State | Entered by | Left by |
/// |---|---|---|
/// | `resting` | the end of every other state | |
/// | `held` | a touch down, which stops any automatic movement | a drag, or the touch's end |
/// | `dragging` | the pan's beginning | the pan's end |
/// | `coasting` | a release with velocity or beyond an end | its end, a touch, the app |
/// | `easing` | `EasePurpose` | its end, a touch, the app |
enum ScrollState {
  case resting, held
  case dragging(ScrollDrag)
  case coasting(ScrollTrajectory)
  case easing(OffsetEase, EasePurpose)

  /// Whether the content moves with the clock.
  var isMoving: Bool {
    switch self {
    case .coasting, .easing: true
    case .resting, .held, .dragging: false
    }
  }
}

/// The reason for an eased movement, which determines the delegate call at its end.
enum EasePurpose {
  /// Requested by the app: `scrollViewDidEndScrollingAnimation`.
  case asked
  /// Requested by the system: no call.
  case unasked
  /// The user tapped the status bar: `scrollViewDidScrollToTop`, unless a touch interrupts it.
  case toTop
}
