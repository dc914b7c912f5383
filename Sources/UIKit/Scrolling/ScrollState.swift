/// What moves a scroll view's content now.
///
/// | State | Entered by | Left by |
/// |---|---|---|
/// | `resting` | the end of every other state | |
/// | `held` | a finger that lands, which stops what moves by itself | its drag, or its lift |
/// | `dragging` | the pan's beginning | the pan's end |
/// | `coasting` | a lift with speed or beyond an end | its end, a finger, the app |
/// | `easing` | `EasePurpose` | its end, a finger, the app |
enum ScrollState {
  case resting, held
  case dragging(ScrollDrag)
  case coasting(ScrollCourse)
  case easing(OffsetEase, EasePurpose)

  /// Whether the clock moves the content.
  var isMoving: Bool {
    switch self {
    case .coasting, .easing: true
    case .resting, .held, .dragging: false
    }
  }
}

/// Why content eases somewhere: what the delegate hears of its end.
enum EasePurpose {
  /// The app asked for it: `scrollViewDidEndScrollingAnimation`.
  case asked
  /// The system's own: nothing.
  case unasked
  /// The user taps the status bar: `scrollViewDidScrollToTop`, unless a finger comes between.
  case toTop
}
