import Foundation

/// Changes the tables of a database to those of another version of the model, as the migration does
/// that Core Data calls lightweight: new attributes have their defaults, the columns of a renamed
/// property are kept (`renamingIdentifier`), and what the model no longer has is removed.
///
/// All rows are read, and written to new tables in one transaction. Values are copied as they are, also
/// those of classes that are not known here.
struct StoreMigration {
  private let connection: SQLiteConnection
  private let old: StoreLayout
  private let schema: StoreSchema
  private let new: StoreLayout
  private let warnings: UnstoredValues

  init(
    _ connection: SQLiteConnection, from old: StoreLayout, _ schema: StoreSchema,
    to new: StoreLayout, _ warnings: UnstoredValues
  ) {
    (self.connection, self.old, self.schema) = (connection, old, schema)
    (self.new, self.warnings) = (new, warnings)
  }

  func run(_ path: String) throws {
    var numbers: [ObjectIdentity: Int] = [:]
    let reader = try StoreReader(connection, old, schema, form: .raw) { entity, _, number in
      let identity = ObjectIdentity(entity: entity)
      numbers[identity] = number
      return identity
    }
    let missing = attributesWithoutValues(Set(reader.rows.map(\.identity.entity)))
    guard missing.isEmpty else { throw StoreFileError.missingValues(path, missing) }
    var changes = RowChanges { numbers[$0] }
    changes.inserted = reader.rows.map {
      RowChanges.Change(row: $0, number: numbers[$0.identity] ?? 0, old: [:])
    }
    changes.lastNumbers = reader.lastNumbers
    try connection.transaction {
      for table in oldTables { try connection.run("DROP TABLE \(SQLText.name(table))") }
      let writer = StoreWriter(connection: connection, layout: new, warnings: warnings)
      try writer.createTables()
      try writer.write(changes)
    }
  }

  /// The new attributes that must have a value but have no default, of entities with rows.
  private func attributesWithoutValues(_ used: Set<String>) -> [String] {
    old.names.filter { used.contains($0) }.flatMap { name in
      (old.entities[name]?.attributes ?? []).filter {
        $0.column == nil && !$0.description.isOptional && $0.description.defaultValue == nil
      }.map { "\(name).\($0.description.name)" }
    }
  }

  /// The tables of entities and relationships in the file.
  private var oldTables: [String] {
    let roots = schema.entities.keys.compactMap { schema.root(of: $0) }.map {
      "Z" + $0.uppercased()
    }
    let known = Set(roots + ["Z_PRIMARYKEY", "Z_MODELCACHE"])
    return schema.tables.keys.filter { table in
      known.contains(table) || table.hasPrefix("Z_") && table.dropFirst(2).first?.isNumber == true
    }.sorted()
  }
}
