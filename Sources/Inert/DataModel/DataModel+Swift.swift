extension DataModel {
  /// The source text of the classes and extensions that Xcode generates for the model's entities
  /// (Apple's article "Generating code"); nil if there are none.
  package var generatedSource: String? {
    let texts = entities.filter { $0.codeGeneration != .none }.compactMap { source(of: $0) }
    guard !texts.isEmpty else { return nil }
    return "import CoreData\nimport Foundation\n\n" + texts.joined(separator: "\n")
  }

  /// The name of an entity's class without its module; nil if the class is `NSManagedObject`.
  private static func className(of entity: Entity) -> String? {
    guard let name = entity.className?.split(separator: ".").last.map(String.init),
      name != "NSManagedObject", isIdentifier(name)
    else { return nil }
    return name
  }

  private static func isIdentifier(_ name: String) -> Bool {
    name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private func source(of entity: Entity) -> String? {
    guard let name = Self.className(of: entity) else { return nil }
    var text = ""
    if entity.codeGeneration == .class {
      let parent = entity.parent.flatMap { parent in entities.first { $0.name == parent } }
        .flatMap { Self.className(of: $0) }
      text += "@objc(\(name))\npublic class \(name): \(parent ?? "NSManagedObject") {}\n\n"
    }
    text += """
      extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
          return NSFetchRequest<\(name)>(entityName: \(entity.name.debugDescription))
        }


      """
    for attribute in entity.attributes where Self.isIdentifier(attribute.name) {
      text += "  @NSManaged public var `\(attribute.name)`: \(attribute.swiftType)\n"
    }
    let relationships = entity.relationships.filter { Self.isIdentifier($0.name) }
    for relationship in relationships {
      let access = access(of: relationship)
      text += "  @NSManaged \(access)var `\(relationship.name)`: \(swiftType(of: relationship))\n"
    }
    text += "}\n"
    for relationship in relationships where relationship.isToMany {
      text += accessors(of: relationship, in: name)
    }
    if entity.codeGeneration == .class {
      let inherits = entity.parent.map { parent in
        entities.contains {
          $0.name == parent && $0.codeGeneration == .class && Self.className(of: $0) != nil
        }
      }
      if inherits != true { text += "\nextension \(name): Identifiable {}\n" }
    }
    return text
  }

  private func type(of relationship: Relationship) -> String {
    entities.first { $0.name == relationship.destination }.flatMap { Self.className(of: $0) }
      ?? "NSManagedObject"
  }

  /// The access level of a relationship's members. The app may declare the other class without
  /// `public`.
  private func access(of relationship: Relationship) -> String {
    let other = entities.first { $0.name == relationship.destination }
    let isPublic = other.map { $0.codeGeneration == .class || Self.className(of: $0) == nil }
    return isPublic == false ? "" : "public "
  }

  private func swiftType(of relationship: Relationship) -> String {
    guard relationship.isToMany else { return type(of: relationship) + "?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  /// The methods that change a relationship with several objects.
  private func accessors(of relationship: Relationship, in name: String) -> String {
    let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
    let type = type(of: relationship)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines = [
      "addTo\(key)(_ value: \(type))", "removeFrom\(key)(_ value: \(type))",
      "addTo\(key)(_ values: \(set))", "removeFrom\(key)(_ values: \(set))",
    ]
    if relationship.isOrdered {
      lines =
        [
          "insertInto\(key)(_ value: \(type), at idx: Int)", "removeFrom\(key)(at idx: Int)",
          "insertInto\(key)(_ values: [\(type)], at indexes: NSIndexSet)",
          "removeFrom\(key)(at indexes: NSIndexSet)",
          "replace\(key)(at idx: Int, with value: \(type))",
          "replace\(key)(at indexes: NSIndexSet, with values: [\(type)])",
        ] + lines
    }
    return "\nextension \(name) {\n"
      + lines.map { "  @NSManaged \(access(of: relationship))func \($0)\n" }.joined() + "}\n"
  }
}

extension DataModel.Attribute {
  /// The type of the property in generated code. As in Xcode, only scalars are not optional.
  fileprivate var swiftType: String {
    switch type {
    case .integer16 where usesScalar: "Int16"
    case .integer32 where usesScalar: "Int32"
    case .integer64 where usesScalar: "Int64"
    case .double where usesScalar: "Double"
    case .float where usesScalar: "Float"
    case .boolean where usesScalar: "Bool"
    case .date where usesScalar: "TimeInterval"
    case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable, .undefined: (customClass ?? "NSObject") + "?"
    }
  }
}
