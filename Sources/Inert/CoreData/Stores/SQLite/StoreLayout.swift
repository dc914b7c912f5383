import Foundation

/// The tables of a store's database for a model.
///
/// Core Data's layout is not documented by Apple, but known from many published databases:
///
/// - The entities are numbered from 1 in the order of their names (`Z_PRIMARYKEY.Z_ENT`).
/// - An entity and all entities that inherit from it share the table `ZENTITY` of the root entity.
///   Each row has a number (`Z_PK`), the number of its entity (`Z_ENT`) and a count of its changes
///   (`Z_OPT`), and each property has a column `ZNAME`. If siblings have properties of one name, the
///   columns are `ZNAME`, `ZNAME1` and so on.
/// - A reference to one object is the number of its row. The place of the object in an ordered
///   relationship of the other object is in a column `Z_FOK_NAME`.
/// - A relationship with several objects whose inverse is of the same kind has a table `Z_1NAME`,
///   where 1 is the lower number of the two entities. Its columns `Z_1INVERSE` and `Z_2NAME` have the
///   numbers of the rows, and `Z_FOK_2NAME` their places in an ordered relationship.
///
/// The following is unverified: the order of the columns; which of several columns of one name has
/// which suffix; the names in the table of a relationship without an inverse (`Z_1`, `Z_2NAME`) and of
/// one that is its own inverse (`REFLEXIVE`); that a reference to an entity with subentities also has
/// a column `Z2_NAME` with the number of the object's entity. Existing files are read with other
/// suffixes and without that column, too.
struct StoreLayout {
  struct Column: Equatable {
    let name: String
    let type: ColumnType
  }

  /// The declared types of columns.
  enum ColumnType: String, CaseIterable {
    case integer = "INTEGER"
    case float = "FLOAT"
    case timestamp = "TIMESTAMP"
    case decimal = "DECIMAL"
    case text = "VARCHAR"
    case blob = "BLOB"
  }

  struct Table {
    let name: String
    var columns: [Column] = []
  }

  struct Attribute {
    let description: NSAttributeDescription
    /// The column; nil if the file does not have it.
    var column: String?
  }

  /// A reference to one object.
  struct Reference {
    let description: NSRelationshipDescription
    var column: String?
    /// The column with the number of the object's entity.
    var entityColumn: String?
    /// The column with the place in the ordered relationship that is the inverse.
    var orderColumn: String?
  }

  /// A relationship with several objects.
  struct List {
    let description: NSRelationshipDescription
    /// The index of the relationship's table; nil if the objects have references back.
    let join: Int?
    /// Whether the objects of the relationship are in the table's second column.
    let isForward: Bool
  }

  /// The table of a relationship in both directions.
  struct Join {
    var table: String
    /// The column of the entity with the lower number, then that of the other.
    var columns: (source: String, target: String)
    var orders: (source: String?, target: String?)
    let isSymmetric: Bool
    /// The relationship from the first column's entity.
    let relationship: NSRelationshipDescription
    /// Whether the file has the table.
    var exists = true
  }

  struct Entity {
    let description: NSEntityDescription
    let name: String
    var number: Int
    /// The name of the entity at the end of the chain of superentities.
    let root: String
    var table: String
    var attributes: [Attribute] = []
    var references: [Reference] = []
    var lists: [List] = []
    /// Whether the file has the entity.
    var exists = true
  }

  /// The entities in the order of their numbers.
  private(set) var names: [String] = []
  var entities: [String: Entity] = [:]
  private(set) var tables: [Table] = []
  var joins: [Join] = []

  init(_ model: NSManagedObjectModel) {
    let sorted = model.entitiesByName.sorted { $0.key < $1.key }
    names = sorted.map(\.key)
    for (index, (name, description)) in sorted.enumerated() {
      let root = Self.root(of: description)
      entities[name] = Entity(
        description: description, name: name, number: index + 1, root: root,
        table: "Z" + root.uppercased())
    }
    var indexes: [String: Int] = [:]
    for name in names {
      guard let entity = entities[name], indexes[entity.table] == nil else { continue }
      indexes[entity.table] = tables.count
      tables.append(Table(name: entity.table))
    }
    for name in names { addColumns(of: name, indexes) }
    for index in tables.indices { tables[index].columns.sort(by: Self.areInOrder) }
    for name in names { addInherited(to: name) }
    var joined: [ObjectIdentifier: Int] = [:]
    for name in names { addLists(to: name, &joined) }
  }

  static func root(of entity: NSEntityDescription) -> String {
    var last = entity
    while let parent = last.superentity { last = parent }
    return last.name ?? ""
  }

  /// The table and the column's name for a property.
  static func columnName(_ property: String) -> String { "Z" + property.uppercased() }

  private static func areInOrder(_ a: Column, _ b: Column) -> Bool {
    let types = ColumnType.allCases
    let places = (types.firstIndex(of: a.type) ?? 0, types.firstIndex(of: b.type) ?? 0)
    return places.0 == places.1 ? a.name < b.name : places.0 < places.1
  }

  /// The names of all entities, tables and columns.
  var outline: [String] {
    names + tables.flatMap { table in table.columns.map { "\(table.name).\($0.name) \($0.type)" } }
      + joins.map { "\($0.table) \($0.columns) \($0.orders)" }
  }

  // MARK: Columns

  /// The entity's own properties, in the order of their names.
  private static func own(_ entity: NSEntityDescription) -> [NSPropertyDescription] {
    entity.properties.filter { $0.owner === entity }.sorted { $0.name < $1.name }
  }

  private mutating func addColumns(of name: String, _ indexes: [String: Int]) {
    guard var entity = entities[name], let index = indexes[entity.table] else { return }
    func add(_ wanted: String, _ type: ColumnType) -> String {
      let taken = Set(tables[index].columns.map(\.name))
      let free = (0...).lazy.map { $0 == 0 ? wanted : "\(wanted)\($0)" }.first {
        !taken.contains($0)
      }
      let column = Column(name: free ?? wanted, type: type)
      tables[index].columns.append(column)
      return column.name
    }
    for property in Self.own(entity.description) {
      if let attribute = property as? NSAttributeDescription {
        guard !attribute.isTransient, let type = ColumnType(attribute.attributeType) else {
          continue
        }
        let column = add(Self.columnName(attribute.name), type)
        entity.attributes.append(Attribute(description: attribute, column: column))
      } else if let relationship = property as? NSRelationshipDescription, !relationship.isToMany {
        var reference = Reference(description: relationship)
        reference.column = add(Self.columnName(relationship.name), .integer)
        if let other = relationship.destinationEntity, !other.subentities.isEmpty,
          let number = other.name.flatMap({ entities[$0]?.number })
        {
          reference.entityColumn = add("Z\(number)_\(relationship.name.uppercased())", .integer)
        }
        if relationship.inverseRelationship?.isOrdered == true {
          reference.orderColumn = add("Z_FOK_\(relationship.name.uppercased())", .integer)
        }
        entity.references.append(reference)
      }
    }
    entities[name] = entity
  }

  /// Adds the columns of the superentities.
  private mutating func addInherited(to name: String) {
    guard var entity = entities[name] else { return }
    let line = sequence(first: entity.description, next: \.superentity).dropFirst()
    for parent in line {
      guard let known = parent.name.flatMap({ entities[$0] }) else { continue }
      for attribute in known.attributes
      where attribute.description.owner === parent
        && !entity.attributes.contains(where: { $0.description.name == attribute.description.name })
      {
        entity.attributes.append(attribute)
      }
      for reference in known.references
      where reference.description.owner === parent
        && !entity.references.contains(where: { $0.description.name == reference.description.name })
      {
        entity.references.append(reference)
      }
    }
    entities[name] = entity
  }

  // MARK: Relationships with several objects

  private mutating func addLists(to name: String, _ joined: inout [ObjectIdentifier: Int]) {
    guard let entity = entities[name] else { return }
    for property in entity.description.propertiesByName.sorted(by: { $0.key < $1.key }) {
      guard let relationship = property.value as? NSRelationshipDescription, relationship.isToMany
      else { continue }
      let inverse = relationship.inverseRelationship
      if let inverse, !inverse.isToMany {
        entities[name]?.lists.append(List(description: relationship, join: nil, isForward: true))
        continue
      }
      if let index = joined[ObjectIdentifier(relationship)] {
        let isForward = joins[index].relationship === relationship
        entities[name]?.lists.append(
          List(description: relationship, join: index, isForward: isForward))
        continue
      }
      guard let join = join(of: relationship) else { continue }
      joined[ObjectIdentifier(relationship)] = joins.count
      if let inverse { joined[ObjectIdentifier(inverse)] = joins.count }
      let isForward = join.relationship === relationship
      entities[name]?.lists.append(
        List(description: relationship, join: joins.count, isForward: isForward))
      joins.append(join)
    }
  }

  private func number(of entity: NSEntityDescription?) -> Int? {
    entity?.name.flatMap { entities[$0]?.number }
  }

  private func join(of relationship: NSRelationshipDescription) -> Join? {
    guard let own = number(of: relationship.owner),
      let other = number(of: relationship.destinationEntity)
    else { return nil }
    let name = relationship.name.uppercased()
    let table = "Z_\(own)\(name)"
    guard let inverse = relationship.inverseRelationship else {
      return Join(
        table: table, columns: ("Z_\(own)", "Z_\(other)\(name)"),
        orders: (nil, relationship.isOrdered ? "Z_FOK_\(other)\(name)" : nil), isSymmetric: false,
        relationship: relationship)
    }
    if inverse === relationship {
      return Join(
        table: table, columns: (table, "REFLEXIVE"), orders: (nil, nil), isSymmetric: true,
        relationship: relationship)
    }
    let back = inverse.name.uppercased()
    // The relationship of the entity with the lower number names the table.
    let second = number(of: inverse.owner) ?? other
    guard (own, name) <= (second, back) else { return join(of: inverse) }
    return Join(
      table: table, columns: ("Z_\(own)\(back)", "Z_\(second)\(name)"),
      orders: (
        inverse.isOrdered ? "Z_FOK_\(own)\(back)" : nil,
        relationship.isOrdered ? "Z_FOK_\(second)\(name)" : nil
      ), isSymmetric: false, relationship: relationship)
  }
}

extension StoreLayout.ColumnType {
  /// The type of an attribute's column; nil if the attribute is not stored.
  init?(_ type: NSAttributeType) {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
      .booleanAttributeType:
      self = .integer
    case .doubleAttributeType, .floatAttributeType: self = .float
    case .dateAttributeType: self = .timestamp
    case .decimalAttributeType: self = .decimal
    case .stringAttributeType, .URIAttributeType: self = .text
    case .binaryDataAttributeType, .UUIDAttributeType, .transformableAttributeType: self = .blob
    case .undefinedAttributeType, .objectIDAttributeType: return nil
    }
  }
}
