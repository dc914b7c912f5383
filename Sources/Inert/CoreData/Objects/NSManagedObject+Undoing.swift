extension NSManagedObject {
  /// What undo restores.
  struct Snapshot: Equatable {
    let state: State
    let values: [String: Any]?

    /// Whether the object is in its context and not deleted.
    var isPresent: Bool { state == .inserted || state == .stored }

    static func == (a: Snapshot, b: Snapshot) -> Bool {
      guard a.isPresent || b.isPresent else { return true }
      guard a.state == b.state else { return false }
      let (one, other) = (a.values ?? [:], b.values ?? [:])
      return Set(one.keys).union(other.keys).allSatisfy {
        StoredValue.areEqual(one[$0], other[$0])
      }
    }
  }

  var snapshot: Snapshot { Snapshot(state: state, values: values) }

  /// Undoes or redoes an insertion, a deletion or changed values.
  func restore(_ snapshot: Snapshot, in context: NSManagedObjectContext) {
    let isPresent = self.snapshot.isPresent
    switch snapshot.state {
    case .detached, .deleted, .gone:
      guard isPresent else { return }
      context.abandon(self)
      awake(fromSnapshotEvents: .undoInsertion)
    case .inserted, .stored:
      if !isPresent {
        // Saving has removed the row of a deleted object.
        context.readd(self, isStored: snapshot.state == .stored && state == .deleted)
      }
      restore(snapshot.values ?? [:])
      if isPresent, context.isUpdated(self), Self.areEqual(values ?? [:], saved) {
        context.forgetUpdate(of: self)
      }
      awake(fromSnapshotEvents: isPresent ? .undoUpdate : .undoDeletion)
    }
  }

  private static func areEqual(_ one: [String: Any], _ other: [String: Any]) -> Bool {
    Snapshot(state: .stored, values: one) == Snapshot(state: .stored, values: other)
  }

  /// Replaces the values, and notifies observers.
  func restore(_ new: [String: Any]) {
    let keys = Set(values?.keys.map { $0 } ?? []).union(new.keys)
      .filter { !StoredValue.areEqual(values?[$0], new[$0]) }.sorted()
    for key in keys { willChangeValue(forKey: key) }
    values = new
    for key in keys.reversed() { didChangeValue(forKey: key) }
  }
}
