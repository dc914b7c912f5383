/// What haptic feedback has in common. The virtual device has nothing that shakes: feedback is a
/// line of the trace, at the time it would be felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public override init() { super.init() }

  /// Feedback is about to be asked for.
  open func prepare() { feel("prepare") }

  func feel(
    _ name: String, _ arguments: @autoclosure () -> CallTrace.Message.Arguments = [:],
    then: String = ""
  ) {
    CallTrace.note(.interaction, self, .message(name, arguments(), then: then))
  }
}

/// Feedback as of something that strikes something else.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How the two are made. Raw values as in `UIImpactFeedbackGenerator.h`.
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

  /// `intensity` from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {
    feel("impactOccurred", ["intensity": .number(Double(intensity))], then: " \(style)")
  }
}

/// Feedback of a choice that changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { feel("selectionChanged") }
}

/// Feedback of how something went.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Raw values as in `UINotificationFeedbackGenerator.h`.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notificationOccurred", ["_": .text("\(notificationType)")])
  }
}
