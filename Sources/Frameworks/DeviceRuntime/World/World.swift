import CDeviceRuntime
import CMainQueue

/// The complete state of one virtual device: its clock, its work, and the state of higher modules.
///
/// All state of the engine belongs to a `World`, so a process can run several devices. During each
/// synchronous call to a stage, the stage's `World` is current. A `World` can also stay current
/// between calls (`stay()`). If there is no stage, a default `World` is current, so that layers can
/// be used without a stage.
@MainActor
package final class World {
  private static let standalone = World()
  private static var entered: World?

  /// The `World` whose call is running. If no call is running, the `World` that is current between
  /// calls.
  package static var current: World {
    if mq_may_be_elsewhere() { MainThreadChecker.check() }
    return entered ?? between
  }

  /// Whether a call to any `World` is running.
  package static var isEntered: Bool { entered != nil }

  /// The `World` that is current between calls; nil if there is none.
  package static var staying: World? { ActiveWorlds.current }

  /// The `World` of this device if it is current between calls; otherwise nil.
  package static func staying(with device: BackgroundWork) -> World? {
    ActiveWorlds.world(with: device)
  }

  /// A number of the current Swift task; 0 if there is none.
  nonisolated package static var currentTask: UInt64 { mq_current_task() }

  private static var between: World {
    guard let world = ActiveWorlds.current else { return standalone }
    world.isTouched = true
    return world
  }

  package let clock: FrameClock
  package let names = ObjectNames()
  package let background = BackgroundWork()
  /// The origin of work that the main queue schedules.
  package let mainQueue: WorkOrigin
  /// The origin of work from threads without a device. Work from threads without a device runs in
  /// the order in which it arrives.
  package let otherThreads: WorkOrigin

  /// Whether app code has run outside the calls to this `World`. If it has, layout and commit may
  /// be pending.
  package var isTouched = false

  /// The state of the device's layers, which QuartzCore creates on first use. Each write to a layer
  /// reads it, so it is a property and not a service.
  package var layerState: (any LayerContents)?

  /// Runs one tick of the device. The device's stage sets this closure.
  package var tick: (() -> Void)?

  /// The observers added with `addObserver(_:)`.
  var observers: [WeakObserver] = []

  private var services: [ObjectIdentifier: AnyObject] = [:]

  package init(clock: FrameClock = FrameClock()) {
    self.clock = clock
    mainQueue = WorkOrigin(background, place: [], isMain: true)
    otherThreads = WorkOrigin(background, place: [.max])
    background.otherThreads = otherThreads
  }

  deinit { background.close() }

  /// Runs `body` while this `World` is the current one.
  package func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
    let (outer, origin) = (World.entered, mq_origin())
    if outer == nil {
      TaskOwners.disown(mq_current_task())
      HangWatch.callBegins()
      CallStacks.outermost = call_stack_place()
    }
    World.entered = self
    mq_set_origin(Unmanaged.passUnretained(mainQueue).toOpaque())
    publishTime()
    defer {
      if outer == nil {
        HangWatch.callEnds()
        CallStacks.outermost = 0
      }
      World.entered = outer
      mq_set_origin(origin)
      (outer ?? ActiveWorlds.current ?? World.standalone).publishTime()
    }
    return try body()
  }

  /// Makes this `World` current between calls too. This `World` stays current until `stay()` is
  /// called on another `World` or this `World` is dissolved.
  package func stay() {
    ActiveWorlds.add(self)
    if !World.isEntered { publishTime() }
  }

  /// Makes this `World` current in all tasks that do not have a current `World` of their own. The
  /// effect ends when `host()` is called on another `World`.
  package func host() {
    ActiveWorlds.host = self
    stay()
  }

  /// Whether `activate(where:)` can have an effect: there are `World` objects that stay current
  /// between calls, and no call is running.
  package static var canActivate: Bool { !ActiveWorlds.isEmpty && !isEntered }

  /// Makes the last `World` for which `isWanted` returns true current between calls.
  package static func activate(where isWanted: (World) -> Bool) {
    if canActivate { ActiveWorlds.activate(where: isWanted) }
  }

  /// Ends the effect of `stay()`.
  package func leave() { ActiveWorlds.remove(self) }

  private func publishTime() {
    clock.publish()
    background.publish(clock.now)
  }

  /// The instance of a service type. Each `World` has one instance of each type, which is created
  /// on first use.
  package func service<R: WorldService>(_ type: R.Type = R.self) -> R {
    if let service = services[ObjectIdentifier(type)] as? R { return service }
    let service = R()
    services[ObjectIdentifier(type)] = service
    return service
  }

  /// Releases all state. Releasing the state breaks retain cycles that app code has created through
  /// the engine's objects.
  package func dissolve() {
    leave()
    tick = nil
    background.close()
    services.removeAll()
    observers.removeAll()
    layerState?.reset()
  }
}

/// The state of a device's layers, which QuartzCore stores in a `World`.
@MainActor
package protocol LayerContents: AnyObject {
  /// Releases all layers and closures, because their `World` ends.
  func reset()
}

/// State that a higher module stores in a `World`. A service exists as long as its `World` does.
@MainActor
package protocol WorldService: AnyObject {
  init()
}

extension ObjectName {
  /// The object's name in the current `World`.
  @MainActor
  package init(of object: AnyObject) { self = World.current.names.name(of: object) }
}
