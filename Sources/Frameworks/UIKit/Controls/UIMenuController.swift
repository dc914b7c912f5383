/// A command of `UIMenuController`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
  open var title: String
  open var action: Selector
}

/// The menu with Cut, Copy and Paste that iOS showed before `UIEditMenuInteraction`.
///
/// Matchcut does not show the menu. Its properties are stored, and a warning says once that the menu
/// stays hidden. To run one of the commands in a test, call its method.
@preconcurrency @MainActor
open class UIMenuController: NSObject, WorldService, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The side of the target rectangle at which the menu is. The raw values are those of
  /// `UIMenuController.h`.
  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  public override required init() { super.init() }
  /// The menu of the device.
  open class var shared: UIMenuController { World.current.service() }

  /// The app's own commands; nil by default.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  /// Empty, because the menu is not shown.
  open var menuFrame: CGRect { .zero }
  /// Always false. Setting it to true logs a warning.
  open var isMenuVisible: Bool {
    get { false }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return }
    UIKitLog.warnOnce(
      "UIMenuController shows no menu. Add a UIMenu to a button, or call the command's method.")
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setMenuVisible(true, animated: true)
  }
  open func hideMenu(from targetView: UIView) {}
  open func hideMenu() {}
  open func update() {}
}
