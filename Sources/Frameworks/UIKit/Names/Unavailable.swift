// Declares as unavailable the classes of UIKit and QuartzCore that Matchcut does not have. If an
// app uses an unavailable class, the compiler's message says what to use instead.
// `Documentation/Coverage.md` lists the unavailable classes. If the app's own module declares a
// class with the name of an unavailable class, the app's class is used.

// MARK: Layers

@available(
  *, unavailable, message: "there are no particles; animate sublayers, or use CAReplicatorLayer"
)
open class CAEmitterLayer: CALayer {}
@available(
  *, unavailable, message: "there are no particles; animate sublayers, or use CAReplicatorLayer"
)
open class CAEmitterCell {
  public init() {}
}
@available(
  *, unavailable, message: "there are no tiles; use CALayer, whose contents are painted at once"
)
open class CATiledLayer: CALayer {}
@available(
  *, unavailable, message: "there are no scroll layers; set the bounds' origin of a CALayer"
)
open class CAScrollLayer: CALayer {}
@available(*, unavailable, message: "there is no Metal; draw with Core Graphics in a CALayer")
open class CAMetalLayer: CALayer {}
@available(*, unavailable, message: "there is no OpenGL; draw with Core Graphics in a CALayer")
open class CAEAGLLayer: CALayer {}
@available(
  *, unavailable, message: "animate a component such as transform.rotation.z by its key path"
)
open class CAValueFunction {
  public init(name: Any) {}
}

// MARK: Views

@available(*, unavailable, message: "there is no calendar; use a UICollectionView")
open class UICalendarView: UIView {}
@available(*, unavailable, message: "there is no colour picker; use a UIButton in films")
open class UIColorWell: UIControl {}
@available(
  *, unavailable, message: "Apple removed it; use WKWebView, which shows the address of a page here"
)
open class UIWebView: UIView {}

// MARK: Controllers

@available(*, unavailable, message: "there are no documents; read files by FileManager")
open class UIDocumentPickerViewController: UIViewController {}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
open class UIDocumentInteractionController {
  public init(url: URL) {}
}
@available(
  *, unavailable, message: "there is no dictionary; leave it out with #if canImport(Darwin)"
)
open class UIReferenceLibraryViewController: UIViewController {}
@available(*, unavailable, message: "there is no colour picker; present a controller of your own")
open class UIColorPickerViewController: UIViewController {}
@available(*, unavailable, message: "there is no font picker; present a controller of your own")
open class UIFontPickerViewController: UIViewController {}
@available(*, unavailable, message: "there is no video; use a picture in films")
open class UIVideoEditorController: UINavigationController {}
@available(*, unavailable, message: "Apple deprecated it; use UIAlertController")
open class UIAlertView: UIView {}
@available(
  *, unavailable, message: "Apple deprecated it; use UIAlertController with the style .actionSheet"
)
open class UIActionSheet: UIView {}
@available(
  *, unavailable, message: "Apple deprecated it; present a controller with the style .popover"
)
open class UIPopoverController {
  public init(contentViewController: UIViewController) {}
}
@available(*, unavailable, message: "Apple deprecated it; use UISearchController")
public enum UISearchDisplayController {}

// MARK: Interactions

@available(*, unavailable, message: "there are no context menus; use UILongPressGestureRecognizer")
open class UIContextMenuInteraction {
  public init(delegate: Any?) {}
}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
open class UIDragInteraction {
  public init(delegate: Any?) {}
}
@available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
open class UIDropInteraction {
  public init(delegate: Any?) {}
}
@available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
open class UIPointerInteraction {
  public init(delegate: Any?) {}
}
@available(*, unavailable, message: "there is no hovering; use touches, which Matchcut records")
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
@available(*, unavailable, message: "there is no pencil; use touches, which Matchcut records")
open class UIPencilInteraction {
  public init() {}
}
@available(*, unavailable, message: "there is no printing; leave it out with #if canImport(Darwin)")
public enum UIPrintInteractionController {}
