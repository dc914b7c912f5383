extension RunLoop.Mode {
  /// The mode in which iOS runs the main run loop while a scroll view follows a touch. In Matchcut,
  /// all modes are equivalent.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
