import Foundation

/// Writes rows to a store's database. The caller begins and ends the transaction.
struct StoreWriter {
  let connection: SQLiteConnection
  let layout: StoreLayout
  let warnings: UnstoredValues

  // MARK: Tables

  /// Creates the tables, and the list of entities.
  func createTables() throws {
    for table in layout.tables {
      let columns = table.columns.map { "\(SQLText.name($0.name)) \($0.type.rawValue)" }
      let all = ["Z_PK INTEGER PRIMARY KEY", "Z_ENT INTEGER", "Z_OPT INTEGER"] + columns
      try connection.run(
        "CREATE TABLE \(SQLText.name(table.name)) (\(all.joined(separator: ", ")))")
    }
    for name in layout.names {
      guard let entity = layout.entities[name] else { continue }
      for reference in entity.references where reference.description.owner === entity.description {
        guard let column = reference.column else { continue }
        try connection.run(
          "CREATE INDEX \(SQLText.name("\(entity.table)_\(column)_INDEX")) "
            + "ON \(SQLText.name(entity.table)) (\(SQLText.name(column)))")
      }
    }
    for join in layout.joins {
      let (source, target) = (SQLText.name(join.columns.source), SQLText.name(join.columns.target))
      let columns =
        [source, target]
        + [join.orders.source, join.orders.target].compactMap { $0.map(SQLText.name) }
      let all = columns.map { "\($0) INTEGER" } + ["PRIMARY KEY (\(source), \(target))"]
      try connection.run(
        "CREATE TABLE \(SQLText.name(join.table)) (\(all.joined(separator: ", ")))")
      try connection.run(
        "CREATE INDEX \(SQLText.name("\(join.table)_\(join.columns.target)_INDEX")) "
          + "ON \(SQLText.name(join.table)) (\(target), \(source))")
    }
    try connection.run(
      "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, "
        + "Z_MAX INTEGER)")
    for name in layout.names {
      guard let entity = layout.entities[name] else { continue }
      let parent = entity.description.superentity?.name.flatMap { layout.entities[$0]?.number }
      try connection.run(
        "INSERT INTO Z_PRIMARYKEY VALUES (?, ?, ?, 0)",
        [SQLiteValue(entity.number), .text(name), SQLiteValue(parent ?? 0)])
    }
  }

  // MARK: Rows

  func write(_ changes: RowChanges) throws {
    for deletion in changes.deleted { try delete(deletion) }
    for change in changes.updated { try write(change, isNew: false, changes.number) }
    for change in changes.inserted { try write(change, isNew: true, changes.number) }
    for change in changes.updated + changes.inserted { try writeLists(of: change, changes.number) }
    for (root, last) in changes.lastNumbers.sorted(by: { $0.key < $1.key }) {
      try connection.run(
        "UPDATE Z_PRIMARYKEY SET Z_MAX = ? WHERE Z_NAME = ?", [SQLiteValue(last), .text(root)])
    }
  }

  private func delete(_ deletion: RowChanges.Deletion) throws {
    guard let entity = layout.entities[deletion.entity] else { return }
    let number = SQLiteValue(deletion.number)
    try connection.run("DELETE FROM \(SQLText.name(entity.table)) WHERE Z_PK = ?", [number])
    for list in entity.lists {
      guard let join = list.join.map({ layout.joins[$0] }) else { continue }
      var columns = [list.isForward ? join.columns.source : join.columns.target]
      if join.isSymmetric { columns = [join.columns.source, join.columns.target] }
      for column in columns {
        try connection.run(
          "DELETE FROM \(SQLText.name(join.table)) WHERE \(SQLText.name(column)) = ?", [number])
      }
    }
    // A relationship without an inverse may refer to the object from the other end.
    for join in layout.joins where join.relationship.inverseRelationship == nil {
      guard let other = join.relationship.destinationEntity,
        entity.description.isKindOf(entity: other)
      else { continue }
      try connection.run(
        "DELETE FROM \(SQLText.name(join.table)) WHERE \(SQLText.name(join.columns.target)) = ?",
        [number])
    }
  }

  private func write(
    _ change: RowChanges.Change, isNew: Bool, _ number: (ObjectIdentity) -> Int?
  ) throws {
    guard let entity = layout.entities[change.row.identity.entity] else { return }
    let (old, new) = (change.old, change.row.values)
    var columns = ["Z_ENT", "Z_OPT"]
    var values = [SQLiteValue(entity.number), SQLiteValue(change.row.version)]
    // A value that has not changed is not written, because it may be one that could not be read.
    for attribute in entity.attributes {
      let name = attribute.description.name
      guard let column = attribute.column, !StoredValue.areEqual(old[name], new[name]) else {
        continue
      }
      columns.append(column)
      values.append(stored(new[name], attribute.description))
    }
    for reference in entity.references {
      let name = reference.description.name
      guard let column = reference.column, !StoredValue.areEqual(old[name], new[name]) else {
        continue
      }
      let other = new[name] as? ObjectIdentity
      columns.append(column)
      values.append(SQLiteValue(other.flatMap(number)))
      if let typed = reference.entityColumn {
        columns.append(typed)
        values.append(SQLiteValue(other.flatMap { layout.entities[$0.entity]?.number }))
      }
      // A new place is written with the list that has the object.
      if other == nil, let order = reference.orderColumn {
        columns.append(order)
        values.append(.null)
      }
    }
    let names = columns.map(SQLText.name)
    let table = SQLText.name(entity.table)
    values.append(SQLiteValue(change.number))
    if isNew {
      let marks = names.map { _ in "?" }.joined(separator: ", ")
      try connection.run(
        "INSERT INTO \(table) (\(names.joined(separator: ", ")), Z_PK) VALUES (\(marks), ?)", values
      )
    } else {
      let list = names.map { "\($0) = ?" }.joined(separator: ", ")
      try connection.run("UPDATE \(table) SET \(list) WHERE Z_PK = ?", values)
    }
  }

  private func stored(_ value: Any?, _ attribute: NSAttributeDescription) -> SQLiteValue {
    guard let value else { return .null }
    if let raw = value as? SQLiteValue { return raw }
    let stored = StoredAttribute(attribute: attribute, files: nil).stored(value)
    if stored == nil { warnings.warn(attribute, value) }
    return stored ?? .null
  }

  // MARK: Lists

  private func writeLists(
    of change: RowChanges.Change, _ number: (ObjectIdentity) -> Int?
  ) throws {
    guard let entity = layout.entities[change.row.identity.entity] else { return }
    for list in entity.lists {
      let name = list.description.name
      let old = StoredValue.identities(change.old[name])
      let new = StoredValue.identities(change.row.values[name])
      guard old != new else { continue }
      if let join = list.join {
        try write(layout.joins[join], list, change.number, old, new, number)
      } else if list.description.isOrdered {
        for (index, member) in new.enumerated()
        where !old.indices.contains(index) || old[index] !== member {
          try place(member, list.description, index, number)
        }
      }
    }
  }

  /// The order of an object in a list, with room before and between; the steps are unverified.
  private static func order(at index: Int) -> SQLiteValue { SQLiteValue((index + 2) * 1024) }

  private func place(
    _ member: ObjectIdentity, _ relationship: NSRelationshipDescription, _ index: Int,
    _ number: (ObjectIdentity) -> Int?
  ) throws {
    let inverse = relationship.inverseRelationship?.name
    guard let entity = layout.entities[member.entity],
      let column = entity.references.first(where: { $0.description.name == inverse })?.orderColumn
    else { return }
    try connection.run(
      "UPDATE \(SQLText.name(entity.table)) SET \(SQLText.name(column)) = ? WHERE Z_PK = ?",
      [Self.order(at: index), SQLiteValue(number(member))])
  }

  private func write(
    _ join: StoreLayout.Join, _ list: StoreLayout.List, _ own: Int, _ old: [ObjectIdentity],
    _ new: [ObjectIdentity], _ number: (ObjectIdentity) -> Int?
  ) throws {
    let table = SQLText.name(join.table)
    let (source, target) = (SQLText.name(join.columns.source), SQLText.name(join.columns.target))
    func pairs(_ other: Int) -> [[SQLiteValue]] {
      let pair = [SQLiteValue(own), SQLiteValue(other)]
      if join.isSymmetric { return [pair, pair.reversed()] }
      return [list.isForward ? pair : pair.reversed()]
    }
    let (before, after) = (Set(old), Set(new))
    for member in old where !after.contains(member) {
      for pair in number(member).map(pairs) ?? [] {
        try connection.run("DELETE FROM \(table) WHERE \(source) = ? AND \(target) = ?", pair)
      }
    }
    for (index, member) in new.enumerated() {
      for pair in number(member).map(pairs) ?? [] {
        if !before.contains(member) {
          try connection.run(
            "INSERT OR IGNORE INTO \(table) (\(source), \(target)) VALUES (?, ?)", pair)
        }
        guard let order = list.isForward ? join.orders.target : join.orders.source,
          !old.indices.contains(index) || old[index] !== member
        else { continue }
        try connection.run(
          "UPDATE \(table) SET \(SQLText.name(order)) = ? WHERE \(source) = ? AND \(target) = ?",
          [Self.order(at: index)] + pair)
      }
    }
  }
}

/// The warnings about values that the file of a store cannot contain.
final class UnstoredValues {
  private var told: Set<String> = []

  /// Warns once for each attribute and class.
  func warn(_ attribute: NSAttributeDescription, _ value: Any) {
    let name = "\(attribute.owner?.name ?? "").\(attribute.name)"
    guard told.insert("\(name) \(type(of: value))").inserted else { return }
    CoreDataLog.warn(
      "The value of \(name) is not written to the store's file, because \(type(of: value)) cannot be "
        + "archived here. The value is kept until the store is closed. A class that conforms to "
        + "NSCoding can be archived.")
  }
}
