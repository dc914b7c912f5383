/// A button of a navigation bar.
///
/// A tap runs `primaryAction` or, without one, sends `action` to `target`, which is not retained. If
/// there is no target, the action is sent to the nearest object in the responder chain that
/// implements it.
open class UIBarButtonItem: UIBarItem {
  /// The style of an item. The raw values are those of `UIBarButtonItem.h`.
  public enum Style: Int, Sendable {
    case plain = 0
    /// The style of a button that completes a task. On iOS 26 this button is filled with the tint
    /// colour.
    case done = 2

    public static var prominent: Style { .done }
  }

  /// The system's own buttons and spaces. The raw values are those of `UIBarButtonItem.h`.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system button, which has an English title or a glyph.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    set(systemItem == .done ? .done : .plain, target, action)
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    showAction()
  }

  /// Creates an item with the title and the image of `primaryAction` or, without an action, with
  /// the other two.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    showAction()
  }

  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    set(.plain, target, action)
  }

  /// Creates an item that shows `customView`. The custom view handles touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space of flexible width. A navigation bar shows a flexible space as a gap.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A space that is `width` points wide.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  /// Takes the title and the image of the action. Observers are not called in initializers.
  private func showAction() {
    guard let primaryAction, systemItem == nil else { return }
    title = primaryAction.title
    image = primaryAction.image
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: Action

  open weak var target: AnyObject?
  open var action: Selector?
  /// An action that a tap runs instead of sending `action`; nil by default. The item takes the title
  /// and the image of a new action, unless it is a system item.
  ///
  /// Source: Apple's documentation of `primaryAction`, and the comment in `UIBarButtonItem.h`.
  open var primaryAction: UIAction? { didSet { showAction() } }
  /// The menu of the item; nil by default. Menus do not open in Matchcut.
  open var menu: UIMenu?

  /// Handles a tap. If there is no target, the search along the responder chain starts at
  /// `responder`.
  package func perform(from responder: UIResponder) {
    if let primaryAction {
      if !primaryAction.attributes.contains(.disabled) { primaryAction.perform(by: self) }
    } else if let action, let target {
      TargetAction(target: target, action: action).send(self)
    } else if let action {
      _ = responder.firstInChain { action.send(to: $0, self, nil) }
    }
  }

  // MARK: Appearance

  open var style = Style.plain { didSet { changed() } }
  /// The tint colour. If it is nil (the default), the bar's tint colour is used.
  open var tintColor: UIColor? { didSet { changed() } }
  /// The tint colour of the item or of its appearance proxies; nil means the bar's.
  var shownTintColor: UIColor? {
    tintColor ?? styled { ($0 as? UIBarButtonItem)?.tintColor }
  }
  /// The width in points. If it is 0 (the default), the content determines the width.
  open var width: CGFloat = 0 { didSet { changed() } }
  open var customView: UIView? { didSet { changed() } }
  override var itemView: UIView? { customView ?? shownView }
  var systemItem: SystemItem?

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem {
  /// The name of the item's button: the item's own label, its title or the name of its image (facts
  /// M.20).
  var spokenTitle: String? {
    accessibilityLabel ?? title ?? systemItem?.spokenName ?? image?.spokenName
  }
}

extension UIBarButtonItem.SystemItem {
  /// The name of the system's button, in English.
  fileprivate var spokenName: String? {
    switch self {
    case .done, .cancel, .edit, .save: title
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page curl"
    case .close: "Close"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The title of a button that has no glyph; nil for other buttons.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    default: nil
    }
  }

  var glyph: Glyph? {
    switch self {
    case .add: .plus
    case .compose: .compose
    case .reply: .reply
    case .action: .share
    case .organize: .folder
    case .bookmarks: .book
    case .search: .magnifier
    case .refresh: .refresh
    case .stop, .close: .cross
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .pageCurl: .page
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
