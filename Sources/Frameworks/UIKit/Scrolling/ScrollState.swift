/// The cause of a scroll view's current movement.
///
/// | State | Entered by | Left by |
/// |---|---|---|
/// | `resting` | the end of every other state | |
/// | `held` | a touch, which stops any automatic movement | a drag, or the end of the touch |
/// | `dragging` | the start of the pan | the end of the pan |
/// | `coasting` | a release with velocity or beyond an end | its end, a touch, the app |
/// | `easing` | see `EasePurpose` | its end, a touch, the app |
enum ScrollState {
  case resting, held
  case dragging(ScrollDrag)
  case coasting(ScrollTrajectory)
  case easing(OffsetEase, EasePurpose)

  /// Whether the content moves without a touch, as a function of time.
  var isMoving: Bool {
    switch self {
    case .coasting, .easing: true
    case .resting, .held, .dragging: false
    }
  }
}

/// The reason for an eased movement, which determines the delegate call at its end.
enum EasePurpose {
  /// The app requested the movement. At the end of the movement,
  /// `scrollViewDidEndScrollingAnimation` is called.
  case asked
  /// The system requested the movement. At the end of the movement, no delegate method is called.
  case unasked
  /// The user tapped the status bar. At the end of the movement, `scrollViewDidScrollToTop` is
  /// called, unless a touch interrupts the movement.
  case toTop
}
