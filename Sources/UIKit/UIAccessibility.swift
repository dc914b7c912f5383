/// What the user has asked the system for, as far as transitions ask.
@preconcurrency @MainActor
public struct UIAccessibility {
  /// Whether large movements are to be avoided; a setting of the virtual device, false by default.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.device.reducesMotion }

  /// Whether VoiceOver runs: never, the virtual device has no assistive technology.
  public static var isVoiceOverRunning: Bool { false }

  /// Says that the screen has changed; `argument` is where attention should move, or a sentence
  /// to speak. Stands in the trace; nothing is spoken here.
  public static func post(notification: Notification, argument: Any?) {
    CallTrace.note(
      .controller, UIScreen.main,
      .message(
        "accessibility post",
        ["_": .text("\(notification.rawValue)"), "_": CallTrace.Value(argument)]))
  }

  /// What assistive technology may be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A new view fills most of the screen.
    public static let screenChanged = Self(rawValue: "screenChanged")
    /// Views have come or gone.
    public static let layoutChanged = Self(rawValue: "layoutChanged")
    /// A sentence is to be spoken.
    public static let announcement = Self(rawValue: "announcement")
  }
}
