/// UIKit's optional requirements, and classes that conform to their protocols. Made by a test.
package enum UIKitTable {
  package static let text = """
    protocol CAAction
    class CAAnimation: CAMediaTiming, CAAction
    protocol CAAnimationDelegate
      animationDidStart(_:)
      animationDidStop(_:finished:)
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
      action(for:forKey:)
      display(_:)
      draw(_:in:)
      layerWillDraw(_:)
      layoutSublayers(of:)
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
    protocol NSCollectionLayoutContainer
    protocol NSCollectionLayoutEnvironment
    class NSCollectionLayoutItem
    class NSCollectionLayoutSection
    class NSCollectionLayoutSize
    protocol NSCollectionLayoutVisibleItem
    class NSDataAsset
    class NSException
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
    protocol NSTextStorageObserving
    class NSTextTab
    class UIAccessibilityCustomAction
    class UIAccessibilityElement
    protocol UIAccessibilityIdentification
    class UIAction: UIMenuElement
    class UIActionSheet: UIView
    protocol UIActionSheetDelegate
    class UIActivity
    class UIActivityIndicatorView: UIView
    protocol UIActivityItemSource
    class UIActivityViewController: UIViewController
    protocol UIAdaptivePresentationControllerDelegate
      adaptivePresentationStyle(for:)
      adaptivePresentationStyle(for:traitCollection:)
      presentationController(_:prepare:)
      presentationController(_:viewControllerForAdaptivePresentationStyle:)
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
      presentationControllerDidAttemptToDismiss(_:)
      presentationControllerDidDismiss(_:)
      presentationControllerShouldDismiss(_:)
      presentationControllerWillDismiss(_:)
    class UIAlertAction: UIAccessibilityIdentification
    class UIAlertController: UIViewController
    class UIAlertView: UIView
    protocol UIAlertViewDelegate
    protocol UIAppearance
    protocol UIAppearanceContainer
    class UIApplication: UIResponder
    protocol UIApplicationDelegate
      application(_:configurationForConnecting:options:)
      application(_:didDiscardSceneSessions:)
      application(_:didFinishLaunchingWithOptions:)
      application(_:supportedInterfaceOrientationsFor:)
      application(_:willFinishLaunchingWithOptions:)
      applicationDidBecomeActive(_:)
      applicationDidEnterBackground(_:)
      applicationDidFinishLaunching(_:)
      applicationDidReceiveMemoryWarning(_:)
      applicationWillEnterForeground(_:)
      applicationWillResignActive(_:)
      applicationWillTerminate(_:)
      window
    class UIAttachmentBehavior: UIDynamicBehavior
    class UIBarAppearance
    class UIBarButtonItem: UIBarItem, UIPopoverPresentationControllerSourceItem
    class UIBarButtonItemAppearance
    class UIBarItem: UIAccessibilityIdentification
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
      collectionView(_:viewForSupplementaryElementOfKind:at:)
      numberOfSections(in:)
    protocol UICollectionViewDataSourcePrefetching
    protocol UICollectionViewDelegate: UIScrollViewDelegate
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
      collectionView(_:willDisplay:forItemAt:)
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate, UIScrollViewDelegate
      collectionView(_:layout:insetForSectionAt:)
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
      collectionView(_:layout:minimumLineSpacingForSectionAt:)
      collectionView(_:layout:referenceSizeForFooterInSection:)
      collectionView(_:layout:referenceSizeForHeaderInSection:)
      collectionView(_:layout:sizeForItemAt:)
    class UICollectionViewDiffableDataSource
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
      collisionBehavior(_:beganContactFor:with:at:)
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
      collisionBehavior(_:endedContactFor:with:)
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    class UIColor
    class UIColorPickerViewController: UIViewController
    protocol UIColorPickerViewControllerDelegate
    class UIColorWell: UIControl
    protocol UIConfigurationState
    protocol UIContentConfiguration
    protocol UIContentContainer
    protocol UIContentSizeCategoryAdjusting
    class UIContentUnavailableView: UIView
    protocol UIContentView
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
      dynamicAnimatorDidPause(_:)
      dynamicAnimatorWillResume(_:)
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
      gestureRecognizer(_:shouldBeRequiredToFailBy:)
      gestureRecognizer(_:shouldReceive:)
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      gestureRecognizer(_:shouldRequireFailureOf:)
      gestureRecognizerShouldBegin(_:)
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
    class UIImageView: UIView
    class UIImpactFeedbackGenerator: UIFeedbackGenerator
    class UIInputView: UIView
    class UIInputViewController: UIViewController
    protocol UIInteraction
    class UIInterpolatingMotionEffect: UIMotionEffect
    class UIKeyCommand
    protocol UIKeyInput: UITextInputTraits
    class UIKeyboardLayoutGuide: UITrackingLayoutGuide
    class UILabel: UIView, UIContentSizeCategoryAdjusting
    class UILayoutGuide
    protocol UILayoutSupport
    class UIListContentView: UIView
    class UILocalNotification
    class UILongPressGestureRecognizer: UIGestureRecognizer
    class UIMenu: UIMenuElement
    protocol UIMenuBuilder
    class UIMenuElement: UIAccessibilityIdentification
    class UIMenuItem
    class UIMotionEffect
    class UIMotionEffectGroup: UIMotionEffect
    protocol UIMutableTraits
    class UINavigationBar: UIView
    class UINavigationBarAppearance: UIBarAppearance
    protocol UINavigationBarDelegate
      navigationBar(_:didPop:)
      navigationBar(_:didPush:)
      navigationBar(_:shouldPop:)
      navigationBar(_:shouldPush:)
    class UINavigationController: UIViewController
    protocol UINavigationControllerDelegate
      navigationController(_:animationControllerFor:from:to:)
      navigationController(_:didShow:animated:)
      navigationController(_:interactionControllerFor:)
      navigationController(_:willShow:animated:)
      navigationControllerPreferredInterfaceOrientationForPresentation(_:)
      navigationControllerSupportedInterfaceOrientations(_:)
    class UINavigationItem
    class UINib
    class UINotificationFeedbackGenerator: UIFeedbackGenerator
    class UIPageControl: UIControl
    class UIPageViewController: UIViewController
    protocol UIPageViewControllerDataSource
      presentationCount(for:)
      presentationIndex(for:)
    protocol UIPageViewControllerDelegate
      pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
      pageViewController(_:spineLocationFor:)
      pageViewController(_:willTransitionTo:)
    class UIPanGestureRecognizer: UIGestureRecognizer
    protocol UIPasteConfigurationSupporting
    class UIPasteControl: UIControl
    class UIPencilInteraction
    protocol UIPencilInteractionDelegate
    class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning
      completionCurve
      completionSpeed
      wantsInteractiveStart
    class UIPickerView: UIView
    protocol UIPickerViewDataSource
    protocol UIPickerViewDelegate
    class UIPinchGestureRecognizer: UIGestureRecognizer
    class UIPointerInteraction
    protocol UIPointerInteractionDelegate
    class UIPopoverController
    protocol UIPopoverControllerDelegate
    class UIPopoverPresentationController: UIPresentationController
    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      popoverPresentationController(_:willRepositionPopoverTo:in:)
      popoverPresentationControllerDidDismissPopover(_:)
      popoverPresentationControllerShouldDismissPopover(_:)
      prepareForPopoverPresentation(_:)
    protocol UIPopoverPresentationControllerSourceItem
    class UIPresentationController: UIContentContainer, UITraitEnvironment, UITraitChangeObservable
      adaptivePresentationStyle(for:)
    class UIPress
      window
    protocol UIPreviewActionItem
    class UIPreviewInteraction
    protocol UIPreviewInteractionDelegate
      previewInteraction(_:didUpdateCommitTransition:ended:)
      previewInteractionShouldBegin(_:)
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
      scene(_:willConnectTo:options:)
      sceneDidBecomeActive(_:)
      sceneDidDisconnect(_:)
      sceneDidEnterBackground(_:)
      sceneWillEnterForeground(_:)
      sceneWillResignActive(_:)
    class UISceneSession
    class UIScreen: UITraitEnvironment, UICoordinateSpace
    class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer
    class UIScrollView: UIView, UIFocusItemScrollableContainer
    protocol UIScrollViewDelegate
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
    class UISearchBar: UIView
      autocapitalizationType
      autocorrectionType
      keyboardType
    protocol UISearchBarDelegate
      searchBar(_:selectedScopeButtonIndexDidChange:)
      searchBar(_:shouldChangeTextIn:replacementText:)
      searchBar(_:textDidChange:)
      searchBarCancelButtonClicked(_:)
      searchBarSearchButtonClicked(_:)
      searchBarShouldBeginEditing(_:)
      searchBarShouldEndEditing(_:)
      searchBarTextDidBeginEditing(_:)
      searchBarTextDidEndEditing(_:)
    class UISearchContainerViewController: UIViewController
    class UISearchController: UIViewController
    protocol UISearchControllerDelegate
      didDismissSearchController(_:)
      didPresentSearchController(_:)
      presentSearchController(_:)
      willDismissSearchController(_:)
      willPresentSearchController(_:)
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
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    protocol UISheetPresentationControllerDetentResolutionContext
    class UISlider: UIControl
      gestureRecognizerShouldBegin(_:)
    class UISnapBehavior: UIDynamicBehavior
    class UISplitViewController: UIViewController
    protocol UISplitViewControllerDelegate
      primaryViewController(forCollapsing:)
      primaryViewController(forExpanding:)
      splitViewController(_:collapseSecondary:onto:)
      splitViewController(_:separateSecondaryFrom:)
      splitViewController(_:willChangeTo:)
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
      tabBarController(_:animationControllerForTransitionFrom:to:)
      tabBarController(_:didEndCustomizing:changed:)
      tabBarController(_:didSelect:)
      tabBarController(_:interactionControllerFor:)
      tabBarController(_:shouldSelect:)
      tabBarController(_:willBeginCustomizing:)
      tabBarController(_:willEndCustomizing:changed:)
      tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
      tabBarControllerSupportedInterfaceOrientations(_:)
    protocol UITabBarDelegate
      tabBar(_:didSelect:)
    class UITabBarItem: UIBarItem
    class UITabBarItemAppearance
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
      tableView(_:didHighlightRowAt:)
      tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:)
      tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:)
      tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:)
      tableView(_:indentationLevelForRowAt:)
      tableView(_:moveRowAt:to:)
      tableView(_:shouldHighlightRowAt:)
      tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:)
      tableView(_:viewForFooterInSection:)
      tableView(_:viewForHeaderInSection:)
      tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willSelectRowAt:)
      viewForZooming(in:)
    protocol UITableViewDataSource
      numberOfSections(in:)
      tableView(_:canEditRowAt:)
      tableView(_:canMoveRowAt:)
      tableView(_:commit:forRowAt:)
      tableView(_:moveRowAt:to:)
      tableView(_:titleForFooterInSection:)
      tableView(_:titleForHeaderInSection:)
    protocol UITableViewDataSourcePrefetching
    protocol UITableViewDelegate: UIScrollViewDelegate
      tableView(_:accessoryButtonTappedForRowWith:)
      tableView(_:didDeselectRowAt:)
      tableView(_:didEndDisplaying:forRowAt:)
      tableView(_:didEndDisplayingFooterView:forSection:)
      tableView(_:didEndDisplayingHeaderView:forSection:)
      tableView(_:didHighlightRowAt:)
      tableView(_:didSelectRowAt:)
      tableView(_:didUnhighlightRowAt:)
      tableView(_:estimatedHeightForRowAt:)
      tableView(_:heightForFooterInSection:)
      tableView(_:heightForHeaderInSection:)
      tableView(_:heightForRowAt:)
      tableView(_:indentationLevelForRowAt:)
      tableView(_:shouldHighlightRowAt:)
      tableView(_:viewForFooterInSection:)
      tableView(_:viewForHeaderInSection:)
      tableView(_:willDeselectRowAt:)
      tableView(_:willDisplay:forRowAt:)
      tableView(_:willDisplayFooterView:forSection:)
      tableView(_:willDisplayHeaderView:forSection:)
      tableView(_:willSelectRowAt:)
    class UITableViewDiffableDataSource
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
      textField(_:shouldChangeCharactersIn:replacementString:)
      textFieldDidBeginEditing(_:)
      textFieldDidChangeSelection(_:)
      textFieldDidEndEditing(_:)
      textFieldDidEndEditing(_:reason:)
      textFieldShouldBeginEditing(_:)
      textFieldShouldClear(_:)
      textFieldShouldEndEditing(_:)
      textFieldShouldReturn(_:)
    protocol UITextInput: UIKeyInput, UITextInputTraits
      beginningOfDocument
      characterRange(at:)
      closestPosition(to:within:)
      compare(_:to:)
      endOfDocument
      firstRect(for:)
      markedTextRange
      offset(from:to:)
      position(from:in:offset:)
      position(from:offset:)
      replace(_:withText:)
      text(in:)
      textRange(from:to:)
      unmarkText()
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
      textView(_:shouldChangeTextIn:replacementText:)
      textViewDidBeginEditing(_:)
      textViewDidChange(_:)
      textViewDidChangeSelection(_:)
      textViewDidEndEditing(_:)
      textViewShouldBeginEditing(_:)
      textViewShouldEndEditing(_:)
    protocol UITimingCurveProvider
    class UIToolbar: UIView
    class UIToolbarAppearance
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
    class UIView: UIResponder, CALayerDelegate, UIPopoverPresentationControllerSourceItem, UIAccessibilityIdentification, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UIDynamicItem, UITraitEnvironment, UITraitChangeObservable
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
    class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable
    protocol UIViewControllerAnimatedTransitioning
      animationEnded(_:)
      interruptibleAnimator(using:)
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
      animationController(forDismissed:)
      animationController(forPresented:presenting:source:)
      interactionControllerForDismissal(using:)
      interactionControllerForPresentation(using:)
      presentationController(forPresented:presenting:source:)
    protocol UIViewImplicitlyAnimating: UIViewAnimating
      addAnimations(_:)
      addAnimations(_:delayFactor:)
      addCompletion(_:)
      continueAnimation(withTimingParameters:durationFactor:)
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
      windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    """
}
