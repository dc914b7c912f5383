// Declares UIKit's classes, values and protocols for interactions as unavailable if Matchcut does
// not have them; see Unavailable.swift.

// MARK: Menus and previews

@available(*, unavailable, message: "there are no context menus; use UILongPressGestureRecognizer")
open class UIContextMenuConfiguration {
  public init(
    identifier: Any?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)?
  ) {}
}
@available(*, unavailable, message: "there are no context menus; use UILongPressGestureRecognizer")
public protocol UIContextMenuInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "there are no context menus; use UILongPressGestureRecognizer")
public protocol UIContextMenuInteractionAnimating: AnyObject {}
@available(*, unavailable, message: "there are no context menus; use UILongPressGestureRecognizer")
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {}
@available(
  *, unavailable, message: "there are no previews; animate snapshotView(afterScreenUpdates:)"
)
open class UITargetedPreview {
  public init(view: UIView) {}
  public init(view: UIView, parameters: UIPreviewParameters) {}
}
@available(
  *, unavailable, message: "there are no previews; animate snapshotView(afterScreenUpdates:)"
)
open class UIPreviewParameters {
  public init() {}
}
@available(
  *, unavailable, message: "there are no previews; animate snapshotView(afterScreenUpdates:)"
)
open class UIPreviewTarget {
  public init(container: UIView, center: CGPoint) {}
}
@available(
  *, unavailable, message: "there are no previews; animate snapshotView(afterScreenUpdates:)"
)
public enum UITargetedDragPreview {}
@available(
  *, unavailable, message: "there are no previews; animate snapshotView(afterScreenUpdates:)"
)
public enum UIPreviewAction {}
@available(
  *, unavailable, message: "there are no previews; animate snapshotView(afterScreenUpdates:)"
)
public enum UIPreviewActionGroup {}
@available(
  *, unavailable, message: "there are no previews; animate snapshotView(afterScreenUpdates:)"
)
public protocol UIPreviewActionItem: AnyObject {}
@available(*, unavailable, message: "there is no menu of commands; use UIMenu on a button")
open class UIEditMenuInteraction {
  public init(delegate: Any?) {}
}
@available(*, unavailable, message: "there is no menu of commands; use UIMenu on a button")
public enum UIEditMenuConfiguration {}
@available(*, unavailable, message: "there is no menu of commands; use UIMenu on a button")
public protocol UIEditMenuInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "there is no menu of commands; use UIMenu on a button")
public protocol UIMenuBuilder: AnyObject {}
@available(*, unavailable, message: "there is no menu of commands; use UIMenu on a button")
public enum UIMenuSystem {}
@available(*, unavailable, message: "use UIMenu, whose elements are known when it is made")
public enum UIDeferredMenuElement {}

// MARK: Drag and drop

@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UIDragInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UIDropInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
open class UIDragItem {
  public init(itemProvider: Any) {}
}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UIDragSession: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public protocol UIDropSession: AnyObject {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public enum UIDropProposal {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public enum UIDropOperation {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public enum UISpringLoadedInteraction {}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
public enum UIBandSelectionInteraction {}
@available(*, unavailable, message: "there is no pasteboard; keep the text in a variable")
open class UIPasteControl: UIControl {}
@available(*, unavailable, message: "there is no pasteboard; keep the text in a variable")
public enum UIPasteConfiguration {}
@available(*, unavailable, message: "there is no pasteboard; keep the text in a variable")
public protocol UIPasteConfigurationSupporting: AnyObject {}

// MARK: Pointer and pencil

@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public protocol UIPointerInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIPointerStyle {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIPointerRegion {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIPointerRegionRequest {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIPointerShape {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIPointerEffect {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIPointerLockState {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIHoverStyle {}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
public enum UIToolTipInteraction {}
@available(*, unavailable, message: "there is no pencil; use touches, which Matchcut records")
public protocol UIPencilInteractionDelegate: AnyObject {}
@available(*, unavailable, message: "there is no pencil; use touches, which Matchcut records")
public enum UIScribbleInteraction {}
@available(*, unavailable, message: "there is no pencil; use touches, which Matchcut records")
public enum UIIndirectScribbleInteraction {}

// MARK: Focus

@available(*, unavailable, message: "there is no focus engine; use touches, which Matchcut records")
open class UIFocusGuide {
  public init() {}
}
@available(*, unavailable, message: "there is no focus engine; use touches, which Matchcut records")
public enum UIFocusSystem {}
@available(*, unavailable, message: "there is no focus engine; use touches, which Matchcut records")
public enum UIFocusUpdateContext {}
@available(*, unavailable, message: "there is no focus engine; use touches, which Matchcut records")
public enum UIFocusAnimationCoordinator {}
@available(*, unavailable, message: "there is no focus engine; use touches, which Matchcut records")
public enum UIFocusEffect {}
@available(*, unavailable, message: "there is no focus engine; use touches, which Matchcut records")
public enum UIFocusHaloEffect {}

// MARK: Accessibility

@available(*, unavailable, message: "there is no VoiceOver; set accessibilityLabel of a UIView")
public enum UIAccessibilityCustomRotor {}
@available(*, unavailable, message: "there is no VoiceOver; set accessibilityLabel of a UIView")
public enum UILargeContentViewerInteraction {}
