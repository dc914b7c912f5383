/// The kind of bar for which an image is set. The raw values are those of `UIBarButtonItem.h`.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// A bar in an environment with compact height.
  case compact = 1
  /// A bar that has a prompt above its buttons.
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// A bar that knows its position on the screen.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Determines the position of a bar that no controller manages. Every requirement is optional.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: AnyObject {
  /// The position of the bar; `.any` if the method is not implemented. The background of a bar that
  /// is `.topAttached` extends to the top of the window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// The position of a bar. The raw values are those of `UIBarCommon.h`.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// The bar is at the top, and its background extends behind the status bar.
  case topAttached = 3
}
