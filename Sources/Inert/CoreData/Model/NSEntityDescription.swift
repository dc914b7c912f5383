import Foundation

/// A kind of objects, with its properties.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var isAbstract = false
  open var renamingIdentifier: String?
  open var versionHashModifier: String?
  open var userInfo: [AnyHashable: Any]?
  open var uniquenessConstraints: [[Any]] = []
  open internal(set) weak var superentity: NSEntityDescription?
  /// The model that has the entity.
  open var managedObjectModel: NSManagedObjectModel { model ?? .none }
  weak var model: NSManagedObjectModel?

  /// The entities that inherit from this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }

  private var own: [NSPropertyDescription] = []
  private var known: [String: NSPropertyDescription]?

  public override init() { super.init() }

  static let none = NSEntityDescription()

  /// The entity's own and inherited properties; those of the superentity come first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      known = nil
      for property in newValue { property.owner = self }
    }
  }

  open var propertiesByName: [String: NSPropertyDescription] {
    if let known { return known }
    let all = Dictionary(properties.map { ($0.name, $0) }) { $1 }
    // A program may still add properties until a store uses the model.
    if managedObjectModel.isUsed { known = all }
    return all
  }
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }

  /// The entity's own relationships by name.
  var ownRelationships: [String: NSRelationshipDescription] {
    Dictionary(own.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) { $1 }
  }

  open func relationships(forDestination entity: NSEntityDescription)
    -> [NSRelationshipDescription]
  {
    properties.compactMap { $0 as? NSRelationshipDescription }
      .filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is `entity` or inherits from it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    sequence(first: self, next: \.superentity).contains { $0.name == entity.name }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "(<NSEntityDescription>) name \(name ?? "(null)"), managedObjectClassName "
      + "\(managedObjectClassName ?? "(null)")"
  }
}
