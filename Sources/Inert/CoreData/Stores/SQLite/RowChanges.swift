/// Changes of rows in a store's database.
struct RowChanges {
  struct Change {
    let row: StoredRow
    let number: Int
    /// The values in the database; empty for a new row.
    let old: [String: Any]
  }
  struct Deletion {
    let entity: String
    let number: Int
  }

  var inserted: [Change] = []
  var updated: [Change] = []
  var deleted: [Deletion] = []
  /// The largest number of a row, by the name of the root entity.
  var lastNumbers: [String: Int] = [:]
  /// The numbers of all objects of the store.
  let number: (ObjectIdentity) -> Int?
}
