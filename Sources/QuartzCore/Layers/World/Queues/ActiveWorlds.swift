import CMainQueue
import Synchronization

/// The worlds that remain current between their calls.
///
/// Tests run concurrently and are interleaved at each `await`. Therefore each Swift task has its
/// own current world: the one for which `stay()` was called last in that task. Code outside any
/// task uses the world for which it was called last in any task. A task in which it was not called
/// has no world, because the other worlds belong to other tests.
@MainActor
enum ActiveWorlds {
  private struct Entry {
    weak var world: World?
    let task: UInt64
  }

  private static var entries: [Entry] = []

  static var current: World? {
    guard !entries.isEmpty else { return nil }
    let task = mq_current_task()
    let own = entries.last { $0.task == task && $0.world != nil }
    if let own { return own.world }
    return task == 0 ? entries.last { $0.world != nil }?.world : nil
  }

  static func world(with device: BackgroundWork) -> World? {
    entries.last { $0.world?.background === device }?.world
  }

  static func add(_ world: World) {
    guard entries.last?.world !== world else { return }
    remove(world)
    entries.append(Entry(world: world, task: mq_current_task()))
    last.withLock { $0 = Last(world.otherThreads) }
  }

  static func remove(_ world: World) {
    entries.removeAll { $0.world == nil || $0.world === world }
  }

  /// Makes the world of this layer's screen the current one, so that calls to a stage's views and
  /// controllers reach that stage if there are several. Has no effect during a call.
  static func activate(worldOf layer: CALayer) {
    guard !entries.isEmpty, !World.isEntered else { return }
    var root = layer
    while let next = root.superlayer { root = next }
    guard let world = entries.last(where: { $0.world?.root === root })?.world else { return }
    if world !== current { add(world) }
  }

  // MARK: Other threads

  private struct Last {
    weak var origin: WorkOrigin?
    init(_ origin: WorkOrigin) { self.origin = origin }
  }

  private nonisolated static let last = Mutex<Last?>(nil)

  /// The origin for work from threads without a virtual device; nil if no world is current between
  /// calls.
  nonisolated static var origin: WorkOrigin? { last.withLock { $0?.origin } }
}

extension WorkOrigin {
  /// The origin for threads without a virtual device. It is that of the device whose world became
  /// current last.
  package static var forOtherThreads: WorkOrigin? { ActiveWorlds.origin }
}
