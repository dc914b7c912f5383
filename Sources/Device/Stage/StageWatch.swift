/// Receives the stages that a task creates.
@MainActor
package enum StageWatch {
  private static var watches: [(task: UInt64, action: (Stage) -> Void)] = []

  /// Calls `action` with each stage that `task` creates, until `end(_:)`.
  package static func begin(_ task: UInt64, _ action: @escaping (Stage) -> Void) {
    watches.append((task, action))
  }
  package static func end(_ task: UInt64) { watches.removeAll { $0.task == task } }

  /// A number of the current Swift task; 0 if there is none.
  nonisolated package static var currentTask: UInt64 { World.currentTask }

  static func tell(_ stage: Stage) {
    guard !watches.isEmpty else { return }
    let task = currentTask
    for watch in watches where watch.task == task { watch.action(stage) }
  }
}
