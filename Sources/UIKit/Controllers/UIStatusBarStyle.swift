/// Whether the status bar's signs are dark or light.
public enum UIStatusBarStyle: Int, Sendable, CaseIterable {
  /// Dark over a light interface, light over a dark one.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable, CaseIterable {
  case none = 0
  case fade = 1
  case slide = 2
}
