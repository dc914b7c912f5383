import Foundation

// Declares as unavailable those members of UIKit's classes that Matchcut's classes do not have. If
// an app uses an unavailable member, the compiler's message says what to use instead.

/// The body of the unavailable functions, which the compiler never lets an app call.
func unreachable() -> Never { fatalError("a declaration that is unavailable was called") }

extension UIView {
  @available(*, unavailable, message: "use setAnimationDelay(_:)")
  public static func setAnimationStart(_ startDate: Date) {}
  @available(*, unavailable, message: "there is no SwiftUI; use animate(springDuration:bounce:)")
  public static func animate<Animation>(
    _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
  ) {}
  @available(*, unavailable, message: "there is no pointer; use touches, which Matchcut records")
  public var hoverStyle: UIHoverStyle? {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "there is no printing; leave it out with #if canImport(Darwin)"
  )
  public func viewPrintFormatter() -> UIPrintFormatter { unreachable() }
}

extension UIViewController {
  @available(*, unavailable, message: "add a UILabel as a subview while there is nothing to show")
  public var contentUnavailableConfiguration: Any? {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "there are no app extensions; leave it out with #if canImport(Darwin)"
  )
  public var extensionContext: Never? { unreachable() }
}

extension UIAlertController {
  @available(*, unavailable, message: "present a controller of your own with a UITextField")
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  @available(*, unavailable, message: "present a controller of your own with a UITextField")
  public var textFields: [UITextField]? { unreachable() }
}

extension UIApplication {
  @available(
    *, unavailable, message: "the app is never suspended; leave it out with #if canImport(Darwin)"
  )
  public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { unreachable() }
  @available(
    *, unavailable, message: "the app is never suspended; leave it out with #if canImport(Darwin)"
  )
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { unreachable() }
  @available(
    *, unavailable, message: "the app is never suspended; leave it out with #if canImport(Darwin)"
  )
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  @available(
    *, unavailable, message: "the app is never suspended; leave it out with #if canImport(Darwin)"
  )
  public var isIdleTimerDisabled: Bool {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable,
    message: "there are no notifications from a server; leave it out with #if canImport(Darwin)"
  )
  public func registerForRemoteNotifications() {}
}

extension UIScreen {
  @available(*, unavailable, message: "use CADisplayLink(target:selector:)")
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    unreachable()
  }
  @available(*, unavailable, message: "animate a black view above the window")
  public var brightness: CGFloat {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "read bounds and scale of UIScreen")
  public var currentMode: UIScreenMode? { unreachable() }
}

extension UIDevice {
  @available(
    *, unavailable, message: "there is no battery; leave it out with #if canImport(Darwin)"
  )
  public var batteryLevel: Float { unreachable() }
  @available(
    *, unavailable, message: "there is no battery; leave it out with #if canImport(Darwin)"
  )
  public var batteryState: BatteryState { unreachable() }
  @available(
    *, unavailable, message: "there is no battery; leave it out with #if canImport(Darwin)"
  )
  public var isBatteryMonitoringEnabled: Bool {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "there is no battery; leave it out with #if canImport(Darwin)"
  )
  public enum BatteryState { case unknown, unplugged, charging, full }
  @available(*, unavailable, message: "keep a UUID of your own")
  public var identifierForVendor: UUID? { unreachable() }
}

extension UINavigationBar {
  @available(*, unavailable, message: "set leftBarButtonItem to a UIBarButtonItem with the image")
  public var backIndicatorImage: UIImage? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "set leftBarButtonItem to a UIBarButtonItem with the image")
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { unreachable() }
    set {}
  }
}

extension UINavigationItem {
  @available(*, unavailable, message: "set leftBarButtonItem to a UIBarButtonItem with the action")
  public var backAction: UIAction? {
    get { unreachable() }
    set {}
  }
}

extension UIBarButtonItem {
  @available(*, unavailable, message: "use a UIButton with a menu as customView")
  public var menu: UIMenu? {
    get { unreachable() }
    set {}
  }
}

extension UITabBarController {
  @available(*, unavailable, message: "set viewControllers, each with a tabBarItem")
  public func setTabs(_ tabs: [UITab], animated: Bool) {}
  @available(*, unavailable, message: "set viewControllers, each with a tabBarItem")
  public convenience init(tabs: [UITab]) { unreachable() }
  @available(*, unavailable, message: "animate the transform of tabBar")
  public var isTabBarHidden: Bool {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "animate the transform of tabBar")
  public func setTabBarHidden(_ hidden: Bool, animated: Bool) {}
}

extension UISplitViewController {
  @available(*, unavailable, message: "use init() and set viewControllers")
  public enum Style { case unspecified, doubleColumn, tripleColumn }
  @available(*, unavailable, message: "use init() and set viewControllers")
  public enum Column { case primary, supplementary, secondary, compact }
  @available(*, unavailable, message: "use init() and set viewControllers")
  public convenience init(style: Style) { unreachable() }
  @available(*, unavailable, message: "use init() and set viewControllers")
  public func setViewController(_ vc: UIViewController?, for column: Column) {}
  @available(*, unavailable, message: "use init() and set viewControllers")
  public func viewController(for column: Column) -> UIViewController? { unreachable() }
  @available(*, unavailable, message: "set preferredDisplayMode")
  public func show(_ column: Column) {}
  @available(*, unavailable, message: "set preferredDisplayMode")
  public func hide(_ column: Column) {}
  @available(
    *, unavailable, message: "set preferredDisplayMode in the action of a UIPanGestureRecognizer"
  )
  public var presentsWithGesture: Bool {
    get { unreachable() }
    set {}
  }
}

extension UITextField {
  @available(*, unavailable, message: "add an action for .editingChanged")
  public static var textDidChangeNotification: NSNotification.Name { unreachable() }
  @available(*, unavailable, message: "add an action for .editingDidBegin")
  public static var textDidBeginEditingNotification: NSNotification.Name { unreachable() }
  @available(*, unavailable, message: "add an action for .editingDidEnd")
  public static var textDidEndEditingNotification: NSNotification.Name { unreachable() }
}

extension UITextView {
  @available(*, unavailable, message: "use textViewDidChange(_:) of the delegate")
  public static var textDidChangeNotification: NSNotification.Name { unreachable() }
  @available(*, unavailable, message: "use textViewDidBeginEditing(_:) of the delegate")
  public static var textDidBeginEditingNotification: NSNotification.Name { unreachable() }
  @available(*, unavailable, message: "use textViewDidEndEditing(_:) of the delegate")
  public static var textDidEndEditingNotification: NSNotification.Name { unreachable() }
  @available(*, unavailable, message: "text is laid out by Pango; set attributedText")
  public var textStorage: NSTextStorage { unreachable() }
  @available(*, unavailable, message: "text is laid out by Pango; set attributedText")
  public var textLayoutManager: NSTextLayoutManager? { unreachable() }
  @available(*, unavailable, message: "set the attributes of links in attributedText")
  public var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { unreachable() }
    set {}
  }
}

extension CALayer {
  @available(*, unavailable, message: "there is no HDR; leave it out with #if canImport(Darwin)")
  public var wantsExtendedDynamicRangeContent: Bool {
    get { unreachable() }
    set {}
  }
}
