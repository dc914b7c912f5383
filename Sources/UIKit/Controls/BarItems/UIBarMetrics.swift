/// The size of a bar for which a picture is meant. Raw values as in `UIBarButtonItem.h`.
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  /// A bar in a compact height.
  case compact = 1
  /// Bars with a prompt above their buttons.
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// Where a bar stands. Raw values as in `UIBarCommon.h`.
public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, with its background extended behind the status bar.
  case topAttached = 3
}
