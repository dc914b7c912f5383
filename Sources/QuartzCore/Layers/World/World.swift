import CMainQueue

/// The complete state of one virtual device: its clock, transactions, running animations, names.
///
/// All engine state belongs to one world, so several devices can share a process. A stage's world
/// is current during each (synchronous) call of the stage, and between calls as well (`stay()`).
/// Without a stage a default world is used, so layers also work on their own.
@MainActor
package final class World {
  private static let standalone = World()
  private static var entered: World?

  /// The world of the running call; between calls the one that stays.
  package static var current: World { entered ?? between }

  /// Whether a call of any world is running.
  package static var isEntered: Bool { entered != nil }

  /// The world that stays current between calls; nil if there is none.
  package static var staying: World? { ActiveWorlds.current }

  /// The staying world of this device; nil if it does not stay.
  package static func staying(with device: BackgroundWork) -> World? {
    ActiveWorlds.world(with: device)
  }

  private static var between: World {
    guard let world = ActiveWorlds.current else { return standalone }
    world.isTouched = true
    return world
  }

  package let clock: FrameClock
  package let transactions = TransactionStack()
  package let animations = AnimationRegistry()
  package let names = ObjectNames()
  package let background = BackgroundWork()
  /// The main queue as the origin of scheduled work.
  package let mainQueue: WorkOrigin
  /// The origin for threads without a device; their work runs in the order of arrival.
  package let otherThreads: WorkOrigin

  /// Whether app code has run between the world's own calls, so that layout and commit may be
  /// pending.
  package var isTouched = false

  /// The root layer of the device's screen.
  package weak var root: CALayer?

  /// Runs one tick of the device; set by its stage.
  package var tick: (() -> Void)?

  /// Called for every model write of a layer while set: (layer, property, before, after).
  package var writeObserver:
    ((CALayer, AnimatableProperty, AnimatableValue, AnimatableValue) -> Void)?

  /// The observers added with `addObserver(_:)`.
  var observers: [WeakObserver] = []
  var tellsOfFrames = true

  private var layerCount = 0
  private var services: [ObjectIdentifier: AnyObject] = [:]

  package init(clock: FrameClock = FrameClock()) {
    self.clock = clock
    mainQueue = WorkOrigin(background, place: [], isMain: true)
    otherThreads = WorkOrigin(background, place: [.max])
    background.otherThreads = otherThreads
  }

  deinit { background.close() }

  /// Runs `body` with this world as the current one.
  package func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
    let (outer, origin) = (World.entered, mq_origin())
    if outer == nil {
      TaskOwners.disown(mq_current_task())
      HangWatch.callBegins()
    }
    World.entered = self
    mq_set_origin(Unmanaged.passUnretained(mainQueue).toOpaque())
    publishTime()
    defer {
      if outer == nil { HangWatch.callEnds() }
      World.entered = outer
      mq_set_origin(origin)
      (outer ?? ActiveWorlds.current ?? World.standalone).publishTime()
    }
    return try body()
  }

  /// Makes this the current world between calls as well, until another one stays or this one ends.
  package func stay() {
    ActiveWorlds.add(self)
    if !World.isEntered { publishTime() }
  }

  /// Makes the world of the layer's screen the current one between calls, if several stay.
  package static func activate(worldOf layer: CALayer?) {
    if let layer { ActiveWorlds.activate(worldOf: layer) }
  }

  /// Ends `stay()`.
  package func leave() { ActiveWorlds.remove(self) }

  private func publishTime() {
    clock.publish()
    background.now = clock.now
  }

  /// The world's single instance of a type defined in a higher module; created on first use.
  package func service<R: WorldService>(_ type: R.Type = R.self) -> R {
    if let service = services[ObjectIdentifier(type)] as? R { return service }
    let service = R()
    services[ObjectIdentifier(type)] = service
    return service
  }

  /// Releases all state, to break retain cycles of user code through the engine.
  package func dissolve() {
    leave()
    tick = nil
    background.close()
    services.removeAll()
    writeObserver = nil
    observers.removeAll()
    animations.removeAll()
    transactions.reset()
  }

  func nextLayerID() -> Int {
    layerCount += 1
    return layerCount
  }
}

/// State of a higher module with the lifetime of a world.
@MainActor
package protocol WorldService: AnyObject {
  init()
}
