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

extension UIScreen {
  @available(*, unavailable, message: "animate a black view above the window")
  public var brightness: CGFloat {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "read bounds and scale of UIScreen")
  public var currentMode: UIScreenMode? { unreachable() }
}

extension UINavigationItem {
  @available(*, unavailable, message: "set leftBarButtonItem to a UIBarButtonItem with the action")
  public var backAction: UIAction? {
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

extension UITextView {
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
