/// Accessibility settings, as far as transitions need them.
@preconcurrency @MainActor
public struct UIAccessibility {
  /// Whether large movements should be avoided; a setting of the virtual device, false by default.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.device.reducesMotion }

  /// Always false: the virtual device has no assistive technology.
  public static var isVoiceOverRunning: Bool { false }

  /// Announces that the screen has changed; `argument` is the view to focus, or a sentence to
  /// speak. Recorded in the trace only.
  public static func post(notification: Notification, argument: Any?) {
    CallTrace.note(
      .controller, UIScreen.main,
      .message(
        "accessibility post",
        ["_": .text("\(notification.rawValue)"), "_": CallTrace.Value(argument)]))
  }

  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A new view fills most of the screen.
    public static let screenChanged = Self(rawValue: "screenChanged")
    /// Views have appeared or disappeared.
    public static let layoutChanged = Self(rawValue: "layoutChanged")
    /// A sentence should be spoken.
    public static let announcement = Self(rawValue: "announcement")
  }
}
