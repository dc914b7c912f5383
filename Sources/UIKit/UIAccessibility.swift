/// What the user has asked the system for, as far as transitions ask.
@preconcurrency @MainActor
public struct UIAccessibility {
  /// Whether large movements are to be avoided; a setting of the virtual device, false by default.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.device.reducesMotion }
}
