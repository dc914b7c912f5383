/// The content of a data model: the file `contents` of an `.xcdatamodel` folder, which Xcode's
/// model editor writes.
package struct DataModel: Equatable, Sendable {
  package var entities: [Entity] = []
  package var fetchRequests: [FetchRequest] = []

  package struct Entity: Equatable, Sendable {
    package var name: String
    /// The class of the entity's objects, with or without a module; nil for `NSManagedObject`.
    package var className: String?
    package var codeGeneration = CodeGeneration.none
    package var isAbstract = false
    package var parent: String?
    /// The name in an earlier version of the model, if it is not the same.
    package var renamingIdentifier: String?
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []
    package var uniquenessConstraints: [[String]] = []
    package var userInfo: [String: String] = [:]

    package init(name: String) { self.name = name }
  }

  /// What Xcode generates for an entity during a build.
  package enum CodeGeneration: String, Sendable {
    case none
    /// The class with its properties.
    case `class`
    /// An extension with the properties. The app's source contains the class.
    case category
  }

  package enum AttributeType: String, Sendable {
    case undefined = "Undefined"
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
  }

  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var type: AttributeType
    package var isOptional = false
    package var isTransient = false
    package var usesScalar = false
    /// The default value as text. For a date, the seconds since the beginning of 2001.
    package var defaultValue: String?
    /// The least value, or the least length of a text; for a date, in seconds as above.
    package var least: String?
    /// The greatest value, or the greatest length of a text.
    package var greatest: String?
    package var pattern: String?
    /// The Swift type of a transformable value.
    package var customClass: String?
    package var transformer: String?
    /// Whether a value may be in a file of its own.
    package var allowsExternalStorage = false
    package var renamingIdentifier: String?

    package init(name: String, type: AttributeType) { (self.name, self.type) = (name, type) }
  }

  package struct Relationship: Equatable, Sendable {
    package var name: String
    package var destination: String
    package var inverse: String?
    package var isOptional = false
    package var isTransient = false
    package var isToMany = false
    package var isOrdered = false
    package var leastCount = 0
    /// 0 if there is no limit.
    package var greatestCount = 0
    package var deleteRule = DeleteRule.noAction
    package var renamingIdentifier: String?

    package init(name: String, destination: String) {
      (self.name, self.destination) = (name, destination)
    }
  }

  package enum DeleteRule: String, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  /// A fetch request that the model contains.
  package struct FetchRequest: Equatable, Sendable {
    package var name: String
    package var entity: String
    package var predicate: String?
  }

  package init() {}
}

/// Why a data model cannot be used.
package struct DataModelError: Error, Equatable, CustomStringConvertible {
  /// The sentence without its subject, which is the model's file.
  package let reason: String
  package let remedy: String

  package var description: String { "the data model \(reason); \(remedy)" }

  static func damaged(_ found: String) -> DataModelError {
    DataModelError(
      reason: "contains \(found) instead of the XML that Xcode's model editor writes",
      remedy: "save the model again with Xcode")
  }

  static func inconsistent(_ reason: String) -> DataModelError {
    DataModelError(reason: reason, remedy: "correct the model in Xcode")
  }
}
