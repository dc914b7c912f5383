import Foundation

/// The tables that a database has.
struct StoreSchema {
  struct Entity {
    let number: Int
    let parent: Int
    /// The largest number that a row of the entity's table has had.
    let last: Int
  }

  /// The declared type of each column, by the names of the table and the column in capitals.
  private(set) var tables: [String: [String: String]] = [:]
  private(set) var entities: [String: Entity] = [:]
  let isEmpty: Bool

  /// Entities from this number on belong to Core Data's history of changes.
  private static let firstPrivateNumber = 16_000

  init(_ connection: SQLiteConnection) throws {
    var names: [String] = []
    try connection.run("SELECT name FROM sqlite_master WHERE type = 'table'") { row in
      names += row[0].text.map { [$0] } ?? []
    }
    isEmpty = names.isEmpty
    for name in names {
      var columns: [String: String] = [:]
      try connection.run("SELECT name, type FROM pragma_table_info(?)", [.text(name)]) { row in
        columns[row[0].text?.uppercased() ?? ""] = row[1].text?.uppercased()
      }
      tables[name.uppercased()] = columns
    }
    guard tables["Z_PRIMARYKEY"]?["Z_SUPER"] != nil else { return }
    var found: [String: Entity] = [:]
    try connection.run("SELECT Z_NAME, Z_ENT, Z_SUPER, Z_MAX FROM Z_PRIMARYKEY") { row in
      guard let name = row[0].text, let number = row[1].int, number < Self.firstPrivateNumber else {
        return
      }
      found[name] = Entity(number: number, parent: row[2].int ?? 0, last: row[3].int ?? 0)
    }
    entities = found
  }

  /// Whether Core Data has made the database.
  var hasMetadata: Bool { tables["Z_METADATA"]?["Z_UUID"] != nil && tables["Z_PRIMARYKEY"] != nil }

  /// The name of the entity at the end of the chain of superentities; nil if there is no end.
  func root(of name: String) -> String? {
    var current = name
    let byNumber = Dictionary(entities.map { ($0.value.number, $0.key) }) { first, _ in first }
    for _ in 0...entities.count {
      guard let parent = entities[current]?.parent else { return nil }
      guard parent != 0 else { return current }
      guard let next = byNumber[parent] else { return nil }
      current = next
    }
    return nil
  }

  func has(_ table: String, _ column: String) -> Bool { tables[table]?[column] != nil }

  /// The columns whose names are `prefix`, the number of an entity, `name`, and possibly a further
  /// number; sorted.
  func columns(of table: String, _ prefix: String, _ name: String) -> [String] {
    (tables[table] ?? [:]).keys.filter { Self.matches($0, prefix, name) }.sorted()
  }

  static func matches(_ text: String, _ prefix: String, _ name: String) -> Bool {
    guard text.hasPrefix(prefix) else { return false }
    let rest = text.dropFirst(prefix.count).drop { $0.isASCII && $0.isNumber }
    guard rest.hasPrefix(name) else { return false }
    return rest.dropFirst(name.count).allSatisfy { $0.isASCII && $0.isNumber }
  }
}
