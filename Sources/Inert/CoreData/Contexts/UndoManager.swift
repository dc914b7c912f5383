import Foundation

/// The type of `NSManagedObjectContext.undoManager`, which Foundation on Linux does not have.
public final class UndoManager: NSObject {
  @available(*, unavailable, message: "changes of a context cannot be undone here")
  public override init() { super.init() }
}
