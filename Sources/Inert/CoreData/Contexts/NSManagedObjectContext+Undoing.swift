import UIKit

extension NSManagedObjectContext {
  /// Undoes the changes of the last event that has not been undone. Does nothing without an undo
  /// manager.
  ///
  /// An object whose deletion has been saved becomes a new object with its old ID, and an object whose
  /// insertion has been saved is deleted; the next save writes this.
  public func undo() {
    processPendingChanges()
    unisolated { undoManager?.undo() }
  }

  /// Restores the changes that were undone last.
  public func redo() {
    processPendingChanges()
    unisolated { undoManager?.redo() }
  }

  // MARK: Recording

  /// An object is going to change.
  func willChange(_ object: NSManagedObject) {
    guard undoManager != nil else { return }
    undoRecord.add(object, object.snapshot)
  }

  /// Registers how to restore the objects that have changed.
  func registerUndo() {
    guard let undoManager, !undoRecord.isEmpty else { return }
    let states = undoRecord.states.filter { $0.object.snapshot != $0.state }
    undoRecord = UndoRecord()
    guard !states.isEmpty else { return }
    unisolated {
      undoManager.registerUndo(withTarget: self) { $0.restore(states) }
    }
  }

  /// Gives objects earlier states, as one change that can be undone.
  private func restore(
    _ states: [(object: NSManagedObject, state: NSManagedObject.Snapshot)]
  ) {
    for (object, state) in states.reversed() {
      willChange(object)
      object.restore(state, in: self)
    }
    processPendingChanges()
  }

  /// Adds an object again whose insertion or deletion has been undone or redone. An object without a row
  /// becomes a new object.
  func readd(_ object: NSManagedObject, isStored: Bool) {
    register(object)
    object.state = isStored ? .stored : .inserted
    changes.deleted.remove(object)
    pending.remove(object)
    if !isStored { changes.inserted.add(object) }
    pending.inserted.add(object)
    schedule()
  }
}
