/// A button of a navigation bar.
///
/// A tap sends `action` to `target`, or to the first responder in the chain that implements it, and
/// then runs `primaryAction`. The target is not retained.
open class UIBarButtonItem: UIBarItem {
  /// Raw values as in `UIBarButtonItem.h`.
  public enum Style: Int, Sendable {
    case plain = 0
    /// The concluding button: filled with the tint colour (iOS 26).
    case done = 2

    public static var prominent: Style { .done }
  }

  /// The system's own buttons and spaces. Raw values as in `UIBarButtonItem.h`.
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

  /// A system button with an English title or a glyph.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    set(systemItem == .done ? .done : .plain, target, action)
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
  }

  public convenience init(primaryAction: UIAction?) {
    self.init()
    title = primaryAction?.title
    self.primaryAction = primaryAction
  }

  public convenience init(title: String?, image: UIImage? = nil, primaryAction: UIAction?) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// An item that shows `customView`, which handles touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Flexible space; a navigation bar shows it as a gap.
  public class func flexibleSpace() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A space of `width` points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.systemItem = .fixedSpace
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: Action

  open weak var target: AnyObject?
  open var action: Selector?
  /// Runs for a tap, in addition to `action`; nil by default.
  open var primaryAction: UIAction?

  /// Handles a tap; without a target, the search starts at `responder`.
  package func perform(from responder: UIResponder) {
    if let action {
      if let target {
        TargetAction(target: target, action: action).send(self)
      } else {
        var next: UIResponder? = responder
        while let here = next, !action.send(to: here, self, nil) { next = here.next }
      }
    }
    if let primaryAction, !primaryAction.attributes.contains(.disabled) {
      primaryAction.perform(by: self)
    }
  }

  // MARK: Appearance

  open var style = Style.plain { didSet { changed() } }
  /// Nil, the default, for the bar's tint colour.
  open var tintColor: UIColor? { didSet { changed() } }
  /// Points; 0, the default, for the width of the content.
  open var width: CGFloat = 0 { didSet { changed() } }
  open var customView: UIView? { didSet { changed() } }
  var systemItem: SystemItem?

  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIBarButtonItem.SystemItem {
  /// The title of a button without a glyph; nil for the others.
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
