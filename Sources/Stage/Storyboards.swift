/// The storyboards of an app under test, and what their outlets and actions mean.
///
/// On iOS the runtime finds properties and methods by name; here they are listed once:
/// ```swift
/// var storyboards = Storyboards()
/// storyboards.connect(CardPage.self) {
///   $0.outlet("card", \.card)
///   $0.action("turnPressed:", CardPage.turnPressed)
/// }
/// let stage = Stage(storyboards: storyboards)
/// ```
/// Classes need no list: a scene's `customClass` and `customModule` lead to them.
@MainActor
public struct Storyboards {
  package private(set) var files: [StoryboardFile] = []
  package private(set) var selectors: [Selector] = []

  public init() {}

  /// Files by name without extension, and methods by name: an outlet `card` as its setter,
  /// `setCard:`. The form for lists that are made where this module is not imported.
  public init(files: [String: Data], selectors: [Selector]) throws {
    for name in files.keys.sorted() { try embed(name, files[name] ?? Data()) }
    self.selectors = selectors
  }

  /// Adds a file that `UIStoryboard(name:bundle:)` then finds before any bundle's.
  ///
  /// It is read at once; what is wrong with it is thrown with its line.
  public mutating func embed(_ name: String, _ xml: Data) throws {
    files.append(try StoryboardFile(name: name, xml: xml))
  }

  /// Lists the outlets and actions of a class; subclasses have them too.
  public mutating func connect<Owner: AnyObject>(
    _ owner: Owner.Type, _ list: (inout Outlets<Owner>) -> Void
  ) {
    var outlets = Outlets<Owner>()
    list(&outlets)
    selectors += outlets.selectors
  }
}

/// The outlets and actions of one class, by their names in the storyboard.
@MainActor
public struct Outlets<Owner: AnyObject> {
  fileprivate var selectors: [Selector] = []

  /// `property` is what the storyboard calls it; the type of the key path decides what fits.
  public mutating func outlet<Object>(
    _ property: String, _ path: ReferenceWritableKeyPath<Owner, Object?>
  ) {
    add(property) { (owner: Owner, value: Object) in owner[keyPath: path] = value }
  }

  /// An outlet collection, and an outlet or runtime attribute that is not optional.
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

  /// An action without arguments.
  public mutating func action(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
  ) {
    selectors.append(Selector(name, method))
  }

  /// An action with its sender, and an unwind with its segue.
  public mutating func action<Sender>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
  ) {
    selectors.append(Selector(name, method))
  }

  /// An action with its sender and event.
  public mutating func action<Sender, Event>(
    _ name: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, Event) -> Void
  ) {
    selectors.append(Selector(name, method))
  }
}
