import Foundation

/// The comparison of a model with a database.
///
/// Core Data compares hashes of the entities, whose computation is not published. Here a model fits if
/// the database has exactly the entities, columns and tables that the model needs, with their types.
/// Changes that need no other column, such as an attribute that becomes optional, are not differences.
struct StoreFit {
  /// The model's layout with the names and numbers of the database, and without what it lacks.
  private(set) var layout: StoreLayout
  /// What differs, for messages. Empty if the model fits.
  private(set) var differences: [String] = []
  /// The attributes whose type has changed, which Core Data cannot migrate by itself.
  private(set) var changedTypes: [String] = []
  private let schema: StoreSchema

  init(_ model: NSManagedObjectModel, _ schema: StoreSchema) {
    layout = StoreLayout(model)
    self.schema = schema
    var expected: Set<String> = []
    for name in layout.names { fitEntity(name) }
    for table in layout.tables {
      expected.formUnion(table.columns.map { "\(table.name).\($0.name)" })
    }
    for name in layout.names { fitColumns(of: name) }
    for index in layout.joins.indices { fitJoin(index) }
    findRest(expected)
  }

  private mutating func fitEntity(_ name: String) {
    guard var entity = layout.entities[name] else { return }
    let old = [name, entity.description.renamingIdentifier].compactMap { $0 }
      .first { schema.entities[$0] != nil }
    if let old, let known = schema.entities[old], let root = schema.root(of: old),
      schema.tables["Z" + root.uppercased()] != nil
    {
      entity.number = known.number
      let table = "Z" + root.uppercased()
      if old != name || table != entity.table { differences.append("the entity \(name)") }
      entity.table = table
    } else {
      entity.exists = false
      differences.append("the entity \(name)")
    }
    layout.entities[name] = entity
  }

  private mutating func fitColumns(of name: String) {
    guard var entity = layout.entities[name], entity.exists else { return }
    let columns = schema.tables[entity.table] ?? [:]
    func place(_ wanted: String?, _ property: NSPropertyDescription) -> String? {
      if let wanted, columns[wanted] != nil { return wanted }
      if property.owner?.name == name { differences.append("\(name).\(property.name)") }
      let old = property.renamingIdentifier.map { StoreLayout.columnName($0) }
      return old.flatMap { columns[$0] == nil ? nil : $0 }
    }
    for index in entity.attributes.indices {
      let attribute = entity.attributes[index].description
      let column = place(entity.attributes[index].column, attribute)
      entity.attributes[index].column = column
      guard let declared = column.flatMap({ columns[$0] }),
        let type = StoreLayout.ColumnType(rawValue: declared),
        let wanted = StoreLayout.ColumnType(attribute.attributeType), type.kind != wanted.kind
      else { continue }
      changedTypes.append("\(name).\(attribute.name)")
    }
    for index in entity.references.indices {
      let reference = entity.references[index]
      let upper = reference.description.name.uppercased()
      entity.references[index].column = place(reference.column, reference.description)
      let typed = schema.columns(of: entity.table, "Z", "_" + upper).first { $0 != "Z_" + upper }
      entity.references[index].entityColumn = typed
      if let order = reference.orderColumn, columns[order] == nil {
        differences.append("the order of \(name).\(reference.description.name)")
        entity.references[index].orderColumn = nil
      }
    }
    layout.entities[name] = entity
  }

  private mutating func fitJoin(_ index: Int) {
    var join = layout.joins[index]
    let forward = join.relationship
    let backward = join.isSymmetric ? nil : forward.inverseRelationship
    let names = [forward.name, backward?.name].compactMap { $0?.uppercased() }
    let numbers = [forward.owner, backward?.owner].compactMap {
      $0?.name.flatMap { layout.entities[$0]?.number }
    }
    let wanted = names.flatMap { name in numbers.map { "Z_\($0)\(name)" } }
    guard let table = wanted.first(where: { schema.tables[$0] != nil }) else {
      join.exists = false
      layout.joins[index] = join
      differences.append("the relationship \(forward.owner?.name ?? "").\(forward.name)")
      return
    }
    let columns = schema.tables[table] ?? [:]
    join.table = table
    // The column whose number is that of the entity, or one with another number.
    func column(
      _ prefix: String, _ relationship: NSRelationshipDescription?, _ end: NSEntityDescription?
    ) -> String? {
      guard let name = relationship?.name.uppercased() else { return nil }
      let number = end?.name.flatMap { layout.entities[$0]?.number } ?? 0
      let exact = "\(prefix)\(number)\(name)"
      if columns[exact] != nil { return exact }
      return schema.columns(of: table, prefix, name).first
    }
    let (start, end) = (forward.owner, backward?.owner ?? forward.destinationEntity)
    let target = join.isSymmetric ? join.columns.target : column("Z_", forward, end)
    let source =
      column("Z_", backward, start)
      ?? columns.keys.sorted().first { backward == nil && $0 != target && !$0.hasPrefix("Z_FOK_") }
    if let target, columns[target] != nil, let source, source != target {
      join.columns = (source, target)
    } else {
      join.exists = false
      differences.append("the relationship \(forward.owner?.name ?? "").\(forward.name)")
    }
    if join.orders.target != nil { join.orders.target = column("Z_FOK_", forward, end) }
    if join.orders.source != nil { join.orders.source = column("Z_FOK_", backward, start) }
    if forward.isOrdered, join.orders.target == nil {
      differences.append("the order of \(forward.owner?.name ?? "").\(forward.name)")
    }
    if let backward, backward.isOrdered, join.orders.source == nil {
      differences.append("the order of \(backward.owner?.name ?? "").\(backward.name)")
    }
    layout.joins[index] = join
  }

  /// Finds what the database has and the model lacks.
  private mutating func findRest(_ expected: Set<String>) {
    let used = Set(layout.entities.values.filter(\.exists).map(\.number))
    for (name, entity) in schema.entities.sorted(by: { $0.key < $1.key })
    where !used.contains(entity.number) {
      differences.append("the entity \(name) of the file")
    }
    let joins = Set(layout.joins.filter(\.exists).map(\.table))
    for (table, columns) in schema.tables.sorted(by: { $0.key < $1.key })
    where !joins.contains(table) {
      if table.hasPrefix("Z_"), table.dropFirst(2).first?.isNumber == true {
        differences.append("the table \(table) of the file")
      }
      guard layout.tables.contains(where: { $0.name == table }) else { continue }
      let typed = Set(
        layout.entities.values.filter { $0.table == table }
          .flatMap { $0.references.compactMap(\.entityColumn) })
      for column in columns.keys.sorted()
      where column.hasPrefix("Z") && !["Z_PK", "Z_ENT", "Z_OPT"].contains(column)
        && !expected.contains("\(table).\(column)") && !typed.contains(column)
      {
        differences.append("the column \(table).\(column) of the file")
      }
    }
  }
}

extension StoreLayout.ColumnType {
  fileprivate enum Kind { case number, text, blob }
  /// The types between which values can be read.
  fileprivate var kind: Kind {
    switch self {
    case .integer, .float, .timestamp, .decimal: .number
    case .text: .text
    case .blob: .blob
    }
  }
}
