/// Decides how a split view collapses and expands. Every requirement is optional.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// The controller that is shown while collapsed; nil for the primary one.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?

  /// The primary controller after expanding; nil for the one that was shown while collapsed.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?

  /// True where the delegate has shown the secondary controller on the primary one itself, or leaves
  /// it out. Else a navigation controller pushes it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The secondary controller after expanding; nil for the one that was collapsed.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { Unanswered.mark() }

  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    Unanswered.mark()
    return nil
  }

  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? {
    Unanswered.mark()
    return nil
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    Unanswered.mark()
    return false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    Unanswered.mark()
    return nil
  }
}
