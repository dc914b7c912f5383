import Foundation

/// A property of an entity: an attribute or a relationship.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var versionHashModifier: String?
  open var renamingIdentifier: String?
  open var isIndexedBySpotlight = false
  open var entity: NSEntityDescription { owner ?? .none }
  weak var owner: NSEntityDescription?

  public override init() { super.init() }
}

/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var preservesValueInHistoryOnDeletion = false
  open var allowsCloudEncryption = false
  /// The least and greatest value, or the least and greatest length of a text.
  var least: Double?
  var greatest: Double?
  var pattern: String?

  /// The type by its newer name.
  open var type: AttributeType {
    get { AttributeType(attributeType) }
    set { attributeType = newValue.old }
  }

  public struct AttributeType: Hashable, Sendable {
    fileprivate let old: NSAttributeType
    fileprivate init(_ old: NSAttributeType) { self.old = old }

    public static let undefined = Self(.undefinedAttributeType)
    public static let integer16 = Self(.integer16AttributeType)
    public static let integer32 = Self(.integer32AttributeType)
    public static let integer64 = Self(.integer64AttributeType)
    public static let decimal = Self(.decimalAttributeType)
    public static let double = Self(.doubleAttributeType)
    public static let float = Self(.floatAttributeType)
    public static let string = Self(.stringAttributeType)
    public static let boolean = Self(.booleanAttributeType)
    public static let date = Self(.dateAttributeType)
    public static let binaryData = Self(.binaryDataAttributeType)
    public static let uuid = Self(.UUIDAttributeType)
    public static let uri = Self(.URIAttributeType)
    public static let transformable = Self(.transformableAttributeType)
    public static let objectID = Self(.objectIDAttributeType)
  }
}

/// The effect of deleting an object on the objects of a relationship.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A property that refers to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of objects; 0 if there is no limit, and 1 for a reference to one object.
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
