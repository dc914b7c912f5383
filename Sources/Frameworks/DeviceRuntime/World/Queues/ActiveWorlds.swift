import CMainQueue
import Synchronization

/// The `World` objects that stay current between calls to their stages.
///
/// Tests run concurrently and are interleaved at each `await`. Each Swift task therefore has its
/// own current `World`, which is the one that called `stay()` last in that task. Code outside any
/// task uses the `World` that called it last in any task. In a task in which `stay()` was never
/// called, no `World` is current, because all of them belong to other tests. If a program uses one
/// device for all its tests (`World.host()`), the `World` of this device is current in such a task.
@MainActor
enum ActiveWorlds {
  private struct Entry {
    weak var world: World?
    let task: UInt64
  }

  private static var entries: [Entry] = []

  /// The `World` for tasks in which `stay()` was never called; nil except in a program that runs
  /// tests one after the other.
  static weak var host: World?

  static var current: World? {
    guard !entries.isEmpty else { return host }
    let task = mq_current_task()
    let own = entries.last { $0.task == task && $0.world != nil }
    if let own { return own.world }
    return task == 0 ? entries.last { $0.world != nil }?.world : host
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

  static var isEmpty: Bool { entries.isEmpty }

  /// Makes the last `World` for which `isWanted` returns true current.
  static func activate(where isWanted: (World) -> Bool) {
    guard let world = entries.last(where: { $0.world.map(isWanted) ?? false })?.world else {
      return
    }
    if world !== current { add(world) }
  }

  // MARK: Other threads

  private struct Last {
    weak var origin: WorkOrigin?
    init(_ origin: WorkOrigin) { self.origin = origin }
  }

  private nonisolated static let last = Mutex<Last?>(nil)

  /// The origin of work that is submitted from a thread without a virtual device; nil if no `World`
  /// is current between calls.
  nonisolated static var origin: WorkOrigin? { last.withLock { $0?.origin } }
}

extension WorkOrigin {
  /// The origin of work that is submitted from a thread without a virtual device. The work is
  /// assigned to the device whose `World` became current last.
  package static var forOtherThreads: WorkOrigin? { ActiveWorlds.origin }
}
