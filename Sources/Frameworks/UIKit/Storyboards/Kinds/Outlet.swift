/// Sets properties by name, with the setters that were registered for their classes.
@MainActor
enum Outlet {
  /// Connects every outlet in `ends` to one of `objects`, which are given by id. An outlet collection is set once, after all its members have
  /// been found; the members are in the file's order.
  static func connect(
    _ ends: [(AnyObject, ConnectionBlueprint)], _ objects: [String: AnyObject]
  ) throws {
    var collections: [Collection] = []
    for (owner, connection) in ends {
      guard let object = objects[connection.destination] else { continue }
      switch connection.kind {
      case .outlet(let property):
        try set(property, of: owner, to: object, connection)
      case .collection(let property):
        if let index = collections.firstIndex(where: {
          $0.owner === owner && $0.property == property
        }) {
          collections[index].members.append(object)
        } else {
          collections.append(
            Collection(
              owner: owner, property: property, connection: connection, members: [object]))
        }
      case .action, .segue: break
      }
    }
    for list in collections {
      try set(list.property, of: list.owner, to: list.members, list.connection)
    }
  }

  private struct Collection {
    let owner: AnyObject
    let property: String
    /// The first connection of the outlet collection.
    let connection: ConnectionBlueprint
    var members: [AnyObject]
  }

  private static func set(
    _ property: String, of owner: AnyObject, to value: Any, _ connection: ConnectionBlueprint
  ) throws {
    guard let setter = setter(property, of: type(of: owner)) else {
      if case .done = ExposedKeys.write(value, property, of: owner) { return }
      throw missing(
        connection, of: owner, undefinedKey(property, owner),
        "an outlet registered for \(type(of: owner))",
        "register it: $0.outlet(\"\(property)\", \\.\(property))",
        exception: "NSUnknownKeyException")
    }
    guard setter.perform(on: owner, value).isReturned || connects(setter, value, to: owner) else {
      let expected = setter.argument.map { "\($0)" } ?? "another class"
      // UIKit connects the object. A Swift property of another class cannot refer to it.
      let error = connection.place.error(
        found: "\(connection.what) of \(type(of: owner)) to \(described(value))",
        expected: "a \(expected)", remedy: "connect another object, or change the outlet's type")
      return UIKitLog.warn(error.description)
    }
  }

  /// Connects an object whose class was compiled a second time in another module. UIKit connects
  /// it, too, and the object has the members that the outlet's class declares.
  private static func connects(_ setter: Selector, _ value: Any, to owner: AnyObject) -> Bool {
    guard let argument = setter.argument, type(of: value) is AnyClass,
      ["\(type(of: value))", "Optional<\(type(of: value))>"].contains("\(argument)")
    else { return false }
    return setter.send(to: owner, value)
  }

  /// The setter of a property: a registered setter, or the setter of one of UIKit's outlets such as
  /// `delegate`.
  static func setter(_ property: String, of type: AnyClass) -> Selector? {
    let name = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    return ActionRegistry.current.selector(named: name, of: type)
      ?? own.first { $0.description == name && $0.isMethod(of: type) }
  }

  private static let own: [Selector] = [
    Selector("setView:") { (owner: UIViewController) in { (view: UIView) in owner.view = view } },
    Selector("setDelegate:") { (owner: UIGestureRecognizer) in
      { (delegate: any UIGestureRecognizerDelegate) in owner.delegate = delegate }
    },
    Selector("setGestureRecognizers:") { (owner: UIView) in
      { (list: [UIGestureRecognizer]) in for one in list { owner.addGestureRecognizer(one) } }
    },
    Selector("setTransitioningDelegate:") { (owner: UIViewController) in
      { (delegate: any UIViewControllerTransitioningDelegate) in
        owner.transitioningDelegate = delegate
      }
    },
  ]

  // MARK: Messages

  static func undefinedKey(_ key: String, _ owner: AnyObject) -> String {
    "[\(owner) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
      + "key \(key)."
  }

  static func missing(
    _ connection: ConnectionBlueprint, of owner: AnyObject, _ uikit: String, _ expected: String,
    _ remedy: String, exception: String = UIKitLog.invalidArgument
  ) -> StoryboardError {
    let names = ActionRegistry.current.names(of: type(of: owner)).map { "'\($0)'" }
    var error = connection.place.error(
      found: connection.what,
      expected: names.isEmpty
        ? "\(expected); none is registered" : "\(expected): \(names.joined(separator: ", "))",
      remedy: remedy, uikit: uikit)
    error.exception = exception
    return error
  }

  private static func described(_ value: Any) -> String {
    guard let list = value as? [AnyObject] else { return "a \(type(of: value))" }
    return list.map { "a \(type(of: $0))" }.joined(separator: ", ")
  }
}

extension RuntimeAttribute {
  /// Sets the value. If the key path begins with `layer.`, the value is set on the view's layer. If
  /// the key path does not begin with `layer.`, a registered setter sets the value.
  @MainActor
  func set(on object: AnyObject) throws {
    if keyPath.hasPrefix("layer."), let view = object as? UIView {
      return view.layer.setValue(value, forKeyPath: String(keyPath.dropFirst("layer.".count)))
    }
    if let setter = Outlet.setter(keyPath, of: type(of: object)),
      setter.perform(on: object, value as Any).isReturned
    {
      return
    }
    if case .done = ExposedKeys.write(value, keyPath, of: object) { return }
    // As in UIKit, the program continues if an inspected property cannot be set.
    UIKitLog.warn(
      "Failed to set (\(keyPath)) user defined inspected property on (\(type(of: object))): "
        + "\(Outlet.undefinedKey(keyPath, object)) \(place.file), line \(place.line).")
  }
}
