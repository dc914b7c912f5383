/// UIKit's optional requirements, and classes that conform to their protocols. Made by a test.
package enum UIKitTable {
  package static let text = """
    protocol CAAction
    class CAAnimation: CAMediaTiming, CAAction
    protocol CAAnimationDelegate
      animationDidStart(_:) func animationDidStart(_ anim: CAAnimation)
      animationDidStop(_:finished:) func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    class CAAnimationGroup: CAAnimation
    class CABasicAnimation: CAPropertyAnimation
    class CADisplayLink
    class CAEAGLLayer: CALayer
    class CAEmitterCell
    class CAEmitterLayer: CALayer
    class CAGradientLayer: CALayer
    class CAKeyframeAnimation: CAPropertyAnimation
    class CALayer: CAMediaTiming
    protocol CALayerDelegate
      action(for:forKey:) func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
      display(_:) func display(_ layer: CALayer)
      draw(_:in:) func draw(_ layer: CALayer, in ctx: CGContext)
      layerWillDraw(_:) func layerWillDraw(_ layer: CALayer)
      layoutSublayers(of:) func layoutSublayers(of layer: CALayer)
    protocol CAMediaTiming
    class CAMediaTimingFunction
    protocol CAMetalDrawable
    class CAMetalLayer: CALayer
    class CAPropertyAnimation: CAAnimation
    class CAReplicatorLayer: CALayer
    class CAScrollLayer: CALayer
    class CAShapeLayer: CALayer
    class CASpringAnimation: CABasicAnimation
    class CATextLayer: CALayer
    class CATiledLayer: CALayer
    class CATransaction
    class CATransformLayer: CALayer
    class CATransition: CAAnimation
    class CAValueFunction
    class DateComponentsFormatter
    class DelegateDefaults: CAAnimationDelegate, CALayerDelegate, UIAdaptivePresentationControllerDelegate, UIApplicationDelegate, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate, UIGestureRecognizerDelegate, UIImagePickerControllerDelegate, UINavigationBarDelegate, UINavigationControllerDelegate, UIPageViewControllerDataSource, UIPageViewControllerDelegate, UIPickerViewDelegate, UIPopoverPresentationControllerDelegate, UIPreviewInteractionDelegate, UISearchBarDelegate, UISearchControllerDelegate, UISheetPresentationControllerDelegate, UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning, UIViewControllerTransitioningDelegate, UIWindowSceneDelegate, UICollectionViewDelegate, UIBarPositioningDelegate, UIScrollViewDelegate, UISceneDelegate
      window
    class NSCollectionLayoutAnchor
    class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
    protocol NSCollectionLayoutContainer
    class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem
    class NSCollectionLayoutDimension
    class NSCollectionLayoutEdgeSpacing
    protocol NSCollectionLayoutEnvironment
    class NSCollectionLayoutGroup: NSCollectionLayoutItem
    class NSCollectionLayoutGroupCustomItem
    class NSCollectionLayoutItem
    class NSCollectionLayoutSection
    class NSCollectionLayoutSize
    class NSCollectionLayoutSpacing
    class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem
    protocol NSCollectionLayoutVisibleItem: UIDynamicItem
    class NSComparisonPredicate
    class NSDataAsset
    protocol NSDiscardableContent
    class NSException
    class NSExpression
    class NSHashTable
    class NSKeyValueObservation
    class NSLayoutAnchor
    class NSLayoutConstraint
    class NSLayoutDimension: NSLayoutAnchor
    class NSLayoutManager
    protocol NSLayoutManagerDelegate
    class NSLayoutXAxisAnchor: NSLayoutAnchor
    class NSLayoutYAxisAnchor: NSLayoutAnchor
    class NSMapTable
    class NSMutableParagraphStyle: NSParagraphStyle
    class NSParagraphStyle
    class NSPointerFunctions
    class NSShadow
    class NSStringDrawingContext
    class NSTextAttachment
    class NSTextContainer
    class NSTextContentStorage
    class NSTextLayoutManager
    protocol NSTextLocation
    class NSTextStorage
    protocol NSTextStorageDelegate
      textStorage(_:didProcessEditing:range:changeInLength:) func textStorage( _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
      textStorage(_:willProcessEditing:range:changeInLength:) func textStorage( _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    protocol NSTextStorageObserving
    class NSTextTab
    class UIAccessibilityCustomAction
    class UIAccessibilityElement: UIResponder
    protocol UIAccessibilityIdentification
    class UIAction: UIMenuElement
    class UIActionSheet: UIView
    protocol UIActionSheetDelegate
    class UIActivity
    class UIActivityIndicatorView: UIView
    class UIActivityItemProvider: UIActivityItemSource
    protocol UIActivityItemSource
    class UIActivityViewController: UIViewController
    protocol UIAdaptivePresentationControllerDelegate
      adaptivePresentationStyle(for:) func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
      adaptivePresentationStyle(for:traitCollection:) func adaptivePresentationStyle( for controller: UIPresentationController, traitCollection: UITraitCollection ) -> UIModalPresentationStyle
      presentationController(_:prepare:) func presentationController( _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
      presentationController(_:viewControllerForAdaptivePresentationStyle:) func presentationController( _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle ) -> UIViewController?
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) func presentationController( _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
      presentationControllerDidAttemptToDismiss(_:) func presentationControllerDidAttemptToDismiss( _ presentationController: UIPresentationController)
      presentationControllerDidDismiss(_:) func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      presentationControllerShouldDismiss(_:) func presentationControllerShouldDismiss( _ presentationController: UIPresentationController ) -> Bool
      presentationControllerWillDismiss(_:) func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    class UIAlertAction: UIAccessibilityIdentification
    class UIAlertController: UIViewController
    class UIAlertView: UIView
    protocol UIAlertViewDelegate
    protocol UIAppearance
    protocol UIAppearanceContainer
    class UIApplication: UIResponder
    protocol UIApplicationDelegate
      application(_:configurationForConnecting:options:) func application( _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions ) -> UISceneConfiguration
      application(_:didDiscardSceneSessions:) func application( _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
      application(_:didFailToRegisterForRemoteNotificationsWithError:) func application( _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
      application(_:didFinishLaunchingWithOptions:) func application( _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
      application(_:didRegisterForRemoteNotificationsWithDeviceToken:) func application( _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
      application(_:supportedInterfaceOrientationsFor:) func application( _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow? ) -> UIInterfaceOrientationMask
      application(_:willFinishLaunchingWithOptions:) func application( _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? ) -> Bool
      applicationDidBecomeActive(_:) func applicationDidBecomeActive(_ application: UIApplication)
      applicationDidEnterBackground(_:) func applicationDidEnterBackground(_ application: UIApplication)
      applicationDidFinishLaunching(_:) func applicationDidFinishLaunching(_ application: UIApplication)
      applicationDidReceiveMemoryWarning(_:) func applicationDidReceiveMemoryWarning(_ application: UIApplication)
      applicationWillEnterForeground(_:) func applicationWillEnterForeground(_ application: UIApplication)
      applicationWillResignActive(_:) func applicationWillResignActive(_ application: UIApplication)
      applicationWillTerminate(_:) func applicationWillTerminate(_ application: UIApplication)
      window
    class UIAttachmentBehavior: UIDynamicBehavior
    class UIBarAppearance
    class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem
    class UIBarButtonItemAppearance
    class UIBarButtonItemStateAppearance
    class UIBarItem: UIAccessibilityIdentification, UIAppearance
    protocol UIBarPositioning
    protocol UIBarPositioningDelegate
      position(for:) func position(for bar: any UIBarPositioning) -> UIBarPosition
    class UIBezierPath
    class UIBlurEffect: UIVisualEffect
    class UIButton: UIControl
    class UICalendarView: UIView
    protocol UICalendarViewDelegate
    class UICloudSharingController: UIViewController
    class UICollectionReusableView: UIView
    class UICollectionView: UIScrollView
    class UICollectionViewCell: UICollectionReusableView
    class UICollectionViewCompositionalLayout: UICollectionViewLayout
    class UICollectionViewCompositionalLayoutConfiguration
    class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate, UIScrollViewDelegate
      collectionView(_:didDeselectItemAt:)
      collectionView(_:didEndDisplaying:forItemAt:)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
      collectionView(_:didHighlightItemAt:)
      collectionView(_:didSelectItemAt:)
      collectionView(_:didUnhighlightItemAt:)
      collectionView(_:shouldDeselectItemAt:)
      collectionView(_:shouldHighlightItemAt:)
      collectionView(_:shouldSelectItemAt:)
      collectionView(_:targetContentOffsetForProposedContentOffset:)
      collectionView(_:transitionLayoutForOldLayout:newLayout:)
      collectionView(_:viewForSupplementaryElementOfKind:at:)
      collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
      numberOfSections(in:)
      scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScroll(_:)
      scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:)
      scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:)
      scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      viewForZooming(in:)
    protocol UICollectionViewDataSource
      collectionView(_:viewForSupplementaryElementOfKind:at:) func collectionView( _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath ) -> UICollectionReusableView
      numberOfSections(in:) func numberOfSections(in collectionView: UICollectionView) -> Int
    protocol UICollectionViewDataSourcePrefetching
    protocol UICollectionViewDelegate: UIScrollViewDelegate
      collectionView(_:didDeselectItemAt:) func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
      collectionView(_:didEndDisplaying:forItemAt:) func collectionView( _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) func collectionView( _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
      collectionView(_:didHighlightItemAt:) func collectionView( _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
      collectionView(_:didSelectItemAt:) func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      collectionView(_:didUnhighlightItemAt:) func collectionView( _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
      collectionView(_:shouldDeselectItemAt:) func collectionView( _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath ) -> Bool
      collectionView(_:shouldHighlightItemAt:) func collectionView( _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath ) -> Bool
      collectionView(_:shouldSelectItemAt:) func collectionView( _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath ) -> Bool
      collectionView(_:targetContentOffsetForProposedContentOffset:) func collectionView( _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint ) -> CGPoint
      collectionView(_:transitionLayoutForOldLayout:newLayout:) func collectionView( _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout ) -> UICollectionViewTransitionLayout
      collectionView(_:willDisplay:forItemAt:) func collectionView( _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:) func collectionView( _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate, UIScrollViewDelegate
      collectionView(_:layout:insetForSectionAt:) func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int ) -> UIEdgeInsets
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:) func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int ) -> CGFloat
      collectionView(_:layout:minimumLineSpacingForSectionAt:) func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int ) -> CGFloat
      collectionView(_:layout:referenceSizeForFooterInSection:) func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int ) -> CGSize
      collectionView(_:layout:referenceSizeForHeaderInSection:) func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int ) -> CGSize
      collectionView(_:layout:sizeForItemAt:) func collectionView( _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath ) -> CGSize
    class UICollectionViewDiffableDataSource: UICollectionViewDataSource
      collectionView(_:viewForSupplementaryElementOfKind:at:)
      numberOfSections(in:)
    protocol UICollectionViewDragDelegate
    protocol UICollectionViewDropCoordinator
    protocol UICollectionViewDropDelegate
    class UICollectionViewFlowLayout: UICollectionViewLayout
    class UICollectionViewLayout
    class UICollectionViewLayoutAttributes
    class UICollectionViewLayoutInvalidationContext
    class UICollectionViewListCell: UICollectionViewCell
    class UICollectionViewTransitionLayout: UICollectionViewLayout
    class UICollectionViewUpdateItem
    class UICollisionBehavior: UIDynamicBehavior
    protocol UICollisionBehaviorDelegate
      collisionBehavior(_:beganContactFor:with:at:) func collisionBehavior( _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) func collisionBehavior( _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
      collisionBehavior(_:endedContactFor:with:) func collisionBehavior( _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) func collisionBehavior( _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?)
    class UIColor
    class UIColorPickerViewController: UIViewController
    protocol UIColorPickerViewControllerDelegate
    class UIColorWell: UIControl
    class UICommand: UIMenuElement
    class UICommandAlternate
    protocol UIConfigurationState
    protocol UIContentConfiguration
    protocol UIContentContainer
    protocol UIContentSizeCategoryAdjusting
    class UIContentUnavailableView: UIView
    protocol UIContentView
      supports(_:) func supports(_ configuration: any UIContentConfiguration) -> Bool
    class UIContextMenuConfiguration
    class UIContextMenuInteraction
    protocol UIContextMenuInteractionAnimating
    protocol UIContextMenuInteractionCommitAnimating
    protocol UIContextMenuInteractionDelegate
    class UIContextualAction
    class UIControl: UIView
      gestureRecognizerShouldBegin(_:)
    protocol UICoordinateSpace
    class UICubicTimingParameters: UITimingCurveProvider
    class UIDatePicker: UIControl
    class UIDevice
    class UIDocument
    class UIDocumentBrowserViewController: UIViewController
    protocol UIDocumentBrowserViewControllerDelegate
    class UIDocumentInteractionController
    protocol UIDocumentInteractionControllerDelegate
    protocol UIDocumentPickerDelegate
    class UIDocumentPickerViewController: UIViewController
    class UIDocumentViewController: UIViewController
    class UIDragInteraction
    protocol UIDragInteractionDelegate
    class UIDragItem
    protocol UIDragSession
    class UIDropInteraction
    protocol UIDropInteractionDelegate
    protocol UIDropSession
    class UIDynamicAnimator
    protocol UIDynamicAnimatorDelegate
      dynamicAnimatorDidPause(_:) func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
      dynamicAnimatorWillResume(_:) func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    class UIDynamicBehavior
    protocol UIDynamicItem
      collisionBoundingPath
      collisionBoundsType
    class UIDynamicItemBehavior: UIDynamicBehavior
    class UIEditMenuInteraction
    protocol UIEditMenuInteractionDelegate
    class UIEvent
    class UIFeedbackGenerator
    class UIFocusGuide
    protocol UIFocusItemScrollableContainer
    class UIFont
    class UIFontDescriptor
    class UIFontMetrics
    class UIFontPickerViewController: UIViewController
    protocol UIFontPickerViewControllerDelegate
    class UIGestureRecognizer
    protocol UIGestureRecognizerDelegate
      gestureRecognizer(_:shouldBeRequiredToFailBy:) func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer ) -> Bool
      gestureRecognizer(_:shouldReceive:) func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent ) -> Bool
      gestureRecognizer(_:shouldReceive:) func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress ) -> Bool
      gestureRecognizer(_:shouldReceive:) func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch ) -> Bool
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer ) -> Bool
      gestureRecognizer(_:shouldRequireFailureOf:) func gestureRecognizer( _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer ) -> Bool
      gestureRecognizerShouldBegin(_:) func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    class UIGraphicsImageRenderer: UIGraphicsRenderer
    class UIGraphicsImageRendererContext: UIGraphicsRendererContext
    class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat
    class UIGraphicsPDFRenderer
    class UIGraphicsRenderer
    class UIGraphicsRendererContext
    class UIGraphicsRendererFormat
    class UIGravityBehavior: UIDynamicBehavior
    class UIHoverGestureRecognizer: UIGestureRecognizer
    class UIImage: UIAccessibilityIdentification
    class UIImage.Configuration
    class UIImage.SymbolConfiguration: UIImage.Configuration
    class UIImagePickerController: UINavigationController
    protocol UIImagePickerControllerDelegate
      imagePickerController(_:didFinishPickingMediaWithInfo:) func imagePickerController( _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
      imagePickerControllerDidCancel(_:) func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    class UIImageView: UIView
    class UIImpactFeedbackGenerator: UIFeedbackGenerator
    class UIInputView: UIView
    class UIInputViewController: UIViewController
    protocol UIInteraction
    class UIInterpolatingMotionEffect: UIMotionEffect
    class UIKey
    class UIKeyCommand
    protocol UIKeyInput: UITextInputTraits
    class UIKeyboardLayoutGuide: UITrackingLayoutGuide
    class UILabel: UIView, UIContentSizeCategoryAdjusting
    protocol UILargeContentViewerItem
    class UILayoutGuide
    protocol UILayoutSupport
    class UIListContentView: UIView, UIContentView
    class UILocalNotification
    class UILongPressGestureRecognizer: UIGestureRecognizer
    class UIMenu: UIMenuElement
    protocol UIMenuBuilder
    class UIMenuController
    class UIMenuElement: UIAccessibilityIdentification
    class UIMenuItem
    class UIMotionEffect
    class UIMotionEffectGroup: UIMotionEffect
    protocol UIMutableTraits
    class UINavigationBar: UIView, UIBarPositioning
    class UINavigationBarAppearance: UIBarAppearance
    protocol UINavigationBarDelegate: UIBarPositioningDelegate
      navigationBar(_:didPop:) func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
      navigationBar(_:didPush:) func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
      navigationBar(_:shouldPop:) func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      navigationBar(_:shouldPush:) func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    class UINavigationController: UIViewController
    protocol UINavigationControllerDelegate
      navigationController(_:animationControllerFor:from:to:) func navigationController( _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)?
      navigationController(_:didShow:animated:) func navigationController( _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
      navigationController(_:interactionControllerFor:) func navigationController( _ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)?
      navigationController(_:willShow:animated:) func navigationController( _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:) func navigationControllerPreferredInterfaceOrientationForPresentation( _ navigationController: UINavigationController ) -> UIInterfaceOrientation
      navigationControllerSupportedInterfaceOrientations(_:) func navigationControllerSupportedInterfaceOrientations( _ navigationController: UINavigationController ) -> UIInterfaceOrientationMask
    class UINavigationItem
    class UINib
    class UINotificationFeedbackGenerator: UIFeedbackGenerator
    class UIPageControl: UIControl
    class UIPageViewController: UIViewController
    protocol UIPageViewControllerDataSource
      presentationCount(for:) func presentationCount(for pageViewController: UIPageViewController) -> Int
      presentationIndex(for:) func presentationIndex(for pageViewController: UIPageViewController) -> Int
    protocol UIPageViewControllerDelegate
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:) func pageViewController( _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
      pageViewController(_:spineLocationFor:) func pageViewController( _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation ) -> UIPageViewController.SpineLocation
      pageViewController(_:willTransitionTo:) func pageViewController( _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    class UIPanGestureRecognizer: UIGestureRecognizer
    protocol UIPasteConfigurationSupporting
    class UIPasteControl: UIControl
    class UIPasteboard
    class UIPencilInteraction
    protocol UIPencilInteractionDelegate
    class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning
      completionCurve
      completionSpeed
      wantsInteractiveStart
    class UIPickerView: UIView
    protocol UIPickerViewDataSource
    protocol UIPickerViewDelegate
      pickerView(_:attributedTitleForRow:forComponent:) func pickerView( _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int ) -> NSAttributedString?
      pickerView(_:didSelectRow:inComponent:) func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
      pickerView(_:rowHeightForComponent:) func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      pickerView(_:titleForRow:forComponent:) func pickerView( _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int ) -> String?
      pickerView(_:viewForRow:forComponent:reusing:) func pickerView( _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView? ) -> UIView
      pickerView(_:widthForComponent:) func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    class UIPinchGestureRecognizer: UIGestureRecognizer
    class UIPointerInteraction
    protocol UIPointerInteractionDelegate
    class UIPopoverController
    protocol UIPopoverControllerDelegate
    class UIPopoverPresentationController: UIPresentationController
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      popoverPresentationController(_:willRepositionPopoverTo:in:) func popoverPresentationController( _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>)
      popoverPresentationControllerDidDismissPopover(_:) func popoverPresentationControllerDidDismissPopover( _ popoverPresentationController: UIPopoverPresentationController)
      popoverPresentationControllerShouldDismissPopover(_:) func popoverPresentationControllerShouldDismissPopover( _ popoverPresentationController: UIPopoverPresentationController ) -> Bool
      prepareForPopoverPresentation(_:) func prepareForPopoverPresentation( _ popoverPresentationController: UIPopoverPresentationController)
    protocol UIPopoverPresentationControllerSourceItem
    class UIPresentationController: UIContentContainer, UITraitEnvironment, UITraitChangeObservable
      adaptivePresentationStyle(for:)
    class UIPress
      window
    class UIPressesEvent: UIEvent
    protocol UIPreviewActionItem
    class UIPreviewInteraction
    protocol UIPreviewInteractionDelegate
      previewInteraction(_:didUpdateCommitTransition:ended:) func previewInteraction( _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
      previewInteractionShouldBegin(_:) func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
    class UIPreviewParameters
    class UIPreviewTarget
    protocol UIPrintInteractionControllerDelegate
    class UIProgressView: UIView
    class UIPushBehavior: UIDynamicBehavior
    class UIReferenceLibraryViewController: UIViewController
    class UIRefreshControl: UIControl
    class UIRegion
    class UIResponder
    class UIRotationGestureRecognizer: UIGestureRecognizer
    class UIScene: UIResponder
    class UIScene.ConnectionOptions
    class UISceneConfiguration
    protocol UISceneDelegate
      scene(_:willConnectTo:options:) func scene( _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
      sceneDidBecomeActive(_:) func sceneDidBecomeActive(_ scene: UIScene)
      sceneDidDisconnect(_:) func sceneDidDisconnect(_ scene: UIScene)
      sceneDidEnterBackground(_:) func sceneDidEnterBackground(_ scene: UIScene)
      sceneWillEnterForeground(_:) func sceneWillEnterForeground(_ scene: UIScene)
      sceneWillResignActive(_:) func sceneWillResignActive(_ scene: UIScene)
    class UISceneSession
    class UIScreen: UITraitEnvironment, UICoordinateSpace
    class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
    class UIScrollView: UIView, UIFocusItemScrollableContainer
    protocol UIScrollViewDelegate
      scrollViewDidChangeAdjustedContentInset(_:) func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
      scrollViewDidEndDecelerating(_:) func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      scrollViewDidEndDragging(_:willDecelerate:) func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      scrollViewDidEndScrollingAnimation(_:) func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      scrollViewDidEndZooming(_:with:atScale:) func scrollViewDidEndZooming( _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
      scrollViewDidScroll(_:) func scrollViewDidScroll(_ scrollView: UIScrollView)
      scrollViewDidScrollToTop(_:) func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      scrollViewDidZoom(_:) func scrollViewDidZoom(_ scrollView: UIScrollView)
      scrollViewShouldScrollToTop(_:) func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
      scrollViewWillBeginDecelerating(_:) func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      scrollViewWillBeginDragging(_:) func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      scrollViewWillBeginZooming(_:with:) func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) func scrollViewWillEndDragging( _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      viewForZooming(in:) func viewForZooming(in scrollView: UIScrollView) -> UIView?
    class UISearchBar: UIView, UIBarPositioning
      autocapitalizationType
      autocorrectionType
      keyboardType
    protocol UISearchBarDelegate: UIBarPositioningDelegate
      searchBar(_:selectedScopeButtonIndexDidChange:) func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
      searchBar(_:shouldChangeTextIn:replacementText:) func searchBar( _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String ) -> Bool
      searchBar(_:textDidChange:) func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      searchBarCancelButtonClicked(_:) func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      searchBarSearchButtonClicked(_:) func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      searchBarShouldBeginEditing(_:) func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
      searchBarShouldEndEditing(_:) func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
      searchBarTextDidBeginEditing(_:) func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      searchBarTextDidEndEditing(_:) func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    class UISearchContainerViewController: UIViewController
    class UISearchController: UIViewController
    protocol UISearchControllerDelegate
      didDismissSearchController(_:) func didDismissSearchController(_ searchController: UISearchController)
      didPresentSearchController(_:) func didPresentSearchController(_ searchController: UISearchController)
      presentSearchController(_:) func presentSearchController(_ searchController: UISearchController)
      willDismissSearchController(_:) func willDismissSearchController(_ searchController: UISearchController)
      willPresentSearchController(_:) func willPresentSearchController(_ searchController: UISearchController)
    protocol UISearchDisplayDelegate
    protocol UISearchResultsUpdating
    protocol UISearchSuggestion
    class UISearchTextField: UITextField
    class UISearchToken
    class UISegmentedControl: UIControl
    class UISelectionFeedbackGenerator: UIFeedbackGenerator
    class UISheetPresentationController: UIPresentationController
    class UISheetPresentationController.Detent
    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) func sheetPresentationControllerDidChangeSelectedDetentIdentifier( _ sheetPresentationController: UISheetPresentationController)
    protocol UISheetPresentationControllerDetentResolutionContext
    class UISlider: UIControl
      gestureRecognizerShouldBegin(_:)
    class UISnapBehavior: UIDynamicBehavior
    class UISplitViewController: UIViewController
    protocol UISplitViewControllerDelegate
      primaryViewController(forCollapsing:) func primaryViewController( forCollapsing splitViewController: UISplitViewController ) -> UIViewController?
      primaryViewController(forExpanding:) func primaryViewController( forExpanding splitViewController: UISplitViewController ) -> UIViewController?
      splitViewController(_:collapseSecondary:onto:) func splitViewController( _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController ) -> Bool
      splitViewController(_:displayModeForExpandingToProposedDisplayMode:) func splitViewController( _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController .DisplayMode ) -> UISplitViewController.DisplayMode
      splitViewController(_:separateSecondaryFrom:) func splitViewController( _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController ) -> UIViewController?
      splitViewController(_:topColumnForCollapsingToProposedTopColumn:) func splitViewController( _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column ) -> UISplitViewController.Column
      splitViewController(_:willChangeTo:) func splitViewController( _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
      splitViewController(_:willHide:) func splitViewController( _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
      splitViewController(_:willShow:) func splitViewController( _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
      splitViewControllerDidCollapse(_:) func splitViewControllerDidCollapse(_ svc: UISplitViewController)
      splitViewControllerDidExpand(_:) func splitViewControllerDidExpand(_ svc: UISplitViewController)
    class UISpringTimingParameters: UITimingCurveProvider
    class UIStackView: UIView
    class UIStatusBarManager
    class UIStepper: UIControl
    class UIStoryboard
    class UIStoryboardSegue
    class UIStoryboardUnwindSegueSource
    class UISwipeActionsConfiguration
    class UISwipeGestureRecognizer: UIGestureRecognizer
    class UISwitch: UIControl
      gestureRecognizerShouldBegin(_:)
    class UITabBar: UIView
    class UITabBarAppearance: UIBarAppearance
    class UITabBarController: UIViewController
    protocol UITabBarControllerDelegate
      tabBarController(_:animationControllerForTransitionFrom:to:) func tabBarController( _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)?
      tabBarController(_:didEndCustomizing:changed:) func tabBarController( _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
      tabBarController(_:didSelect:) func tabBarController( _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
      tabBarController(_:interactionControllerFor:) func tabBarController( _ tabBarController: UITabBarController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)?
      tabBarController(_:shouldSelect:) func tabBarController( _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController ) -> Bool
      tabBarController(_:willBeginCustomizing:) func tabBarController( _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController] )
      tabBarController(_:willEndCustomizing:changed:) func tabBarController( _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:) func tabBarControllerPreferredInterfaceOrientationForPresentation( _ tabBarController: UITabBarController ) -> UIInterfaceOrientation
      tabBarControllerSupportedInterfaceOrientations(_:) func tabBarControllerSupportedInterfaceOrientations( _ tabBarController: UITabBarController ) -> UIInterfaceOrientationMask
    protocol UITabBarDelegate
      tabBar(_:didSelect:) func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    class UITabBarItem: UIBarItem
    class UITabBarItemAppearance
    class UITabBarItemStateAppearance
    class UITableView: UIScrollView
    class UITableViewCell: UIView
    class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate, UIScrollViewDelegate
      numberOfSections(in:)
      scrollViewDidChangeAdjustedContentInset(_:)
      scrollViewDidEndDecelerating(_:)
      scrollViewDidEndDragging(_:willDecelerate:)
      scrollViewDidEndScrollingAnimation(_:)
      scrollViewDidEndZooming(_:with:atScale:)
      scrollViewDidScroll(_:)
      scrollViewDidScrollToTop(_:)
      scrollViewDidZoom(_:)
      scrollViewShouldScrollToTop(_:)
      scrollViewWillBeginDecelerating(_:)
      scrollViewWillBeginDragging(_:)
      scrollViewWillBeginZooming(_:with:)
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:canEditRowAt:)
      tableView(_:canMoveRowAt:)
      tableView(_:commit:forRowAt:)
      tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:)
      tableView(_:didEndEditingRowAt:)
      tableView(_:didHighlightRowAt:)
      tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:)
      tableView(_:editActionsForRowAt:)
      tableView(_:editingStyleForRowAt:)
      tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:)
      tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:)
      tableView(_:indentationLevelForRowAt:)
      tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      tableView(_:moveRowAt:to:)
      tableView(_:shouldHighlightRowAt:)
      tableView(_:titleForDeleteConfirmationButtonForRowAt:)
      tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:)
      tableView(_:trailingSwipeActionsConfigurationForRowAt:)
      tableView(_:viewForFooterInSection:)
      tableView(_:viewForHeaderInSection:)
      tableView(_:willBeginEditingRowAt:)
      tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willSelectRowAt:)
      viewForZooming(in:)
    protocol UITableViewDataSource
      numberOfSections(in:) func numberOfSections(in tableView: UITableView) -> Int
      tableView(_:canEditRowAt:) func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
      tableView(_:canMoveRowAt:) func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
      tableView(_:commit:forRowAt:) func tableView( _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
      tableView(_:moveRowAt:to:) func tableView( _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
      tableView(_:titleForFooterInSection:) func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
      tableView(_:titleForHeaderInSection:) func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    protocol UITableViewDataSourcePrefetching
    protocol UITableViewDelegate: UIScrollViewDelegate
      tableView(_:accessoryButtonTappedForRowWith:) func tableView( _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
      tableView(_:didDeselectRowAt:) func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
      tableView(_:didEndDisplaying:forRowAt:) func tableView( _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
      tableView(_:didEndDisplayingFooterView:forSection:) func tableView( _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
      tableView(_:didEndDisplayingHeaderView:forSection:) func tableView( _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
      tableView(_:didEndEditingRowAt:) func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
      tableView(_:didHighlightRowAt:) func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      tableView(_:didSelectRowAt:) func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      tableView(_:didUnhighlightRowAt:) func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
      tableView(_:editActionsForRowAt:) func tableView( _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath ) -> [UITableViewRowAction]?
      tableView(_:editingStyleForRowAt:) func tableView( _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath ) -> UITableViewCell.EditingStyle
      tableView(_:estimatedHeightForRowAt:) func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
      tableView(_:heightForFooterInSection:) func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
      tableView(_:heightForHeaderInSection:) func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
      tableView(_:heightForRowAt:) func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      tableView(_:indentationLevelForRowAt:) func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
      tableView(_:leadingSwipeActionsConfigurationForRowAt:) func tableView( _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath ) -> UISwipeActionsConfiguration?
      tableView(_:shouldHighlightRowAt:) func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
      tableView(_:titleForDeleteConfirmationButtonForRowAt:) func tableView( _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath ) -> String?
      tableView(_:trailingSwipeActionsConfigurationForRowAt:) func tableView( _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath ) -> UISwipeActionsConfiguration?
      tableView(_:viewForFooterInSection:) func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
      tableView(_:viewForHeaderInSection:) func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
      tableView(_:willBeginEditingRowAt:) func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
      tableView(_:willDeselectRowAt:) func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
      tableView(_:willDisplay:forRowAt:) func tableView( _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
      tableView(_:willDisplayFooterView:forSection:) func tableView( _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
      tableView(_:willDisplayHeaderView:forSection:) func tableView( _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
      tableView(_:willSelectRowAt:) func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    class UITableViewDiffableDataSource: UITableViewDataSource
      numberOfSections(in:)
      tableView(_:canEditRowAt:)
      tableView(_:canMoveRowAt:)
      tableView(_:commit:forRowAt:)
      tableView(_:moveRowAt:to:)
      tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:)
    protocol UITableViewDragDelegate
    protocol UITableViewDropCoordinator
    protocol UITableViewDropDelegate
    class UITableViewHeaderFooterView: UIView
    class UITableViewRowAction
    class UITapGestureRecognizer: UIGestureRecognizer
    class UITargetedPreview
    class UITextChecker
    class UITextField: UIControl, UIContentSizeCategoryAdjusting, UITextInput, UIKeyInput, UITextInputTraits
      autocapitalizationType
      autocorrectionType
      enablesReturnKeyAutomatically
      isSecureTextEntry
      keyboardAppearance
      keyboardType
      returnKeyType
      spellCheckingType
      textContentType
    protocol UITextFieldDelegate
      textField(_:shouldChangeCharactersIn:replacementString:) func textField( _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String ) -> Bool
      textFieldDidBeginEditing(_:) func textFieldDidBeginEditing(_ textField: UITextField)
      textFieldDidChangeSelection(_:) func textFieldDidChangeSelection(_ textField: UITextField)
      textFieldDidEndEditing(_:) func textFieldDidEndEditing(_ textField: UITextField)
      textFieldDidEndEditing(_:reason:) func textFieldDidEndEditing( _ textField: UITextField, reason: UITextField.DidEndEditingReason)
      textFieldShouldBeginEditing(_:) func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      textFieldShouldClear(_:) func textFieldShouldClear(_ textField: UITextField) -> Bool
      textFieldShouldEndEditing(_:) func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      textFieldShouldReturn(_:) func textFieldShouldReturn(_ textField: UITextField) -> Bool
    protocol UITextInput: UIKeyInput, UITextInputTraits
      beginningOfDocument
      characterRange(at:) func characterRange(at point: CGPoint) -> UITextRange?
      closestPosition(to:within:) func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
      compare(_:to:) func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
      endOfDocument
      firstRect(for:) func firstRect(for range: UITextRange) -> CGRect
      markedTextRange
      offset(from:to:) func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
      position(from:in:offset:) func position( from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int ) -> UITextPosition?
      position(from:offset:) func position(from position: UITextPosition, offset: Int) -> UITextPosition?
      replace(_:withText:) func replace(_ range: UITextRange, withText text: String)
      text(in:) func text(in range: UITextRange) -> String?
      textRange(from:to:) func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
      unmarkText() func unmarkText()
    protocol UITextInputDelegate
    protocol UITextInputTokenizer
    protocol UITextInputTraits
      autocapitalizationType
      autocorrectionType
      enablesReturnKeyAutomatically
      isSecureTextEntry
      keyboardAppearance
      keyboardType
      returnKeyType
      spellCheckingType
      textContentType
    class UITextPosition
    class UITextRange
    class UITextSelectionRect
    class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UITextInput, UIKeyInput, UITextInputTraits
      autocapitalizationType
      autocorrectionType
      enablesReturnKeyAutomatically
      isSecureTextEntry
      keyboardAppearance
      keyboardType
      returnKeyType
      spellCheckingType
      textContentType
    protocol UITextViewDelegate: UIScrollViewDelegate
      textView(_:shouldChangeTextIn:replacementText:) func textView( _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String ) -> Bool
      textViewDidBeginEditing(_:) func textViewDidBeginEditing(_ textView: UITextView)
      textViewDidChange(_:) func textViewDidChange(_ textView: UITextView)
      textViewDidChangeSelection(_:) func textViewDidChangeSelection(_ textView: UITextView)
      textViewDidEndEditing(_:) func textViewDidEndEditing(_ textView: UITextView)
      textViewShouldBeginEditing(_:) func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      textViewShouldEndEditing(_:) func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    protocol UITimingCurveProvider
    class UIToolbar: UIView
    class UIToolbarAppearance: UIBarAppearance
    class UITouch
      window
    class UITrackingLayoutGuide: UILayoutGuide
    protocol UITraitChangeObservable
    protocol UITraitChangeRegistration
    class UITraitCollection
    protocol UITraitDefinition
    protocol UITraitEnvironment
    class UIUpdateLink
    class UIVibrancyEffect: UIVisualEffect
    class UIVideoEditorController: UINavigationController
    protocol UIVideoEditorControllerDelegate
    class UIView: UIResponder, CALayerDelegate, UIPopoverPresentationControllerSourceItem, UIAccessibilityIdentification, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UILargeContentViewerItem, UITraitEnvironment, UITraitChangeObservable
      action(for:forKey:)
      collisionBoundingPath
      collisionBoundsType
      display(_:)
      draw(_:in:)
      gestureRecognizerShouldBegin(_:)
      layerWillDraw(_:)
      layoutSublayers(of:)
      window
    protocol UIViewAnimating
    class UIViewController: UIResponder, UIAppearanceContainer, UIContentContainer, UITraitEnvironment, UITraitChangeObservable
    protocol UIViewControllerAnimatedTransitioning
      animationEnded(_:) func animationEnded(_ transitionCompleted: Bool)
      interruptibleAnimator(using:) func interruptibleAnimator( using transitionContext: any UIViewControllerContextTransitioning ) -> any UIViewImplicitlyAnimating
    protocol UIViewControllerContextTransitioning
    protocol UIViewControllerInteractiveTransitioning
      completionCurve
      completionSpeed
      wantsInteractiveStart
    protocol UIViewControllerPreviewing
    protocol UIViewControllerPreviewingDelegate
    protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
    protocol UIViewControllerTransitionCoordinatorContext
    protocol UIViewControllerTransitioningDelegate
      animationController(forDismissed:) func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      animationController(forPresented:presenting:source:) func animationController( forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController ) -> (any UIViewControllerAnimatedTransitioning)?
      interactionControllerForDismissal(using:) func interactionControllerForDismissal( using animator: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)?
      interactionControllerForPresentation(using:) func interactionControllerForPresentation( using animator: any UIViewControllerAnimatedTransitioning ) -> (any UIViewControllerInteractiveTransitioning)?
      presentationController(forPresented:presenting:source:) func presentationController( forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController ) -> UIPresentationController?
    protocol UIViewImplicitlyAnimating: UIViewAnimating
      addAnimations(_:) func addAnimations(_ animation: @escaping () -> Void)
      addAnimations(_:delayFactor:) func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
      addCompletion(_:) func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
      continueAnimation(withTimingParameters:durationFactor:) func continueAnimation( withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
    class UIViewPropertyAnimator: UIViewImplicitlyAnimating, UIViewAnimating
      addAnimations(_:)
      addAnimations(_:delayFactor:)
      addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
    class UIVisualEffect
    class UIVisualEffectView: UIView
    class UIWebView: UIView
    protocol UIWebViewDelegate
    class UIWindow: UIView
    class UIWindowScene: UIScene, UITraitEnvironment
    protocol UIWindowSceneDelegate: UISceneDelegate
      window
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:) func windowScene( _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    class UndoManager
    """
}
