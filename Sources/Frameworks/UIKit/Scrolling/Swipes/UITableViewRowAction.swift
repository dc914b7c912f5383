/// A button that a swipe reveals at the trailing side of a table's row.
///
/// Row actions are used if the delegate has no swipe actions for the row. Swipe actions
/// (`UIContextualAction`) replace them since iOS 13.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Style: Int, Sendable {
    case `default`, normal
    /// A red button, like `.default`.
    public static let destructive = Style.default
  }

  private let handler: (UITableViewRowAction, IndexPath) -> Void

  public convenience init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init(style, title, handler)
  }

  private init(
    _ style: Style, _ title: String?, _ handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  public let style: Style
  open var title: String?
  /// The colour of the button; the colour of the style by default.
  open var backgroundColor: UIColor?

  /// The swipe action that has this button. The row stays open after the handler, until the table's
  /// rows change or the user closes it (UITableView.h).
  func contextual(at path: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .destructive ? .destructive : .normal, title: title
    ) { _, _, _ in
      self.handler(self, path)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
