/// An element of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, Attachable, UIAccessibilityIdentification {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  open internal(set) var title: String
  open internal(set) var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}

public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action. A control has at most one action with a given identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// The identifier. If no identifier was passed, a unique identifier is generated.
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The title. The title and the image may change while the action is displayed.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The object that runs the action; nil while the action is not running.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? World.current.service(ActionNames.self).next()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(by sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// Generates identifiers for actions that are created without one. Each `World` has its own
/// generator.
@MainActor
private final class ActionNames: WorldService {
  private var count = 0

  func next() -> UIAction.Identifier {
    count += 1
    return UIAction.Identifier("action.\(count)")
  }
}
