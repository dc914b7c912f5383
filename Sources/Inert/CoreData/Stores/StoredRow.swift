/// The saved values of an object.
struct StoredRow {
  let identity: ObjectIdentity
  var values: [String: Any]
  /// Counts the changes of the row, from 1.
  var version = 1
}

/// The changes of one save in one store.
struct StoreChanges {
  var inserted: [(identity: ObjectIdentity, values: [String: Any])] = []
  var updated: [(identity: ObjectIdentity, values: [String: Any])] = []
  var deleted: [ObjectIdentity] = []

  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}
