/// The storyboards of an app under test, and the properties and methods to which their outlets and
/// actions refer.
///
/// On iOS the runtime finds properties and methods by name. In Matchcut, properties and methods
/// must be registered:
///
/// ```swift
/// var storyboards = Storyboards()
/// storyboards.connect(CardPage.self) {
///   $0.outlet("card", \.card)
///   $0.action("turnPressed:", CardPage.turnPressed)
/// }
/// let stage = Stage(storyboards: storyboards)
/// ```
///
/// Classes do not need to be registered; a scene's `customClass` and `customModule` identify them.
@MainActor
public struct Storyboards {
  package private(set) var files: [StoryboardFile] = []
  package private(set) var selectors: [Selector] = []

  public init() {}

  /// Creates storyboards from files and from methods. The key of a file is its name without
  /// extension, and a method is identified by the name of its selector. An outlet `card` is
  /// registered as its setter, `setCard:`. Generated lists in code that does not import this module
  /// use this initializer.
  public init(files: [String: Data], selectors: [Selector]) throws {
    for name in files.keys.sorted() { try embed(name, files[name] ?? Data()) }
    self.selectors = selectors
  }

  /// Adds a file. `UIStoryboard(name:bundle:)` prefers the added file to the files of any bundle.
  ///
  /// The file is parsed immediately. If the file is invalid, an error with the line number is
  /// thrown.
  public mutating func embed(_ name: String, _ xml: Data) throws {
    files.append(try StoryboardFile(name: name, xml: xml))
  }

  /// Registers the outlets and actions of a class and its subclasses.
  public mutating func connect<Owner: AnyObject>(
    _ owner: Owner.Type, _ list: (inout Outlets<Owner>) -> Void
  ) {
    var outlets = Outlets<Owner>()
    list(&outlets)
    selectors += outlets.selectors
  }
}

/// Registers the outlets and actions of one class under their names in the storyboard.
@MainActor
public struct Outlets<Owner: AnyObject> {
  fileprivate var selectors: [Selector] = []

  /// Registers an outlet. `property` is the outlet's name in the storyboard, and the key path
  /// determines its type.
  public mutating func outlet<Object>(
    _ property: String, _ path: ReferenceWritableKeyPath<Owner, Object?>
  ) {
    add(property) { (owner: Owner, value: Object) in owner[keyPath: path] = value }
  }

  /// Registers an outlet collection, or an outlet or runtime attribute whose type is not optional.
  public mutating func outlet<Object>(
    _ property: String, _ path: ReferenceWritableKeyPath<Owner, Object>
  ) {
    add(property) { (owner: Owner, value: Object) in owner[keyPath: path] = value }
  }

  private mutating func add<Object>(
    _ property: String, _ set: @escaping @MainActor (Owner, Object) -> Void
  ) {
    let name = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    selectors.append(
      Selector(name) { (owner: Owner) in { (value: Object) in set(owner, value) } })
  }

  /// Registers an action that has no arguments.
  public mutating func action(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) {
    selectors.append(Selector(name, method))
  }

  /// Registers an action that receives its sender, or an unwind action that receives its segue.
  public mutating func action<Sender>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) {
    selectors.append(Selector(name, method))
  }

  /// Registers an action that receives its sender and the event.
  public mutating func action<Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, Event) -> Void
  ) {
    selectors.append(Selector(name, method))
  }
}
