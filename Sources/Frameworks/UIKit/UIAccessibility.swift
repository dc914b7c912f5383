/// The accessibility settings that transitions need.
@preconcurrency @MainActor
public struct UIAccessibility {
  /// Whether large movements should be avoided; false by default. The value is a setting of the
  /// stage's device.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.device.reducesMotion }

  /// Always false, because Matchcut has no assistive technology.
  public static var isVoiceOverRunning: Bool { false }

  /// Announces that the screen has changed. `argument` is the view to focus, or a sentence to
  /// speak. The announcement is only recorded in the trace.
  public static func post(notification: Notification, argument: Any?) {
    CallTrace.note(
      .controller, UIScreen.main,
      .message(
        "accessibility post",
        ["_": .text("\(notification.rawValue)"), "_": CallTrace.Value(argument)]))
  }

  /// A share of a whole as a control's value, such as "50%" for 0.5.
  static func percent(_ share: Float) -> String { "\(Int((share * 100).rounded()))%" }

  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Reports that a new view fills most of the screen.
    public static let screenChanged = Self(rawValue: "screenChanged")
    /// Reports that views have appeared or disappeared.
    public static let layoutChanged = Self(rawValue: "layoutChanged")
    /// Requests that a sentence is spoken.
    public static let announcement = Self(rawValue: "announcement")
  }
}
