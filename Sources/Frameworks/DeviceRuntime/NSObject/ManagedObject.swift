import Foundation

/// An object whose `@NSManaged` properties and methods another module implements.
package protocol ManagedObject: AnyObject {
  /// Creates an object of the class in a context.
  static func made(inContext context: NSObject) -> NSObject?
  /// Creates an object of the class for an entity, in a context if there is one.
  static func made(of entity: NSObject, inContext context: NSObject?) -> NSObject?
  func managedValue<Value>(_ key: String) -> Value
  func setManagedValue<Value>(_ value: Value, _ key: String)
  func callManaged(_ name: String, _ arguments: [Any])
}

// Functions that ported source calls for `@NSManaged` members.

@_spi(Ported)
extension ExposedClass {
  /// The value of a property that was declared as `@NSManaged`.
  public nonisolated static func managed<Value>(_ key: String, of object: NSObject) -> Value {
    managed(object, key).managedValue(key)
  }

  /// Sets a property that was declared as `@NSManaged`.
  public nonisolated static func setManaged<Value>(
    _ value: Value, _ key: String, of object: NSObject
  ) {
    managed(object, key).setManagedValue(value, key)
  }

  /// Runs a method that was declared as `@NSManaged`.
  public nonisolated static func callManaged(
    _ name: String, of object: NSObject, _ arguments: Any...
  ) {
    managed(object, name).callManaged(name, arguments)
  }

  /// Creates an object by calling `init(context:)` of its class.
  public nonisolated static func new<Object: NSObject>(
    _ type: Object.Type, context: NSObject
  ) -> Object {
    nonisolated(unsafe) let context = context
    return made(type) { (type as? any ManagedObject.Type)?.made(inContext: context) }
  }

  /// Creates an object by calling `init(entity:insertInto:)` of its class.
  public nonisolated static func new<Object: NSObject>(
    _ type: Object.Type, entity: NSObject, insertInto context: NSObject?
  ) -> Object {
    nonisolated(unsafe) let (entity, context) = (entity, context)
    return made(type) {
      (type as? any ManagedObject.Type)?.made(of: entity, inContext: context)
    }
  }

  private nonisolated static func managed(_ object: NSObject, _ name: String) -> any ManagedObject {
    guard let managed = object as? any ManagedObject else {
      UIKitLog.raise(
        UIKitLog.invalidArgument,
        "-[\(type(of: object)) \(name)]: unrecognized selector sent to instance \(object)")
    }
    return managed
  }
}
