/// One button of an alert: its title, its look and what it does.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  /// How a button looks and where it stands. Raw values as in `UIAlertController.h`.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  /// `handler` runs once the alert has been dismissed by this button.
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

  /// False shows the button faded and deaf; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }

  /// Tells the card that shows the action.
  var onChange: (() -> Void)?

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<\(World.current.names(self)); title = \(title ?? "(null)")>" }
  }
}
