/// A change from the pages that are shown to others.
@MainActor
struct PageChange {
  enum Cause {
    /// A swipe, or a tap on the dots: the delegate is told.
    case gesture
    /// A call, with its completion.
    case request((Bool) -> Void)
  }

  let pages: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let cause: Cause
}
