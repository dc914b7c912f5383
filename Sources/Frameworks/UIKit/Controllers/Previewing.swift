// Peek and pop: a firm press on a view previews a controller. Context menus have replaced peek and
// pop since iOS 13. Like the screen of every iPhone since 2019, the simulated device's screen does
// not measure force, so no preview ever begins. Apple's documentation tells apps to check
// `forceTouchCapability` first, which is `.unavailable` on a screen that does not measure force.

/// The registration of a view for previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer of the firm press. Apps can set failure requirements between it and other
  /// recognizers.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The part of the view that stays sharp during a preview, in the view's coordinate system.
  var sourceRect: CGRect { get set }
}

/// Provides the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the controller to preview; nil if there is none. Matchcut never calls this method.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when a firmer press opens the preview. Matchcut never calls this method.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for previews, and retains the registration until the view is unregistered.
  ///
  /// `delegate` is not retained. If a view has several registrations, the last one applies.
  /// Deprecated since iOS 13.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previews.append(context)
    return context
  }

  /// Ends a view's registration. Does nothing if the registration is unknown.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previews.removeAll { $0 === previewing as AnyObject }
  }
}

/// A view's registration for previews.
final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let sourceView: UIView
  var sourceRect: CGRect
  private weak var held: (any UIViewControllerPreviewingDelegate)?

  var delegate: any UIViewControllerPreviewingDelegate { held ?? EndedPreviewDelegate() }

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (held, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
    super.init()
  }
}

/// Replaces a delegate that has been deallocated. This delegate does not provide any previews.
private final class EndedPreviewDelegate: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
