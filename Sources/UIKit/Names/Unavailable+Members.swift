import Foundation

// Declares members unavailable that classes of UIKit have and Matchcut's do not, so that the
// compiler's message says what to use instead.

/// The body of declarations that the compiler refuses to call.
private func unreachable() -> Never { fatalError("a declaration that is unavailable was called") }

extension UIView {
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func commitAnimations() {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationDelegate(_ delegate: Any?) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationWillStart(_ selector: Selector?) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationDidStop(_ selector: Selector?) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationDelay(_ delay: TimeInterval) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationStart(_ startDate: Date) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationRepeatCount(_ repeatCount: Float) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use animate(withDuration:delay:options:animations:completion:)"
  )
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use transition(with:duration:options:animations:completion:)"
  )
  public static func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {}
  @available(
    *, unavailable,
    message: "Apple deprecated it; use transition(with:duration:options:animations:completion:)"
  )
  public enum AnimationTransition { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
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

extension UIImage {
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public convenience init?(systemName name: String) { unreachable() }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) { unreachable() }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { unreachable() }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public enum Configuration {}
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public struct SymbolConfiguration {
    public init(pointSize: CGFloat) {}
    public init(pointSize: CGFloat, weight: SymbolWeight) {}
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
    public init(scale: SymbolScale) {}
    public init(textStyle: UIFont.TextStyle) {}
  }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public enum SymbolScale { case `default`, unspecified, small, medium, large }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public enum SymbolWeight {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public var symbolConfiguration: SymbolConfiguration? { unreachable() }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public func withConfiguration(_ configuration: Configuration) -> UIImage { unreachable() }
  @available(
    *, unavailable,
    message: "there are no SF Symbols; use init(named:) with a picture of the bundle"
  )
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    unreachable()
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    unreachable()
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    unreachable()
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var images: [UIImage]? { unreachable() }
  @available(*, unavailable, message: "set contentsCenter of the layer that shows the image")
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { unreachable() }
  @available(*, unavailable, message: "set contentsCenter of the layer that shows the image")
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  { unreachable() }
  @available(*, unavailable, message: "set contentsCenter of the layer that shows the image")
  public enum ResizingMode { case tile, stretch }
  @available(*, unavailable, message: "set contentsCenter of the layer that shows the image")
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    unreachable()
  }
  @available(*, unavailable, message: "images are decoded at once; use the image itself")
  public func preparingForDisplay() -> UIImage? { unreachable() }
  @available(*, unavailable, message: "images are decoded at once; use the image itself")
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {}
  @available(*, unavailable, message: "draw it smaller with UIGraphicsImageRenderer")
  public func preparingThumbnail(of size: CGSize) -> UIImage? { unreachable() }
}

extension UIImageView {
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var animationImages: [UIImage]? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var animationDuration: TimeInterval {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var animationRepeatCount: Int {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public var isAnimating: Bool { unreachable() }
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public func startAnimating() {}
  @available(*, unavailable, message: "use a CAKeyframeAnimation of the layer's contents")
  public func stopAnimating() {}
  @available(*, unavailable, message: "there are no SF Symbols; use a picture of the bundle")
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { unreachable() }
    set {}
  }
}

extension UIColor {
  @available(*, unavailable, message: "use a UIImageView, or draw the image in draw(_:)")
  public convenience init(patternImage image: UIImage) { unreachable() }
}

extension UIGraphicsImageRenderer {
  @available(*, unavailable, message: "use image(actions:) and UIImage.pngData()")
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { unreachable() }
  @available(
    *, unavailable, message: "use image(actions:) and UIImage.jpegData(compressionQuality:)"
  )
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { unreachable() }
}

extension UIAlertController {
  @available(*, unavailable, message: "present a controller of your own with a UITextField")
  public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
  @available(*, unavailable, message: "present a controller of your own with a UITextField")
  public var textFields: [UITextField]? { unreachable() }
}

extension UIApplication {
  @available(
    *, unavailable, message: "there are no other apps; leave it out with #if canImport(Darwin)"
  )
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) {}
  @available(
    *, unavailable, message: "there are no other apps; leave it out with #if canImport(Darwin)"
  )
  public enum OpenExternalURLOptionsKey: Hashable {}
  @available(
    *, unavailable, message: "there are no other apps; leave it out with #if canImport(Darwin)"
  )
  public func canOpenURL(_ url: URL) -> Bool { unreachable() }
  @available(
    *, unavailable, message: "there are no other apps; leave it out with #if canImport(Darwin)"
  )
  public static var openSettingsURLString: String { unreachable() }
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

extension UITableViewCell {
  @available(*, unavailable, message: "add subviews to contentView")
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "use textLabel and detailTextLabel, or add subviews to contentView"
  )
  public func defaultContentConfiguration() -> UIListContentConfiguration { unreachable() }
  @available(*, unavailable, message: "set backgroundColor, or use backgroundView")
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func updateConfiguration(using state: UICellConfigurationState) {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func setNeedsUpdateConfiguration() {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public var configurationState: UICellConfigurationState { unreachable() }
}

extension UICollectionViewCell {
  @available(*, unavailable, message: "add subviews to contentView")
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "set backgroundColor, or use backgroundView")
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func updateConfiguration(using state: UICellConfigurationState) {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public func setNeedsUpdateConfiguration() {}
  @available(*, unavailable, message: "override isSelected or isHighlighted")
  public var configurationState: UICellConfigurationState { unreachable() }
}

extension UITableView {
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragInteractionEnabled: Bool {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "cells are made when they appear; make the data in cellForRowAt"
  )
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "cells are made when they appear; make the data in cellForRowAt"
  )
  public var isPrefetchingEnabled: Bool {
    get { unreachable() }
    set {}
  }
}

extension UICollectionView {
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "there is no drag and drop; use UIPanGestureRecognizer")
  public var dragInteractionEnabled: Bool {
    get { unreachable() }
    set {}
  }
  @available(
    *, unavailable, message: "cells are made when they appear; make the data in cellForItemAt"
  )
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { unreachable() }
    set {}
  }
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { unreachable() }
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func endInteractiveMovement() {}
  @available(*, unavailable, message: "use UILongPressGestureRecognizer and moveItem(at:to:)")
  public func cancelInteractiveMovement() {}
  @available(*, unavailable, message: "use reloadItems(at:)")
  public func reconfigureItems(at indexPaths: [IndexPath]) {}
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
  public var layoutManager: NSLayoutManager { unreachable() }
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
