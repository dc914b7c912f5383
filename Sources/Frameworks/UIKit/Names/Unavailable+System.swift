// Declares UIKit's classes, values and protocols for controllers and services as unavailable if
// Matchcut does not have them; see Unavailable.swift.

// MARK: Delegates of absent controllers

@available(*, unavailable, message: "there is no video; use a picture in films")
public protocol UIVideoEditorControllerDelegate: AnyObject {}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
public protocol UIDocumentPickerDelegate: AnyObject {}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
public protocol UIDocumentInteractionControllerDelegate: AnyObject {}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
open class UIDocumentBrowserViewController: UIViewController {}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
open class UIDocumentViewController: UIViewController {}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
open class UIDocument {
  public init(fileURL: URL) {}
}
@available(*, unavailable, message: "there are no documents; read files by FileManager")
public enum UIManagedDocument {}
@available(*, unavailable, message: "there is no colour picker; present a controller of your own")
public protocol UIColorPickerViewControllerDelegate: AnyObject {}
@available(*, unavailable, message: "there is no font picker; present a controller of your own")
public protocol UIFontPickerViewControllerDelegate: AnyObject {}
@available(*, unavailable, message: "there is no share sheet; present a UIAlertController in films")
public enum UIActivityItemsConfiguration {}
@available(*, unavailable, message: "there is no share sheet; present a UIAlertController in films")
open class UICloudSharingController: UIViewController {}
@available(*, unavailable, message: "there is no calendar; use a UICollectionView")
public protocol UICalendarViewDelegate: AnyObject {}
@available(*, unavailable, message: "there is no calendar; use a UICollectionView")
public enum UICalendarSelection {}
@available(*, unavailable, message: "there is no calendar; use a UICollectionView")
public enum UICalendarSelectionSingleDate {}
@available(*, unavailable, message: "there is no calendar; use a UICollectionView")
public enum UICalendarSelectionMultiDate {}
@available(*, unavailable, message: "Apple deprecated it; use UIAlertController")
public protocol UIAlertViewDelegate: AnyObject {}
@available(*, unavailable, message: "Apple deprecated it; use UIAlertController")
public protocol UIActionSheetDelegate: AnyObject {}
@available(
  *, unavailable, message: "Apple deprecated it; use UIPopoverPresentationControllerDelegate"
)
public protocol UIPopoverControllerDelegate: AnyObject {}
@available(*, unavailable, message: "Apple deprecated it; use UISearchControllerDelegate")
public protocol UISearchDisplayDelegate: AnyObject {}
@available(
  *, unavailable, message: "Apple removed it; use WKWebView, which shows the address of a page here"
)
public protocol UIWebViewDelegate: AnyObject {}

// MARK: Tabs, columns and bars

@available(
  *, unavailable, message: "set viewControllers of UITabBarController, each with a tabBarItem"
)
public enum UITab {}
@available(
  *, unavailable, message: "set viewControllers of UITabBarController, each with a tabBarItem"
)
public enum UITabGroup {}
@available(
  *, unavailable, message: "set viewControllers of UITabBarController, each with a tabBarItem"
)
public enum UISearchTab {}
@available(*, unavailable, message: "use leftBarButtonItems and rightBarButtonItems")
public enum UIBarButtonItemGroup {}

// MARK: Layers, screens and time

@available(
  *, unavailable, message: "there are no particles; animate sublayers, or use CAReplicatorLayer"
)
public enum CAEmitterLayerEmitterMode {}
@available(
  *, unavailable, message: "there are no particles; animate sublayers, or use CAReplicatorLayer"
)
public enum CAEmitterLayerEmitterShape {}
@available(
  *, unavailable, message: "there are no particles; animate sublayers, or use CAReplicatorLayer"
)
public enum CAEmitterLayerRenderMode {}
@available(*, unavailable, message: "there is no Metal; draw with Core Graphics in a CALayer")
public enum CAMetalDisplayLink {}
@available(*, unavailable, message: "there is no Metal; draw with Core Graphics in a CALayer")
public protocol CAMetalDrawable: AnyObject {}
@available(*, unavailable, message: "there is no Metal; draw with Core Graphics in a CALayer")
public enum CARenderer {}
@available(*, unavailable, message: "there is no HDR; leave it out with #if canImport(Darwin)")
public enum CAEDRMetadata {}
@available(*, unavailable, message: "use CADisplayLink")
open class UIUpdateLink {
  public init(view: UIView) {}
}
@available(*, unavailable, message: "use CADisplayLink")
public enum UIUpdateInfo {}
@available(*, unavailable, message: "read bounds and scale of UIScreen")
public enum UIScreenMode {}
@available(*, unavailable, message: "use UIGravityBehavior, or the action of a UIDynamicBehavior")
public enum UIFieldBehavior {}
@available(*, unavailable, message: "use UIGravityBehavior, or the action of a UIDynamicBehavior")
open class UIRegion {
  public init(radius: CGFloat) {}
  public init(size: CGSize) {}
}

// MARK: Printing

@available(*, unavailable, message: "there is no printing; leave it out with #if canImport(Darwin)")
public protocol UIPrintInteractionControllerDelegate: AnyObject {}
@available(*, unavailable, message: "there is no printing; leave it out with #if canImport(Darwin)")
public enum UIPrintInfo {}
@available(*, unavailable, message: "there is no printing; leave it out with #if canImport(Darwin)")
public enum UIPrintPageRenderer {}
@available(*, unavailable, message: "there is no printing; leave it out with #if canImport(Darwin)")
public enum UIPrintFormatter {}
@available(*, unavailable, message: "there is no printing; leave it out with #if canImport(Darwin)")
public enum UIPrinterPickerController {}
@available(*, unavailable, message: "there is no PDF; draw with UIGraphicsImageRenderer")
open class UIGraphicsPDFRenderer {
  public init(bounds: CGRect) {}
}
@available(*, unavailable, message: "there is no PDF; draw with UIGraphicsImageRenderer")
public enum UIGraphicsPDFRendererContext {}
@available(*, unavailable, message: "there is no PDF; draw with UIGraphicsImageRenderer")
public enum UIGraphicsPDFRendererFormat {}

// MARK: The system

@available(
  *, unavailable, message: "there is no home screen; leave it out with #if canImport(Darwin)"
)
public enum UIApplicationShortcutItem {}
@available(
  *, unavailable, message: "there is no home screen; leave it out with #if canImport(Darwin)"
)
public enum UIApplicationShortcutIcon {}
@available(
  *, unavailable, message: "the app is never suspended; leave it out with #if canImport(Darwin)"
)
public enum UIBackgroundFetchResult {}
@available(*, unavailable, message: "Apple deprecated it; leave it out with #if canImport(Darwin)")
open class UILocalNotification {
  public init() {}
}
@available(*, unavailable, message: "Apple deprecated it; leave it out with #if canImport(Darwin)")
public enum UIUserNotificationSettings {}
@available(*, unavailable, message: "Apple deprecated it; leave it out with #if canImport(Darwin)")
public enum UIUserNotificationType {}
