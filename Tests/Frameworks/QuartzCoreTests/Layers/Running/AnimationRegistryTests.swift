import QuartzCore
import Testing

@MainActor
struct AnimationRegistryTests {
  @Test func `scopes complete by end time, then in creation order`() {
    let screen = LayerScreen()
    screen {
      var calls: [String] = []
      // All animations are due in the tick at 0.1 s, but their end times are between ticks.
      for (name, seconds) in [("d", 0.099), ("b", 0.085), ("a", 0.084), ("c", 0.085), ("e", 0.099)]
      {
        let layer = CALayer()
        screen.root.addSublayer(layer)
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls.append(name) }
        layer.add(fade(seconds: seconds), forKey: nil)
        CATransaction.commit()
      }
      screen.commit()
      screen.tick(5)
      #expect(calls == [])
      screen.tick(1)
      #expect(calls == ["a", "b", "c", "d", "e"])
    }
  }

  @Test func `delegates receive ends by end time`() {
    let screen = LayerScreen()
    screen {
      let listener = AnimationListener()
      for (name, seconds) in [("b", 0.099), ("a", 0.085), ("c", 0.099)] {
        let layer = CALayer()
        screen.root.addSublayer(layer)
        layer.add(fade(name, seconds: seconds, delegate: listener), forKey: nil)
      }
      screen.commit()
      screen.tick(6)
      #expect(
        listener.heard == [
          "start b", "start a", "start c", "stop a true", "stop b true", "stop c true",
        ])
    }
  }

  @Test func `an animation ends in the first tick at or after its end, at every speed`() {
    for speed in [0.25, 0.5, 1, 2, 3.7] as [Float] {
      for parentSpeed in [0.5, 1, 2] as [Float] {
        for seconds in [0.1, 0.5, 1 / 3.0] {
          let screen = LayerScreen()
          screen {
            let (parent, layer) = (CALayer(), CALayer())
            screen.root.addSublayer(parent)
            parent.addSublayer(layer)
            parent.speed = parentSpeed
            layer.speed = speed
            let listener = AnimationListener()
            layer.add(fade("x", seconds: seconds, delegate: listener), forKey: nil)
            screen.commit()
            let length = seconds / Double(speed * parentSpeed)
            let turns = Int((length * 60 - 1e-6).rounded(.up))

            screen.tick(turns - 1)
            #expect(
              !listener.heard.contains("stop x true"), "\(speed) \(parentSpeed) \(seconds)")
            screen.tick(1)
            #expect(listener.heard.last == "stop x true", "\(speed) \(parentSpeed) \(seconds)")
          }
        }
      }
    }
  }

  @Test func `nothing ends while its clock is held, and everything due ends afterwards`() {
    let screen = LayerScreen()
    screen {
      let (parent, layer) = (CALayer(), CALayer())
      screen.root.addSublayer(parent)
      parent.addSublayer(layer)
      let listener = AnimationListener()
      layer.add(fade("x", seconds: 0.5, delegate: listener), forKey: nil)
      screen.tick(10)
      parent.clock = .held(local: parent.localTime(at: screen.now))
      screen.tick(300)
      #expect(listener.heard == ["start x"])
      #expect(!screen.world.animations.isEmpty)

      // Even with a time past the end, nothing ends while a clock is held, because the clock can be
      // scrubbed back.
      parent.clock = .held(local: 9)
      screen.tick(10)
      #expect(listener.heard == ["start x"])
      parent.clock = .running(speed: 1, begin: screen.now, offset: 9)
      screen.tick(1)
      #expect(listener.heard == ["start x", "stop x true"])
    }
  }

  @Test func `a forward tail ends what it reaches, a backward one nothing`() {
    for forwards in [true, false] {
      let screen = LayerScreen()
      screen {
        let (parent, layer) = (CALayer(), CALayer())
        screen.root.addSublayer(parent)
        parent.addSublayer(layer)
        let listener = AnimationListener()
        layer.add(fade("x", seconds: 0.5, delegate: listener), forKey: nil)
        screen.commit()
        screen.tick(15)
        parent.clock = .tail(
          from: 0.25, to: forwards ? 0.5 : 0, start: screen.now, duration: 0.2, curve: .easeOut)
        screen.tick(11)
        #expect(listener.heard == ["start x"])
        screen.tick(1)
        #expect(listener.heard.count == (forwards ? 2 : 1))
        screen.tick(100)
        #expect(listener.heard.count == (forwards ? 2 : 1))
      }
    }
  }

  @Test func `a changed clock moves the deadline`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      let listener = AnimationListener()
      layer.add(fade("x", seconds: 10, delegate: listener), forKey: nil)
      screen.commit()
      screen.tick(60)
      layer.timeOffset = 8.5
      screen.tick(29)
      #expect(listener.heard == ["start x"])
      screen.tick(1)
      #expect(listener.heard == ["start x", "stop x true"])
    }
  }

  @Test func `an animation outside any tree is discarded at the commit`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      layer.add(fade(seconds: 10), forKey: "x")
      CATransaction.commit()
      screen.tick(1)

      #expect(calls == 1)
      #expect(layer.animationKeys() == nil)
      #expect(screen.world.animations.isEmpty)
    }
  }

  @Test func `callbacks may add animations, remove layers and use other scopes`() {
    let screen = LayerScreen()
    screen {
      let (a, b) = (CALayer(), CALayer())
      screen.root.addSublayer(a)
      screen.root.addSublayer(b)
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        calls.append("a")
        b.removeFromSuperlayer()
        a.add(fade(seconds: 0.1), forKey: "again")
      }
      a.add(fade(seconds: 0.1), forKey: nil)
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("b") }
      b.add(fade(seconds: 1), forKey: nil)
      CATransaction.commit()
      screen.commit()

      screen.tick(6)
      #expect(calls == ["a", "b"])
      #expect(a.animationKeys() == ["again"])
      screen.tick(6)
      #expect(a.animationKeys() == nil)
      #expect(screen.world.animations.isEmpty)
    }
  }

  @Test func `ten thousand animations end in one pass, each counted once`() {
    let screen = LayerScreen()
    screen {
      let count = 10_000
      let listener = AnimationListener()
      var finished = 0
      let layers = (0..<count).map { _ in CALayer() }
      screen.root.sublayers = layers
      CATransaction.begin()
      CATransaction.setCompletionBlock { finished += 1 }
      for layer in layers { layer.add(fade(seconds: 0.5, delegate: listener), forKey: nil) }
      CATransaction.commit()
      screen.commit()
      screen.tick(29)
      #expect(screen.world.animations.runningCount == count)
      #expect(listener.heard.count == count && finished == 0)

      screen.tick(1)

      #expect(screen.world.animations.runningCount == 0)
      #expect(listener.heard.count == 2 * count && finished == 1)
      #expect(layers.allSatisfy { $0.animationKeys() == nil })
    }
  }
}
