import CMainQueue
import Synchronization

/// The worlds that stay current between their calls.
///
/// Tests run side by side, and change places wherever one awaits. So each Swift task has a world of
/// its own: the one that began to stay last in that task. Code outside any task sees the one that
/// began to stay last of all; a task without one sees none, as the others belong to other tests.
@MainActor
enum Residents {
  private struct Resident {
    weak var world: World?
    let task: UInt64
  }

  private static var residents: [Resident] = []

  static var current: World? {
    guard !residents.isEmpty else { return nil }
    let task = mq_current_task()
    let own = residents.last { $0.task == task && $0.world != nil }
    if let own { return own.world }
    return task == 0 ? residents.last { $0.world != nil }?.world : nil
  }

  static func world(with device: BackgroundWork) -> World? {
    residents.last { $0.world?.background === device }?.world
  }

  static func add(_ world: World) {
    guard residents.last?.world !== world else { return }
    remove(world)
    residents.append(Resident(world: world, task: mq_current_task()))
    last.withLock { $0 = Last(world.otherThreads) }
  }

  static func remove(_ world: World) {
    residents.removeAll { $0.world == nil || $0.world === world }
  }

  /// Has the world of this layer's screen stay last, so that calls on a stage's own views and
  /// controllers reach that stage, wherever several stay. Between calls only.
  static func turn(to layer: CALayer) {
    guard !residents.isEmpty, !World.isEntered else { return }
    var root = layer
    while let next = root.superlayer { root = next }
    guard let world = residents.last(where: { $0.world?.root === root })?.world else { return }
    if world !== current { add(world) }
  }

  // MARK: Other threads

  private struct Last {
    weak var origin: WorkOrigin?
    init(_ origin: WorkOrigin) { self.origin = origin }
  }

  private nonisolated static let last = Mutex<Last?>(nil)

  /// What a thread that works for no device leaves things with; nil when no world stays.
  nonisolated static var origin: WorkOrigin? { last.withLock { $0?.origin } }
}

extension WorkOrigin {
  /// For threads that work for no device: the device that began to stay last.
  package static var forOtherThreads: WorkOrigin? { Residents.origin }
}
