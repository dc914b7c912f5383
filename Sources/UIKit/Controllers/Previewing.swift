// Peek and pop, which iOS 13 replaced by context menus: a firm press on a view previews a controller.
// The virtual device's screen does not measure force, like that of every iPhone since 2019, so no
// preview ever begins. (`forceTouchCapability`, which the reference says to ask first, is unavailable
// on such a device.)

/// The registration of a view for previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Recognizes the firm press; a recognizer that has to fail first can be made dependent on it.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The part of the view that stays sharp during a preview, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// Provides the controllers of previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller to preview; nil for none. Never called here.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Called when a firmer press opens the preview. Never called here.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for previews, and retains the registration until it is taken back.
  ///
  /// `delegate` is not retained. One view may have several registrations, of which the last one
  /// counts. Deprecated since iOS 13.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    let context = PreviewingContext(delegate, sourceView)
    previews.append(context)
    return context
  }

  /// Takes a registration back; an unknown one is ignored.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
    previews.removeAll { $0 === previewing as AnyObject }
  }
}

/// A registration.
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

/// In place of a delegate that has ended: previews nothing.
private final class EndedPreviewDelegate: NSObject, UIViewControllerPreviewingDelegate {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? { nil }
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {}
}
