@_spi(Ported) import DeviceRuntime
import Foundation

/// The accessors of `@NSManaged` properties and methods, which ported source calls.
extension NSManagedObject: ManagedObject {
  package static func made(inContext context: NSObject) -> NSObject? {
    guard let context = context as? NSManagedObjectContext else { return nil }
    return made(for: entity(inModelOf: context), context)
  }
  package static func made(of entity: NSObject, inContext context: NSObject?) -> NSObject? {
    (entity as? NSEntityDescription).map { made(for: $0, context as? NSManagedObjectContext) }
  }

  /// The value of a property. A number is zero if there is no value.
  package func managedValue<Value>(_ key: String) -> Value {
    let value = primitive(key).map { primitiveValue(forKey: $0) } ?? managed(key)
    switch KeyedValue.fit(value, Value.self) {
    case .value(let value): return value
    case .isNil, .misfit: break
    }
    if let set = value as? NSSet, let fitting = set as? Value { return fitting }
    if value == nil, let empty = NSSet() as? Value { return empty }
    if let zero = KeyedValue.fit(NSNumber(value: 0), Value.self).found { return zero }
    if let empty = ("" as Any) as? Value { return empty }
    CoreDataLog.raise(
      "The property \(key) of \(self) has no value of the type \(Value.self). Set it before it is "
        + "read, or declare it as an optional.")
  }

  package func setManagedValue<Value>(_ value: Value, _ key: String) {
    let value = Self.plain(AnyOptional.flattened(value))
    if let key = primitive(key) { return setPrimitiveValue(value, forKey: key) }
    guard let property = entity.propertiesByName[key] else {
      return setValue(value, forUndefinedKey: key)
    }
    write(value, key, property)
  }

  /// Enumerations are kept as their raw values.
  private static func plain(_ value: Any?) -> Any? {
    guard let value, !(value is AnyObject.Type), let raw = value as? any RawRepresentable,
      Mirror(reflecting: value).displayStyle == .enum
    else { return value }
    return raw.rawValue
  }

  private func managed(_ key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return value(forUndefinedKey: key) }
    return read(key, property)
  }

  /// The key in a name such as `primitiveTitle`, unless the entity has a property of this name.
  private func primitive(_ name: String) -> String? {
    guard name.hasPrefix("primitive"), entity.propertiesByName[name] == nil else { return nil }
    let rest = name.dropFirst("primitive".count)
    let key = rest.prefix(1).lowercased() + rest.dropFirst()
    return entity.propertiesByName[key] == nil ? nil : key
  }

  /// Runs a generated method such as `addToItems(_:)`.
  package func callManaged(_ name: String, _ arguments: [Any]) {
    guard let call = RelationshipCall(name, entity) else {
      CoreDataLog.raise(
        "-[\(Swift.type(of: self)) \(name)]: unrecognized selector sent to instance \(self)")
    }
    call.run(on: self, arguments)
  }
}

/// A generated method that changes a relationship with several objects.
private struct RelationshipCall {
  private enum Kind: String, CaseIterable {
    case addTo, removeFrom, insertInto, replace
  }
  private let kind: Kind
  private let relationship: NSRelationshipDescription

  init?(_ name: String, _ entity: NSEntityDescription) {
    let base = name.prefix { $0 != "(" }
    for kind in Kind.allCases where base.hasPrefix(kind.rawValue) {
      let rest = base.dropFirst(kind.rawValue.count)
      let keys = [String(rest), rest.prefix(1).lowercased() + rest.dropFirst()]
      let found = keys.lazy.compactMap {
        entity.propertiesByName[$0] as? NSRelationshipDescription
      }.first
      guard let found, found.isToMany else { continue }
      (self.kind, relationship) = (kind, found)
      return
    }
    return nil
  }

  func run(on owner: NSManagedObject, _ arguments: [Any]) {
    let objects = arguments.flatMap { self.objects(in: $0, owner) }
    let indexes = arguments.flatMap { Self.indexes(in: $0) }
    switch kind {
    case .addTo: for object in objects { owner.add(object, to: relationship) }
    case .insertInto:
      for (object, index) in zip(objects, indexes) {
        owner.add(object, to: relationship, at: index)
      }
    case .removeFrom:
      for object in objects + members(of: owner, at: indexes) {
        owner.remove(object, from: relationship)
      }
    case .replace:
      for object in members(of: owner, at: indexes) { owner.remove(object, from: relationship) }
      for (object, index) in zip(objects, indexes) {
        owner.add(object, to: relationship, at: index)
      }
    }
  }

  private func objects(in argument: Any, _ owner: NSManagedObject) -> [NSManagedObject] {
    if let object = argument as? NSManagedObject { return [object] }
    if argument is NSIndexSet || argument is IndexSet || argument is Int { return [] }
    let found = KeyedComparison.members(of: argument)?.compactMap { $0 as? NSManagedObject } ?? []
    // The order of a set varies between runs.
    return argument is NSSet ? owner.managedObjectContext?.inOrder(found) ?? found : found
  }

  private static func indexes(in argument: Any) -> [Int] {
    if let index = argument as? Int { return [index] }
    if let set = argument as? IndexSet { return Array(set) }
    return (argument as? NSIndexSet).map { Array($0) } ?? []
  }

  private func members(of owner: NSManagedObject, at indexes: [Int]) -> [NSManagedObject] {
    let list = StoredValue.identities(owner.current[relationship.name])
    return indexes.filter { list.indices.contains($0) }
      .compactMap { owner.managedObjectContext?.object(of: list[$0]) }
  }
}
