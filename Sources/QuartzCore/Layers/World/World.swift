/// Everything one virtual device remembers: its clock, transactions, running animations, names.
///
/// All engine state hangs off one world, so that several devices live in one process. A stage
/// installs its world for the length of each (synchronous) call; outside any stage a default
/// world serves, so that layers work by themselves.
@MainActor
package final class World {
  package private(set) static var current = World()

  package let clock: FrameClock
  package let transactions = TransactionStack()
  package let animations = AnimationRegistry()
  package let names = ObjectNames()

  /// Told of every model write of a layer while set: (layer, property, before, after).
  package var writeObserver:
    ((CALayer, AnimatableProperty, AnimatableValue, AnimatableValue) -> Void)?

  /// Told of every `frame` that the app sets, before it is, while set.
  package var frameObserver: ((CALayer, CGRect) -> Void)?

  /// Runs what the engine does of its own accord, of which `frameObserver` is not told.
  package func unobserved(_ body: () -> Void) {
    guard let observer = frameObserver else { return body() }
    frameObserver = nil
    body()
    frameObserver = observer
  }

  private var layerCount = 0
  private var rooms: [ObjectIdentifier: AnyObject] = [:]

  package init(clock: FrameClock = FrameClock()) { self.clock = clock }

  /// Runs `body` with this world as the current one.
  package func callAsFunction<R>(_ body: () throws -> R) rethrows -> R {
    let outer = World.current
    World.current = self
    clock.publish()
    defer {
      World.current = outer
      outer.clock.publish()
    }
    return try body()
  }

  /// The world's one object of a type that a higher module keeps here; made at first use.
  package func room<R: WorldRoom>(_ type: R.Type = R.self) -> R {
    if let room = rooms[ObjectIdentifier(type)] as? R { return room }
    let room = R()
    rooms[ObjectIdentifier(type)] = room
    return room
  }

  /// Lets go of everything, so that what user code retains in cycles through the engine ends.
  package func dissolve() {
    rooms.removeAll()
    writeObserver = nil
    frameObserver = nil
    animations.removeAll()
    transactions.reset()
  }

  func nextLayerID() -> Int {
    layerCount += 1
    return layerCount
  }
}

/// State of a higher module that lives as long as a world.
@MainActor
package protocol WorldRoom: AnyObject {
  init()
}

/// Short, stable names for objects: the class and a count, `CardPage#2`.
///
/// Counted per class in the order objects are first named, so that equal runs name equally.
@MainActor
package final class ObjectNames {
  private struct Entry {
    weak var object: AnyObject?
    let name: String
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]

  /// The name the object has been given; nil when nobody asked for it yet.
  package func known(_ object: AnyObject) -> String? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
    return entry.name
  }

  package func callAsFunction(_ object: AnyObject) -> String {
    let id = ObjectIdentifier(object)
    // An address may be used again after its object is gone; the weak reference tells.
    if let entry = entries[id], entry.object != nil { return entry.name }
    let type = String(describing: Swift.type(of: object))
    counts[type, default: 0] += 1
    let name = "\(type)#\(counts[type, default: 0])"
    entries[id] = Entry(object: object, name: name)
    return name
  }
}
