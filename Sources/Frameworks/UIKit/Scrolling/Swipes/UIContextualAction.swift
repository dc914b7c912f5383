/// An action of a row that a swipe reveals.
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
///       remove(item)
///       completion(true)
///     }
///     return UISwipeActionsConfiguration(actions: [delete])
@preconcurrency @MainActor
open class UIContextualAction: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Style: Int, Sendable {
    case normal, destructive

    /// The colour of a button whose action has no colour of its own (facts J.18).
    var color: UIColor {
      switch self {
      case .normal: UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
      case .destructive: .systemRed
      }
    }
  }

  /// Performs the action. `completionHandler` has to be called; the row closes when it is.
  public typealias Handler =
    (
      _ action: UIContextualAction, _ sourceView: UIView,
      _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
    ) -> Void

  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }

  public let style: Style
  public let handler: Handler
  open var title: String?
  /// The image above the title; nil by default.
  open var image: UIImage?
  /// The colour of the button; by default, the colour of the style. Nil sets that colour again.
  open var backgroundColor: UIColor! {
    get { ownColor ?? style.color }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
}

/// The actions that a swipe reveals at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions. The first one is at the edge of the row.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true
}
