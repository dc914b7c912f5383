/// What moves a scroll view's content now.
///
/// | State | Entered by | Left by |
/// |---|---|---|
/// | `resting` | the end of every other state | |
/// | `held` | a finger that lands, which stops what moves by itself | its drag, or its lift |
/// | `dragging` | the pan's beginning | the pan's end |
/// | `coasting` | a lift with speed or beyond an end | its end, a finger, the app |
/// | `easing` | `setContentOffset(_:animated: true)` | its end, a finger, the app |
/// | `returning` | an inset of the system's that is gone | its end, a finger, the app |
enum ScrollState {
  case resting, held
  case dragging(ScrollDrag)
  case coasting(ScrollCourse)
  case easing(OffsetEase)
  /// As `easing`, but the app hears of no end.
  case returning(OffsetEase)

  /// Whether the clock moves the content.
  var isMoving: Bool {
    switch self {
    case .coasting, .easing, .returning: true
    case .resting, .held, .dragging: false
    }
  }
}
