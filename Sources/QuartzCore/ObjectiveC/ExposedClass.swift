import Foundation

/// What classes offer by name, as the Objective-C runtime would know it: methods by selector and
/// properties by key.
///
/// Ported source registers its classes here before `main` runs. A look-up goes from an object's
/// class to its superclasses. Of two methods of one name the one registered last counts.
@_spi(Ported)
@MainActor
public enum ExposedClass {
  /// Registers a class, or more of one: an extension registers what it adds. May be called on any
  /// thread, before the program's first statement; `list` runs with the first look-up.
  ///
  /// - Parameter module: nil for a class that Objective-C knows by `name` alone.
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

  /// The class of this name, as `Module.Class` or as Objective-C's name alone; nil for one that is
  /// not registered.
  public static func named(_ name: String) -> AnyClass? {
    ready()
    return names[name]
  }

  /// The method of this name that `type` has or inherits.
  package static func method(_ name: String, of type: AnyClass) -> ExposedMethod? {
    first(of: type) { $0.methods[name] ?? $0.accessor(name) }
  }

  /// The property of this key that `type` has or inherits.
  package static func property(_ key: String, of type: AnyClass) -> ExposedProperty? {
    first(of: type) { $0.properties[key] }
  }

  /// True where `type` answers to the selector, also where it can only be asked whether it does.
  package static func implements(_ name: String, _ type: AnyClass) -> Bool {
    first(of: type) { $0.others.contains(name) ? true : nil } ?? (method(name, of: type) != nil)
  }

  /// The names of methods and properties of `type` outside of our own modules, its own first, each
  /// in the order of registration.
  package static func ownNames(of type: AnyClass) -> [String] {
    var names: [String] = []
    _ = first(of: type) { entry -> Bool? in
      if !ourModules.contains(entry.module ?? "") { names += entry.names }
      return nil
    }
    return names
  }
  private static let ourModules: Set = ["UIKit", "QuartzCore"]

  /// What `find` finds first, from `type` to its superclasses.
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

/// What one class offers, without its superclasses.
@MainActor
package final class ExposedEntry {
  fileprivate(set) package var module: String?
  fileprivate(set) package var methods: [String: ExposedMethod] = [:]
  fileprivate(set) package var properties: [String: ExposedProperty] = [:]
  /// Names that are answered to and cannot be called.
  fileprivate(set) package var others: Set<String> = []
  /// The names of methods and properties, in the order of registration.
  fileprivate(set) package var names: [String] = []
  /// Keys in the order of registration.
  fileprivate(set) package var keys: [String] = []
  /// By the key of a property: the keys it depends on.
  fileprivate(set) package var dependencies: [Dependency] = []

  /// The getter or the setter of a property, by its name as a method.
  fileprivate func accessor(_ name: String) -> ExposedMethod? {
    if let property = properties[name] { return property.getter }
    guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
    let key = name.dropFirst(3).dropLast()
    return properties[key.prefix(1).lowercased() + key.dropFirst()]?.setter
  }

  /// The keys whose changes change a key.
  package struct Dependency {
    package let key: String
    package let on: @MainActor () -> Set<String>
  }
}

/// Takes down what a class offers by name.
@_spi(Ported)
@MainActor
public struct ExposedMembers<Owner: AnyObject> {
  private let entry: ExposedEntry

  fileprivate init(_ entry: ExposedEntry) { self.entry = entry }

  /// A method that `selector` calls.
  public func method(_ selector: Selector) {
    if let method = selector.method { add(selector.description, method) }
  }

  /// A method that `call` calls, with the object first.
  public func method<T, each A, Result>(
    _ name: String, _ call: @escaping @MainActor (T, repeat each A) -> Result
  ) {
    add(name, ExposedMethod(calling: call))
  }

  /// A method of the class itself, which `call` calls with the class first.
  public func classMethod<each A, Result>(
    _ name: String, _ call: @escaping @MainActor (Owner.Type, repeat each A) -> Result
  ) {
    // A class is no object here, so that nothing can be sent to it.
  }

  /// A method that `responds(to:)` knows and that cannot be called by name.
  public func implements(_ name: String) {
    entry.others.insert(name)
  }

  /// A property that can be read.
  public func property<Value>(_ key: String, _ path: KeyPath<Owner, Value>) {
    add(ExposedProperty(key, path))
  }

  /// A property that can be read and written.
  public func property<Value>(_ key: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    add(ExposedProperty(key, writable: path))
  }

  /// The keys whose changes change `key`, as `keyPathsForValuesAffectingValue(forKey:)`.
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

  /// The first of two classes with one name and no module wins.
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
