import CMainQueue

/// The complete state of one virtual device: its clock, transactions, running animations and names.
///
/// All engine state belongs to one world, so several devices can exist in a process. A stage's
/// world is current during each (synchronous) call of the stage, and also between calls (`stay()`).
/// If there is no stage, a default world is used, so that layers can be used without one.
@MainActor
package final class World {
  private static let standalone = World()
  private static var entered: World?

  /// The world of the running call. Between calls, it is the world that is current between calls.
  package static var current: World { entered ?? between }

  /// Whether a call of any world is running.
  package static var isEntered: Bool { entered != nil }

  /// The world that is current between calls; nil if there is none.
  package static var staying: World? { ActiveWorlds.current }

  /// The world of this device, if it is current between calls; otherwise nil.
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
  /// The origin for threads without a device. Their work runs in the order of arrival.
  package let otherThreads: WorkOrigin

  /// Whether app code has run between the world's own calls. Layout and commit may then be pending.
  package var isTouched = false

  /// The root layer of the device's screen.
  package weak var root: CALayer?

  /// Runs one tick of the device. The device's stage sets this closure.
  package var tick: (() -> Void)?

  /// Called for every model write of a layer, if set, with the layer, the property, and the values
  /// before and after.
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

  /// Makes this world current between calls too, until `stay()` is called on another world or this
  /// one is dissolved.
  package func stay() {
    ActiveWorlds.add(self)
    if !World.isEntered { publishTime() }
  }

  /// Makes the world of the layer's screen current between calls, if several worlds are candidates.
  package static func activate(worldOf layer: CALayer?) {
    if let layer { ActiveWorlds.activate(worldOf: layer) }
  }

  /// Ends the effect of `stay()`.
  package func leave() { ActiveWorlds.remove(self) }

  private func publishTime() {
    clock.publish()
    background.now = clock.now
  }

  /// The world's single instance of a type that a higher module defines. It is created on first
  /// use.
  package func service<R: WorldService>(_ type: R.Type = R.self) -> R {
    if let service = services[ObjectIdentifier(type)] as? R { return service }
    let service = R()
    services[ObjectIdentifier(type)] = service
    return service
  }

  /// Releases all state, in order to break retain cycles of user code through the engine.
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

/// State of a higher module that exists as long as a world does.
@MainActor
package protocol WorldService: AnyObject {
  init()
}
