/// An element of a menu that sends an action along the responder chain. Menus do not open in
/// Matchcut, so a command is stored and never sent.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The text that explains the command; nil by default.
  open var discoverabilityTitle: String?
  public let action: Selector
  /// Data that identifies the command for its action.
  public let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The commands that replace this one while modifier keys are held down.
  public let alternates: [UICommandAlternate]

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// What a command does while modifier keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
