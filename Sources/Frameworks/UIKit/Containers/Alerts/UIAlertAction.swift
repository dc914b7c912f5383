/// A button of an alert, with its title, style and handler.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, Attachable, UIAccessibilityIdentification {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// The appearance and position of a button. The raw values are those of `UIAlertController.h`.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// `handler` runs after this button has dismissed the alert.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init(title, style, handler)
  }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  public let title: String?
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// Whether the button can be tapped; true by default. A disabled button is also dimmed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// Called after a change of the action. The card that shows the action sets this closure.
  var onChange: (() -> Void)?

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)); title = \(title ?? "(null)")>" }
  }
}
