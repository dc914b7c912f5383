import CDeviceRuntime
import Foundation

/// The members of classes that are available by name, as in the Objective-C runtime: methods by
/// selector and properties by key.
///
/// Ported source, which is app source that Matchcut has rewritten for Linux, registers its classes
/// in this table before `main` runs. A member is looked up in the object's class first, and then in
/// its superclasses. If two methods have the same name, the one that was registered last is used.
@_spi(Ported)
@preconcurrency @MainActor
public enum ExposedClass {
  /// Registers a class and some of its members. An extension calls this method again to register
  /// the members that it adds. The method may be called on any thread before the program's first
  /// statement. `list` runs when a member is first looked up.
  ///
  /// - Parameters:
  ///   - module: the class's module; nil if Objective-C knows the class by a `name` without a
  ///     module.
  ///   - replaces: whether `list` calls `replaces(_:_:)`.
  public nonisolated static func register<Owner: AnyObject>(
    _ owner: Owner.Type, name: String, module: String?, replaces: Bool = false,
    _ list: @escaping @MainActor (ExposedMembers<Owner>) -> Void
  ) {
    if replaces { methods_set_exchanged() }
    waiting.add {
      let entry = entry(of: owner)
      entry.module = entry.module ?? module
      names.add(owner, name: name, module: module)
      list(ExposedMembers(entry))
    }
  }

  // MARK: Look-up

  /// The class with this name; nil if no such class is registered. A name is written
  /// `Module.Class`, unless the class has a name of its own in Objective-C.
  public nonisolated static func named(_ name: String) -> AnyClass? {
    unisolated {
      ready()
      return names[name]
    }
  }

  /// The method with this name that `type` has or inherits.
  package static func method(_ name: String, of type: AnyClass) -> ExposedMethod? {
    first(of: type) { $0.methods[name] ?? $0.accessor(name) ?? $0.slots[name]?.addedMethod }
  }

  /// A method of `NSObject` that a class can replace in order to forward messages; nil if no class
  /// does so.
  package static func forwarding(_ name: String, of type: AnyClass) -> ExposedMethod? {
    ready()
    return forwardsMessages ? method(name, of: type) : nil
  }

  /// The property with this key that `type` has or inherits.
  package static func property(_ key: String, of type: AnyClass) -> ExposedProperty? {
    first(of: type) { $0.properties[key] }
  }

  /// The class method with this name that `type` has or inherits.
  package static func classMethod(_ name: String, of type: AnyClass) -> ExposedMethod? {
    first(of: type) { $0.classMethods[name] }
  }

  /// Whether `type` responds to the selector. The result is also true for methods that cannot be
  /// called by name.
  package static func implements(_ name: String, _ type: AnyClass) -> Bool {
    first(of: type) { $0.others.contains(name) ? true : nil } ?? (method(name, of: type) != nil)
  }

  /// The names of the methods and properties of `type` that are not declared in Matchcut's own
  /// modules. The names of `type` come first, then those of its superclasses, each in the order of
  /// registration.
  package static func ownNames(of type: AnyClass) -> [String] {
    var names: [String] = []
    _ = first(of: type) { entry -> Bool? in
      if !ourModules.contains(entry.module ?? "") { names += entry.names }
      return nil
    }
    return names
  }
  private static let ourModules: Set = ["UIKit", "QuartzCore", "AVFoundation", "WebKit"]

  /// Calls `find` for `type` and then for its superclasses, and returns the first result that is
  /// not nil.
  package static func first<Found>(
    of type: AnyClass, _ find: (ExposedEntry) -> Found?
  ) -> Found? {
    ready()
    var next: AnyClass? = type
    while let type = next {
      if let entry = entries[ObjectIdentifier(type)], let found = find(entry) { return found }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// The members of `type` itself, without those of its superclasses.
  static func members(of type: AnyClass) -> ExposedEntry {
    ready()
    return entry(of: type)
  }

  /// The members of `type` itself; nil if none are registered.
  static func knownMembers(of type: AnyClass) -> ExposedEntry? {
    ready()
    return entries[ObjectIdentifier(type)]
  }

  // MARK: The table

  private nonisolated static let waiting = WaitingRegistrations()
  private static var entries: [ObjectIdentifier: ExposedEntry] = [:]
  private static var names = ClassNames()
  fileprivate static var forwardsMessages = false

  private static func entry(of type: AnyClass) -> ExposedEntry {
    let id = ObjectIdentifier(type)
    if let entry = entries[id] { return entry }
    let entry = ExposedEntry()
    entries[id] = entry
    return entry
  }

  private static func ready() {
    for register in waiting.take() { register() }
  }
}

/// The registered members of one class. Members of its superclasses are not included.
@MainActor
package final class ExposedEntry {
  fileprivate(set) package var module: String?
  fileprivate(set) package var methods: [String: ExposedMethod] = [:]
  /// The class methods by name, and the getters and setters of class properties.
  fileprivate(set) package var classMethods: [String: ExposedMethod] = [:]
  fileprivate(set) package var properties: [String: ExposedProperty] = [:]
  /// The names of methods that the class implements but that cannot be called by name.
  fileprivate(set) package var others: Set<String> = []
  /// The bodies of the methods that can be exchanged, by the methods' names.
  var bodies: [String: ExposedMethod] = [:]
  /// The methods to which code has a handle, and those that have been added.
  var slots: [String: RuntimeMethod] = [:]
  /// The names of methods and properties, in the order of registration.
  fileprivate(set) package var names: [String] = []
  /// Keys in the order of registration.
  fileprivate(set) package var keys: [String] = []
  /// For each key, the keys on which it depends.
  fileprivate(set) package var dependencies: [Dependency] = []

  /// The getter or setter of a property, looked up by its method name.
  func accessor(_ name: String) -> ExposedMethod? {
    if let property = properties[name] { return property.getter }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let key = name.dropFirst(3).dropLast()
    return properties[key.prefix(1).lowercased() + key.dropFirst()]?.setter
  }

  /// The keys on which a key depends. When one of these keys changes, the dependent key changes
  /// too.
  package struct Dependency {
    package let key: String
    package let on: @MainActor () -> Set<String>
  }
}

/// Registers the members of a class that are available by name.
@_spi(Ported)
@MainActor
public struct ExposedMembers<Owner: AnyObject> {
  let entry: ExposedEntry

  fileprivate init(_ entry: ExposedEntry) { self.entry = entry }

  /// Adds the method of `selector`.
  public func method(_ selector: Selector) {
    if let method = selector.method { add(selector.description, method) }
  }

  /// Adds a method that is run by calling `call`. The first argument of `call` is the object.
  public func method<T, each A, Result>(
    _ name: String, _ call: @escaping @MainActor (T, repeat each A) -> Result
  ) {
    add(name, ExposedMethod(calling: call))
  }

  /// Adds a class method, or the getter or setter of a class property. The first argument of `call`
  /// is the class.
  public func classMethod<each A, Result>(
    _ name: String, _ call: @escaping @MainActor (Owner.Type, repeat each A) -> Result
  ) {
    entry.classMethods[name] = ExposedMethod(calling: call)
  }

  /// Adds a method for which `responds(to:)` returns true, although it cannot be called by name.
  public func implements(_ name: String) {
    entry.others.insert(name)
  }

  /// Adds a method of Matchcut's own classes that can be exchanged. `body` is the method's original
  /// implementation. `body` must not call the method.
  package func exchangeable<T, each A, Result>(
    _ name: String, _ body: @escaping @MainActor (T, repeat each A) -> Result
  ) {
    entry.bodies[name] = ExposedMethod(calling: body)
  }

  /// Adds a property that can be read.
  public func property<Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
    add(ExposedProperty(key, path))
  }

  /// Adds a property that can be read and written.
  public func property<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    add(ExposedProperty(key, writable: path))
  }

  /// Adds a property that can be read and written. To set the property, `write` is called. Setting
  /// the property through the key path would call the property's getter first, which may have
  /// effects.
  public func property<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>,
    write: @escaping @MainActor (Owner, Value) -> Void
  ) {
    add(ExposedProperty(key, writable: path, write: write))
  }

  /// Sets the keys on which `key` depends, like `keyPathsForValuesAffectingValue(forKey:)`.
  public func dependentKeys(_ key: String, _ keys: @escaping @MainActor () -> Set<String>) {
    entry.dependencies.append(.init(key: key, on: keys))
  }

  private func add(_ name: String, _ method: ExposedMethod) {
    if name == "forwardingTargetForSelector:" || name == "respondsToSelector:" {
      ExposedClass.forwardsMessages = true
    }
    if entry.methods.updateValue(method, forKey: name) == nil { entry.names.append(name) }
  }

  private func add(_ property: ExposedProperty) {
    guard entry.properties.updateValue(property, forKey: property.key) == nil else { return }
    entry.names.append(property.key)
    entry.keys.append(property.key)
  }
}

private struct ClassNames {
  private var types: [String: AnyClass] = [:]

  /// If two classes have the same name and neither has a module, the first one is used.
  mutating func add(_ type: AnyClass, name: String, module: String?) {
    if let module { types["\(module).\(name)"] = type }
    if types[name] == nil { types[name] = type }
  }

  subscript(name: String) -> AnyClass? { types[name] }
}

/// Registrations that have not run yet. All waiting registrations run when a member is first looked
/// up.
private final class WaitingRegistrations: @unchecked Sendable {
  private let lock = NSLock()
  private var list: [@MainActor () -> Void] = []

  func add(_ register: @escaping @MainActor () -> Void) { lock.withLock { list.append(register) } }

  func take() -> [@MainActor () -> Void] {
    lock.withLock {
      defer { if !list.isEmpty { list.removeAll() } }
      return list
    }
  }
}
