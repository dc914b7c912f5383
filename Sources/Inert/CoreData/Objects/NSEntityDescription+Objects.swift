extension NSEntityDescription {
  /// The entity of this name in the model of the context's coordinator.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    guard let model = context.model else {
      CoreDataLog.raise(
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity "
          + "name '\(entityName)'")
    }
    return model.entitiesByName[entityName]
  }

  /// Creates an object and inserts it into the context.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      CoreDataLog.raise(
        "+entityForName: could not locate an entity named '\(entityName)' in this model.")
    }
    return ManagedClass.object(of: entity, in: context)
  }
}
