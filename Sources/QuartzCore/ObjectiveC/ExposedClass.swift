import Foundation

/// The members of classes that are available by name, as in the Objective-C runtime: methods by
/// selector and properties by key.
///
/// Ported source registers its classes in this table before `main` runs. A look-up starts at an
/// object's class and continues with its superclasses. If two methods have the same name, the one
/// that was registered last is used.
@_spi(Ported)
@MainActor
public enum ExposedClass {
  /// Registers a class, or further members of it; an extension registers the members that it adds.
  /// It may be called on any thread, before the program's first statement. `list` runs with the
  /// first look-up.
  ///
  /// - Parameter module: The class's module; nil if Objective-C knows the class by `name` alone.
  public nonisolated static func register<Owner: AnyObject>(
    _ owner: Owner.Type, name: String, module: String?,
    _ list: @escaping @MainActor (ExposedMembers<Owner>) -> Void
  ) {
    waiting.add {
      let entry = entry(of: owner)
      entry.module = entry.module ?? module
      names.add(owner, name: name, module: module)
      list(ExposedMembers(entry))
    }
  }

  // MARK: Look-up

  /// The class with this name, which is written `Module.Class` or as Objective-C's name alone. Nil
  /// if the class is not registered.
  public static func named(_ name: String) -> AnyClass? {
    ready()
    return names[name]
  }

  /// The method with this name that `type` has or inherits.
  package static func method(_ name: String, of type: AnyClass) -> ExposedMethod? {
    first(of: type) { $0.methods[name] ?? $0.accessor(name) }
  }

  /// The property with this key that `type` has or inherits.
  package static func property(_ key: String, of type: AnyClass) -> ExposedProperty? {
    first(of: type) { $0.properties[key] }
  }

  /// Whether `type` responds to the selector. This includes selectors that cannot be called by
  /// name.
  package static func implements(_ name: String, _ type: AnyClass) -> Bool {
    first(of: type) { $0.others.contains(name) ? true : nil } ?? (method(name, of: type) != nil)
  }

  /// The names of the methods and properties of `type` that are not from Matchcut's own modules.
  /// Its own names come before those of its superclasses, each in the order of registration.
  package static func ownNames(of type: AnyClass) -> [String] {
    var names: [String] = []
    _ = first(of: type) { entry -> Bool? in
      if !ourModules.contains(entry.module ?? "") { names += entry.names }
      return nil
    }
    return names
  }
  private static let ourModules: Set = ["UIKit", "QuartzCore"]

  /// The first result of `find`, which is called for `type` and then for its superclasses.
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

  // MARK: The table

  private nonisolated static let waiting = WaitingRegistrations()
  private static var entries: [ObjectIdentifier: ExposedEntry] = [:]
  private static var names = ClassNames()

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

/// The exposed members of one class, without those of its superclasses.
@MainActor
package final class ExposedEntry {
  fileprivate(set) package var module: String?
  fileprivate(set) package var methods: [String: ExposedMethod] = [:]
  fileprivate(set) package var properties: [String: ExposedProperty] = [:]
  /// Names to which the class responds but that cannot be called.
  fileprivate(set) package var others: Set<String> = []
  /// The names of methods and properties, in the order of registration.
  fileprivate(set) package var names: [String] = []
  /// Keys in the order of registration.
  fileprivate(set) package var keys: [String] = []
  /// For each key of a property, the keys on which it depends.
  fileprivate(set) package var dependencies: [Dependency] = []

  /// The getter or setter of a property, found by its name as a method.
  fileprivate func accessor(_ name: String) -> ExposedMethod? {
    if let property = properties[name] { return property.getter }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let key = name.dropFirst(3).dropLast()
    return properties[key.prefix(1).lowercased() + key.dropFirst()]?.setter
  }

  /// The keys on which a key depends: changes of those keys change this one too.
  package struct Dependency {
    package let key: String
    package let on: @MainActor () -> Set<String>
  }
}

/// Records the members of a class that are available by name.
@_spi(Ported)
@MainActor
public struct ExposedMembers<Owner: AnyObject> {
  private let entry: ExposedEntry

  fileprivate init(_ entry: ExposedEntry) { self.entry = entry }

  /// Adds a method that `selector` calls.
  public func method(_ selector: Selector) {
    if let method = selector.method { add(selector.description, method) }
  }

  /// Adds a method that `call` calls. The object is its first argument.
  public func method<T, each A, Result>(
    _ name: String, _ call: @escaping @MainActor (T, repeat each A) -> Result
  ) {
    add(name, ExposedMethod(calling: call))
  }

  /// Adds a method of the class itself. `call` receives the class as its first argument.
  public func classMethod<each A, Result>(
    _ name: String, _ call: @escaping @MainActor (Owner.Type, repeat each A) -> Result
  ) {
    // In this implementation a class is not an object, so messages cannot be sent to it.
  }

  /// Adds a method that `responds(to:)` reports but that cannot be called by name.
  public func implements(_ name: String) {
    entry.others.insert(name)
  }

  /// Adds a property that can be read.
  public func property<Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
    add(ExposedProperty(key, path))
  }

  /// Adds a property that can be read and written.
  public func property<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    add(ExposedProperty(key, writable: path))
  }

  /// Sets the keys on which `key` depends, like `keyPathsForValuesAffectingValue(forKey:)`.
  public func dependentKeys(_ key: String, _ keys: @escaping @MainActor () -> Set<String>) {
    entry.dependencies.append(.init(key: key, on: keys))
  }

  private func add(_ name: String, _ method: ExposedMethod) {
    if entry.methods.updateValue(method, forKey: name) == nil { entry.names.append(name) }
  }

  private func add(_ property: ExposedProperty) {
    guard entry.properties.updateValue(property, forKey: property.key) == nil else { return }
    entry.names.append(property.key)
    entry.keys.append(property.key)
  }
}

/// Classes by name.
private struct ClassNames {
  private var types: [String: AnyClass] = [:]

  /// If two classes have the same name and no module, the first one is used.
  mutating func add(_ type: AnyClass, name: String, module: String?) {
    if let module { types["\(module).\(name)"] = type }
    if types[name] == nil { types[name] = type }
  }

  subscript(name: String) -> AnyClass? { types[name] }
}

/// Registrations that wait for the first look-up.
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
