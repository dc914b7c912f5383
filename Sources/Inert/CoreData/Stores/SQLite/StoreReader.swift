import Foundation

/// Reads all rows of a store's database.
///
/// References to rows that do not exist, or whose entity is not that of the relationship, are left out.
/// Rows of an unknown entity stay in the database.
struct StoreReader {
  private let connection: SQLiteConnection
  private let layout: StoreLayout
  private let form: Form

  enum Form {
    /// The values of the attributes' types; some may have files of their own in a folder.
    case values(files: URL)
    /// The values of the database (`SQLiteValue`).
    case raw
  }

  /// The rows in the order of their numbers for each entity.
  private(set) var rows: [StoredRow] = []
  /// The largest number of a row, by the name of the root entity.
  private(set) var lastNumbers: [String: Int] = [:]

  private var places: [ObjectIdentity: Int] = [:]
  private var known: [String: [Int: ObjectIdentity]] = [:]
  private var links: [Link] = []
  private var lists: [ObjectIdentity: [String: [(place: Int, identity: ObjectIdentity)]]] = [:]

  /// A reference to one object.
  private struct Link {
    let owner: ObjectIdentity
    let relationship: NSRelationshipDescription
    let number: Int
    let place: Int?
  }

  /// - Parameter make: The object with a number in an entity's table.
  init(
    _ connection: SQLiteConnection, _ layout: StoreLayout, _ schema: StoreSchema, form: Form,
    make: (_ entity: String, _ root: String, _ number: Int) throws -> ObjectIdentity
  ) throws {
    (self.connection, self.layout, self.form) = (connection, layout, form)
    for name in layout.names {
      guard let entity = layout.entities[name], entity.exists else { continue }
      try read(entity, make)
      let last = entity.name == entity.root ? schema.entities[name]?.last ?? 0 : 0
      lastNumbers[entity.root] = max(lastNumbers[entity.root] ?? 0, last)
    }
    resolveLinks()
    for join in layout.joins where join.exists { try read(join) }
    fillLists()
  }

  private mutating func read(
    _ entity: StoreLayout.Entity, _ make: (String, String, Int) throws -> ObjectIdentity
  ) throws {
    let attributes = entity.attributes.filter { $0.column != nil }
    let references = entity.references.filter { $0.column != nil }
    let columns =
      ["Z_PK", "Z_OPT"] + attributes.compactMap(\.column) + references.compactMap(\.column)
      + references.compactMap(\.orderColumn)
    let text =
      "SELECT \(columns.map(SQLText.name).joined(separator: ", ")) FROM \(SQLText.name(entity.table)) "
      + "WHERE Z_ENT = ? ORDER BY Z_PK"
    let missing = entity.attributes.filter { $0.column == nil }.compactMap {
      attribute -> (String, Any)? in
      let description = attribute.description
      return description.defaultValue.flatMap { description.attributeType.kept($0) }
        .map { (description.name, $0) }
    }
    let readers = attributes.map { reader(of: $0.description) }
    try connection.run(text, [SQLiteValue(entity.number)]) { row in
      guard let number = row[0].int else { return }
      guard known[entity.root]?[number] == nil else {
        throw SQLiteError(0, "two objects of \(entity.root) have the number \(number)")
      }
      let identity = try make(entity.name, entity.root, number)
      known[entity.root, default: [:]][number] = identity
      lastNumbers[entity.root] = max(lastNumbers[entity.root] ?? 0, number)
      var values = Dictionary(missing) { first, _ in first }
      for (index, reader) in readers.enumerated() {
        values[attributes[index].description.name] = reader(row[2 + index])
      }
      var order = 2 + attributes.count + references.count
      for (index, reference) in references.enumerated() {
        var place: Int?
        if reference.orderColumn != nil {
          place = row[order].int
          order += 1
        }
        guard let number = row[2 + attributes.count + index].int else { continue }
        links.append(
          Link(
            owner: identity, relationship: reference.description, number: number, place: place))
      }
      places[identity] = rows.count
      rows.append(StoredRow(identity: identity, values: values, version: max(row[1].int ?? 1, 1)))
    }
  }

  private func reader(of attribute: NSAttributeDescription) -> (SQLiteValue) -> Any? {
    switch form {
    case .raw: return { $0 == .null ? nil : $0 }
    case .values(let files):
      let stored = StoredAttribute(attribute: attribute, files: files)
      return { stored.value(of: $0) }
    }
  }

  // MARK: Relationships

  private func object(_ number: Int?, of entity: NSEntityDescription?) -> ObjectIdentity? {
    guard let number, let entity,
      let found = known[StoreLayout.root(of: entity)]?[number],
      let own = layout.entities[found.entity]?.description, own.isKindOf(entity: entity)
    else { return nil }
    return found
  }

  private mutating func resolveLinks() {
    for link in links {
      guard let other = object(link.number, of: link.relationship.destinationEntity),
        let index = places[link.owner]
      else { continue }
      rows[index].values[link.relationship.name] = other
      guard let inverse = link.relationship.inverseRelationship, inverse.isToMany else { continue }
      lists[other, default: [:]][inverse.name, default: []].append((link.place ?? 0, link.owner))
    }
  }

  private mutating func read(_ join: StoreLayout.Join) throws {
    let (forward, backward) = (join.relationship, join.relationship.inverseRelationship)
    let columns = [
      join.columns.source, join.columns.target, join.orders.target, join.orders.source,
    ]
    let names = columns.compactMap { $0 }.map(SQLText.name)
    let text =
      "SELECT \(names.joined(separator: ", ")) FROM \(SQLText.name(join.table)) ORDER BY 1, 2"
    try connection.run(text) { row in
      let target = object(row[1].int, of: forward.destinationEntity)
      guard let source = object(row[0].int, of: forward.owner), let target else { return }
      let places = (
        forward: join.orders.target == nil ? 0 : row[2].int ?? 0,
        backward: join.orders.source == nil ? 0 : row[join.orders.target == nil ? 2 : 3].int ?? 0
      )
      lists[source, default: [:]][forward.name, default: []].append((places.forward, target))
      guard let backward else { return }
      lists[target, default: [:]][backward.name, default: []].append((places.backward, source))
    }
  }

  private mutating func fillLists() {
    for (owner, own) in lists {
      guard let index = places[owner] else { continue }
      for (name, members) in own {
        let sorted = members.enumerated()
          .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
        rows[index].values[name] = IdentityList(sorted.map(\.element.identity))
      }
    }
  }
}

/// Parts of statements.
enum SQLText {
  /// A name in quotation marks.
  static func name(_ name: String) -> String {
    "\"\(name.replacingOccurrences(of: "\"", with: "\"\""))\""
  }
}
