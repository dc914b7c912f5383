import Foundation

extension NSManagedObject {
  /// The object's values by property, with the values of a fault.
  var current: [String: Any] {
    fire()
    return values ?? [:]
  }

  /// Reads the values of a fault from the store or the parent context.
  func fire() {
    guard values == nil, state == .stored || state == .deleted else { return }
    guard let row = managedObjectContext?.row(of: identity) else {
      values = [:]
      guard let managedObjectContext else { return }
      if managedObjectContext.shouldDeleteInaccessibleFaults {
        return managedObjectContext.vanish(self)
      }
      CoreDataLog.raise(
        "CoreData could not fulfill a fault for '\(objectID)'",
        name: "NSObjectInaccessibleException")
    }
    (values, saved, version) = (row.values, row.values, row.version)
    awakeFromFetch()
  }

  /// The value of a property as key-value coding returns it.
  func value(ofProperty key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return value(forUndefinedKey: key) }
    return read(key, property)
  }

  func read(_ key: String, _ property: NSPropertyDescription?) -> Any? {
    fire()
    return shown(values?[key], property)
  }

  /// The objects for the identities in a value.
  func shown(_ value: Any?, _ property: NSPropertyDescription?) -> Any? {
    guard let relationship = property as? NSRelationshipDescription else { return value }
    guard relationship.isToMany else {
      return (value as? ObjectIdentity).flatMap { managedObjectContext?.object(of: $0) }
    }
    let objects = StoredValue.identities(value)
      .compactMap { managedObjectContext?.object(of: $0) }
    return relationship.isOrdered
      ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  func id(of identity: ObjectIdentity) -> NSManagedObjectID? {
    managedObjectContext?.object(of: identity)?.objectID
  }

  /// Sets a property, and notifies observers and the context.
  func write(_ value: Any?, _ key: String, _ property: NSPropertyDescription) {
    willChangeValue(forKey: key)
    assign(value, key, property)
    didChangeValue(forKey: key)
  }

  /// Sets a property without notifying observers.
  func assign(_ value: Any?, _ key: String, _ property: NSPropertyDescription) {
    fire()
    let value = value.flatMap(AnyOptional.flattened).flatMap { $0 is NSNull ? nil : $0 }
    if let relationship = property as? NSRelationshipDescription {
      return assign(value, relationship)
    }
    guard let attribute = property as? NSAttributeDescription, let value else {
      values?[key] = nil
      return
    }
    guard let kept = attribute.attributeType.kept(value) else {
      CoreDataLog.raise(
        "Unacceptable type of value for attribute: property = \"\(key)\"; desired type = "
          + "\(attribute.attributeType.className); given type = \(Swift.type(of: value)); value = "
          + "\(value).")
    }
    values?[key] = kept
  }

  // MARK: Relationships

  private func assign(_ value: Any?, _ relationship: NSRelationshipDescription) {
    let new: [NSManagedObject]
    if relationship.isToMany {
      new = value.map { objects(in: $0, relationship) } ?? []
    } else if let value {
      guard let object = value as? NSManagedObject else { return refuse(value, relationship) }
      new = [object]
    } else {
      new = []
    }
    for object in new { check(object, relationship) }
    let old = StoredValue.identities(values?[relationship.name])
    let kept = IdentityList(new.map(\.identity))
    for identity in old where !kept.contains(identity) { unlink(identity, relationship) }
    values?[relationship.name] = relationship.isToMany ? kept : kept.all.first
    let before = Set(old)
    for object in new where !before.contains(object.identity) { link(object, relationship) }
  }

  private func objects(
    in value: Any, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObject] {
    let members = KeyedComparison.members(of: value)
    let objects = members?.compactMap { $0 as? NSManagedObject } ?? []
    guard members?.count == objects.count else {
      refuse(value, relationship)
      return []
    }
    // The order of a set varies between runs; that of its objects does not.
    guard !(value is NSOrderedSet), !(value is NSArray), !(value is [Any]) else { return objects }
    return managedObjectContext?.inOrder(objects) ?? objects
  }

  private func refuse(_ value: Any, _ relationship: NSRelationshipDescription) {
    CoreDataLog.raise(
      "Unacceptable type of value for to-\(relationship.isToMany ? "many" : "one") relationship: "
        + "property = \"\(relationship.name)\"; desired type = "
        + "\(relationship.isToMany ? relationship.isOrdered ? "NSOrderedSet" : "NSSet" : relationship.destinationEntity?.managedObjectClassName ?? "NSManagedObject"); "
        + "given type = \(Swift.type(of: value)); value = \(value).")
  }

  private func check(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    if let wanted = relationship.destinationEntity, !object.entity.isKindOf(entity: wanted) {
      refuse(object, relationship)
    }
    guard let other = object.managedObjectContext else { return }
    guard let own = managedObjectContext else {
      // As on iOS, a relationship to an object of a context inserts this object, too.
      if state == .detached { other.insert(self) }
      return
    }
    guard own !== other else { return }
    CoreDataLog.raise(
      "Illegal attempt to establish a relationship '\(relationship.name)' between objects in "
        + "different contexts (source = \(self) , destination = \(object))")
  }

  /// Adds an object to a relationship with several objects, at the end or at an index.
  func add(
    _ object: NSManagedObject, to relationship: NSRelationshipDescription, at index: Int? = nil
  ) {
    check(object, relationship)
    fire()
    var list = values?[relationship.name] as? IdentityList ?? IdentityList()
    guard !list.contains(object.identity) else { return }
    willChangeValue(forKey: relationship.name)
    if let index {
      list.insert(object.identity, at: index)
    } else {
      list.append(object.identity)
    }
    values?[relationship.name] = list
    link(object, relationship)
    didChangeValue(forKey: relationship.name)
  }

  func remove(_ object: NSManagedObject, from relationship: NSRelationshipDescription) {
    guard StoredValue.identities(current[relationship.name]).contains(object.identity) else {
      return
    }
    willChangeValue(forKey: relationship.name)
    drop(object.identity, relationship.name)
    unlink(object.identity, relationship)
    didChangeValue(forKey: relationship.name)
  }

  private func drop(_ identity: ObjectIdentity, _ key: String) {
    if var list = values?[key] as? IdentityList {
      list.remove(identity)
      values?[key] = list
    } else if values?[key] as? ObjectIdentity === identity {
      values?[key] = nil
    }
  }

  /// Sets the other end of a relationship to this object.
  private func link(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    if object.managedObjectContext == nil, let context = managedObjectContext,
      object.state == .detached
    {
      context.insert(object)
    }
    guard let inverse = relationship.inverseRelationship else { return }
    object.willChangeValue(forKey: inverse.name)
    if inverse.isToMany {
      var list = object.values?[inverse.name] as? IdentityList ?? IdentityList()
      list.append(identity)
      object.values?[inverse.name] = list
    } else if let old = object.values?[inverse.name] as? ObjectIdentity, old !== identity {
      // The object leaves the one that had it before.
      object.values?[inverse.name] = identity
      if let owner = managedObjectContext?.object(of: old) {
        owner.willChangeValue(forKey: relationship.name)
        owner.drop(object.identity, relationship.name)
        owner.didChangeValue(forKey: relationship.name)
      }
    } else {
      object.values?[inverse.name] = identity
    }
    object.didChangeValue(forKey: inverse.name)
  }

  /// Removes this object from the other end of a relationship, unless the object there is deleted.
  func unlink(_ identity: ObjectIdentity, _ relationship: NSRelationshipDescription) {
    guard let inverse = relationship.inverseRelationship,
      let object = managedObjectContext?.object(of: identity), object.state != .gone,
      object.state != .deleted
    else { return }
    object.willChangeValue(forKey: inverse.name)
    object.drop(self.identity, inverse.name)
    object.didChangeValue(forKey: inverse.name)
  }
}
