/// The kind of bar for which an image is set. The raw values are those of `UIBarButtonItem.h`.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// A bar in an environment with compact height.
  case compact = 1
  /// A bar that has a prompt above its buttons.
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The position of a bar. The raw values are those of `UIBarCommon.h`.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// The bar is at the top, and its background extends behind the status bar.
  case topAttached = 3
}
