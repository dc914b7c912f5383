/// The base class of haptic feedback. Matchcut has no haptics; feedback is recorded in the trace at
/// the time at which it would occur.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// Announces that feedback will be requested soon.
  open func prepare() { feel("prepare") }

  func feel(
    _ name: String, _ arguments: @autoclosure () -> CallTrace.Message.Arguments = [:],
    then: String = ""
  ) {
    CallTrace.note(.interaction, self, .message(name, arguments(), then: then))
  }
}

/// Creates feedback for an impact.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The material of the impact. The raw values are those of `UIImpactFeedbackGenerator.h`.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .medium) }

  open func impactOccurred() { feel("impactOccurred", then: " \(style)") }

  /// Reports an impact. `intensity` is from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    feel("impactOccurred", ["intensity": .number(Double(intensity))], then: " \(style)")
  }
}

/// Creates feedback for a selection that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { feel("selectionChanged") }
}

/// Creates feedback for the result of an action.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of an action. The raw values are those of `UINotificationFeedbackGenerator.h`.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notificationOccurred", ["_": .text("\(notificationType)")])
  }
}
