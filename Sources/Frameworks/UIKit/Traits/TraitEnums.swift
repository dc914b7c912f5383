/// The amount of space that an interface has along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The reading direction of an interface's layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// The accessibility setting "Increase Contrast".
public enum UIAccessibilityContrast: Int, Sendable, CaseIterable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// Whether content is at the base level of an interface or elevated above other content.
public enum UIUserInterfaceLevel: Int, Sendable, CaseIterable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The accessibility setting "Bold Text".
public enum UILegibilityWeight: Int, Sendable, CaseIterable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// Whether the screen measures how hard a finger presses. The raw values are those in Apple's
/// header `UITouch.h`.
public enum UIForceTouchCapability: Int, Sendable, CaseIterable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}
