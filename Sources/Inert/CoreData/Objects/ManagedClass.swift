@_spi(Ported) import DeviceRuntime
import Foundation

/// Creates the objects of entities, whose classes are known only at run time.
enum ManagedClass {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: NSManagedObject.Type] = [:]
  nonisolated(unsafe) private static var missing: Set<String> = []

  /// The class of an entity's objects. As on iOS, it is `NSManagedObject` if there is no class of
  /// the name; the log says so once.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    let name = entity.managedObjectClassName ?? "NSManagedObject"
    guard name != "NSManagedObject" else { return NSManagedObject.self }
    if let type = lock.withLock({ known[name] }) { return type }
    guard let type = find(name) else {
      if lock.withLock({ missing.insert(name).inserted }) {
        CoreDataLog.warn(
          "Unable to load class named '\(name)' for entity '\(entity.name ?? "")'.  Class not "
            + "found, using default NSManagedObject instead.")
      }
      return NSManagedObject.self
    }
    lock.withLock { known[name] = type }
    return type
  }

  /// A name that begins with a dot means the app's module.
  private static func find(_ name: String) -> NSManagedObject.Type? {
    let bare = name.split(separator: ".").last.map(String.init) ?? name
    for candidate in [name, bare] {
      if let type = ExposedClass.named(candidate) as? NSManagedObject.Type { return type }
    }
    return NSClassFromString(name) as? NSManagedObject.Type
  }

  /// The entity whose objects have exactly this class.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel?)
    -> NSEntityDescription?
  {
    let isWanted = { (entity: NSEntityDescription) in
      entity.managedObjectClassName != "NSManagedObject" && self.type(of: entity) == type
    }
    return model?.entities.first(where: isWanted) ?? LoadedModels.entity(where: isWanted)
  }

  /// Creates an object by calling its class's `init(entity:insertInto:)`.
  static func object(
    of entity: NSEntityDescription, in context: NSManagedObjectContext?
  ) -> NSManagedObject {
    type(of: entity).made(for: entity, context)
  }
}

// Swift can create objects of dynamic classes only by `required` initialisers. The initialiser is a
// static method with the same symbol name, which Swift can call on any class (`MadeObject`).
extension NSManagedObject {
  @_silgen_name("matchcut_NSManagedObject_made")
  convenience init(madeFor entity: NSEntityDescription, _ context: NSManagedObjectContext?) {
    self.init(entity: entity, insertInto: context)
  }

  @_silgen_name("matchcut_NSManagedObject_made")
  static func made(
    for entity: consuming NSEntityDescription, _ context: consuming NSManagedObjectContext?
  ) -> NSManagedObject
}
