import QuartzCore
import Testing

@MainActor
struct LayerStateTests {
  private final class Room: WorldService {
    var notes: [String] = []
  }

  @Test func `two interleaved worlds are independent`() {
    let (a, b) = (LayerScreen(), LayerScreen())
    let listener = AnimationListener()
    var layers: [CALayer] = []
    for (name, screen) in [("a", a), ("b", b)] {
      screen {
        let layer = CALayer()
        screen.root.addSublayer(layer)
        layer.add(fade(name, seconds: 0.5, delegate: listener), forKey: nil)
        World.current.service(Room.self).notes.append(name)
        CATransaction.setAnimationDuration(name == "a" ? 1 : 2)
        layers.append(layer)
      }
    }
    #expect(a { CATransaction.animationDuration() } == 1)
    #expect(b { CATransaction.animationDuration() } == 2)
    a.commit()
    b.commit()
    for _ in 0..<20 {
      a.tick(2)
      b.tick(1)
    }

    #expect(a.world.clock.tick == 40 && b.world.clock.tick == 20)
    #expect(listener.heard.filter { $0.hasPrefix("stop") } == ["stop a true"])
    #expect(a { World.current.service(Room.self).notes } == ["a"])
    #expect(b { World.current.service(Room.self).notes } == ["b"])
    // Each world numbers its layers from the start, so equal runs give equal numbers.
    #expect(layers[0].id == layers[1].id)
  }

  @Test func `leaving a world restores the previous one, also after an error`() {
    struct Failure: Error {}
    let (a, b) = (World(), World())
    a {
      try? b { throw Failure() }
      #expect(World.current === a)
    }
    #expect(World.current !== a && World.current !== b)
  }

  @Test func `a world service is created once`() {
    let world = World()
    #expect(world.service(Room.self) === world.service(Room.self))
    #expect(world.service(Room.self) !== World().service(Room.self))
  }

  // MARK: Names

  @Test func `names count per class and are stable`() {
    let names = World().names
    let (a, b) = (CALayer(), CALayer())
    let other = Room()

    #expect(names(a) == "CALayer#1")
    #expect(names(other) == "Room#1")
    #expect(names(b) == "CALayer#2")
    #expect(names(a) == "CALayer#1")
  }

  @Test func `a name is not reused after its object is released`() {
    let names = World().names
    var seen: Set<String> = []
    for _ in 0..<100 { seen.insert(names(Room())) }

    #expect(seen.count == 100)
    #expect(seen.contains("Room#100"))
  }

  // MARK: Closing

  @Test func `closing a world releases pending work`() {
    weak var layer: CALayer?
    weak var listener: AnimationListener?
    weak var witness: Room?
    weak var room: Room?
    let screen = LayerScreen()
    screen {
      let (held, delegate, captured) = (CALayer(), AnimationListener(), Room())
      (layer, listener, witness) = (held, delegate, captured)
      room = World.current.service()
      screen.root.addSublayer(held)
      // The delegate retains the layer, which retains the delegate through the animation. Only the
      // end of the animation would break this cycle.
      delegate.note = { _ in _ = held }
      CATransaction.begin()
      CATransaction.setCompletionBlock { captured.notes.append("called") }
      held.add(fade(seconds: 100, delegate: delegate), forKey: nil)
      CATransaction.commit()
      screen.tick(2)
      held.add(fade(seconds: 100, delegate: delegate), forKey: nil)
      CATransaction.setCompletionBlock { captured.notes.append("implicit") }
      held.removeFromSuperlayer()
      screen.root.addSublayer(held)
      held.add(fade(seconds: 100, delegate: delegate), forKey: "waiting")
      screen.root.sublayers = nil
      screen.root.addSublayer(held)
      held.add(fade(seconds: 100, delegate: delegate), forKey: "waiting")
      World.current.dissolve()
      #expect(captured.notes == [])
      #expect(World.current.animations.isEmpty)
      screen.root.sublayers = nil
    }

    #expect(layer == nil)
    #expect(listener == nil)
    #expect(witness == nil)
    #expect(room == nil)
  }
}
