/// One change of a batch of updates.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject, Attachable {
  nonisolated(unsafe) package var associatedObjects = Attachments()

  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }
  /// The index path before the update; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  public let updateAction: Action

  init(_ action: Action, from: IndexPath?, to: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, from, to)
    super.init()
  }

  var isArrival: Bool { updateAction == .insert || updateAction == .reload }
}
