import CoreData
import Foundation

/// Models that tests build without a file.
enum Models {
  static func attribute(
    _ name: String, _ type: NSAttributeType, default value: Any? = nil, isOptional: Bool = true
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    (attribute.name, attribute.attributeType) = (name, type)
    (attribute.defaultValue, attribute.isOptional) = (value, isOptional)
    return attribute
  }

  static func entity(_ name: String, _ properties: [NSPropertyDescription]) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = properties
    return entity
  }

  static func model(_ entities: [NSEntityDescription]) -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    model.entities = entities
    return model
  }

  /// Adds a relationship and its inverse.
  static func relate(
    _ one: NSEntityDescription, _ name: String, toMany: Bool, isOrdered: Bool = false,
    _ other: NSEntityDescription, _ inverse: String, toMany inverseToMany: Bool
  ) {
    let (there, back) = (NSRelationshipDescription(), NSRelationshipDescription())
    (there.name, back.name) = (name, inverse)
    (there.maxCount, back.maxCount) = (toMany ? 0 : 1, inverseToMany ? 0 : 1)
    there.isOrdered = isOrdered
    (there.destinationEntity, back.destinationEntity) = (other, one)
    (there.inverseRelationship, back.inverseRelationship) = (back, there)
    one.properties.append(there)
    if one === other { one.properties.append(back) } else { other.properties.append(back) }
  }

  /// A coordinator with a store, and a context.
  static func context(
    _ model: NSManagedObjectModel, at path: String, _ options: [AnyHashable: Any]? = nil
  ) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: path),
      options: options)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  static func insert(
    _ entity: String, _ values: [String: Any], _ context: NSManagedObjectContext
  ) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    for (key, value) in values { object.setValue(value, forKey: key) }
    return object
  }

  static func all(_ entity: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
  }

  /// The error of opening a store.
  static func error(
    _ model: NSManagedObjectModel, at path: String, _ options: [AnyHashable: Any]? = nil
  ) -> NSError? {
    do {
      _ = try context(model, at: path, options)
      return nil
    } catch { return error as NSError }
  }

  /// Removes all stores, so that their files are closed.
  static func close(_ context: NSManagedObjectContext) throws {
    let coordinator = context.persistentStoreCoordinator
    for store in coordinator?.persistentStores ?? [] { try coordinator?.remove(store) }
  }
}
