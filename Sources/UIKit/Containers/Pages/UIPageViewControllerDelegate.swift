/// Observes the page turns that gestures cause, but not those that the app requests. Every
/// requirement is optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a gesture begins to turn to `pendingViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the page turn has ended. `completed` is false if the old pages are shown again.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Called for page curls when the interface rotates. The delegate must also set as many pages as
  /// the returned location requires.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { Unanswered.mark() }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { Unanswered.mark() }

  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    Unanswered.mark()
    return .min
  }
}

/// Provides the pages before and after a page.
///
/// The data source's methods are called once for each side, when the pages have stopped moving. The
/// results are used until the next page turn or request. Unverified: that UIKit calls the data
/// source's methods only when the pages have stopped moving.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns nil if there is no page before `viewController`.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  // The two `presentation…` methods are optional. If both `presentation…` methods are implemented,
  // dots are shown below pages that scroll horizontally. The `presentation…` methods are called
  // after the app has set pages. A page turn by a gesture only moves the mark by one dot.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    Unanswered.mark()
    return 0
  }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    Unanswered.mark()
    return 0
  }
}
