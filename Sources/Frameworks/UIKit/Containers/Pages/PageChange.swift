/// A change from the current pages to other pages.
@MainActor
struct PageChange {
  enum Cause {
    /// A swipe, or a tap on the dots. The delegate is notified of the change.
    case gesture
    /// A call of `setViewControllers(_:direction:animated:completion:)`, with its completion.
    case request((Bool) -> Void)
  }

  let pages: [UIViewController]
  /// Whether the new pages follow the current ones.
  let isForward: Bool
  let cause: Cause
}
