@_spi(Ported) import DeviceRuntime

@_spi(Ported)
extension ExposedClass {
  /// An object that implements none of the optional methods of UIKit and QuartzCore.
  ///
  /// If a class conforms to a protocol and only its subclass implements an optional method, the
  /// tool that ports source adds the method to the superclass, so that the subclass can override
  /// it. The method that the tool adds to the superclass calls the same method of `defaults`.
  @MainActor public static let defaults = DelegateDefaults()
}

/// Conforms to all protocols with optional methods, and has only their default implementations. The
/// required methods of the protocols are never called on this class.
@_spi(Ported)
public final class DelegateDefaults: NSObject, Attachable, CAAnimationDelegate, CALayerDelegate,
  UIAdaptivePresentationControllerDelegate, UIApplicationDelegate,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UICollisionBehaviorDelegate,
  UIDynamicAnimatorDelegate, UIGestureRecognizerDelegate, UIImagePickerControllerDelegate,
  UINavigationBarDelegate, UINavigationControllerDelegate, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate, UIPickerViewDelegate,
  UIPopoverPresentationControllerDelegate, UIPreviewInteractionDelegate,
  UISearchBarDelegate, UISearchControllerDelegate, UISheetPresentationControllerDelegate,
  UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
  UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning,
  UIViewControllerTransitioningDelegate, UIWindowSceneDelegate
{
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public var window: UIWindow?

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }

  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction,
    didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool
  ) {}
  public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {}

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
  }
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
}
