import QuartzCore
import Testing

@MainActor
struct CALayerTimeTests {
  /// A chain of layers below a root, each with its own running clock.
  private func chain(_ scatter: inout Scatter, length: Int) -> [CALayer] {
    var layers = [CALayer()]
    for _ in 0..<length {
      let layer = CALayer()
      layer.clock = .running(
        speed: scatter.next(0.25...4), begin: scatter.next(-2...2), offset: scatter.next(-2...2))
      layers.last?.addSublayer(layer)
      layers.append(layer)
    }
    return layers
  }

  @Test func `the time formula holds at every nesting`() {
    LayerScreen()() {
      var scatter = Scatter(2)
      for _ in 0..<50 {
        let layers = chain(&scatter, length: 5)
        let root = scatter.next(0...30)
        var expected = root
        for layer in layers {
          expected = (expected - layer.beginTime) * layer.clock.rateForTest + layer.timeOffset
          #expect(abs(layer.localTime(at: root) - expected) < 1e-9)
        }
      }
    }
  }

  @Test func `times convert there and back between any two layers`() {
    LayerScreen()() {
      var scatter = Scatter(3)
      for _ in 0..<50 {
        let layers = chain(&scatter, length: 4)
        let side = CALayer()
        side.clock = .running(speed: scatter.next(0.5...2), begin: 1, offset: -1)
        layers[2].addSublayer(side)
        for a in layers + [side] {
          for b in layers + [side] {
            let t = scatter.next(-5...5)
            let there = a.convertTime(t, to: b)
            #expect(abs(b.convertTime(there, to: a) - t) < 1e-9)
            #expect(abs(b.convertTime(t, from: a) - there) < 1e-9)
          }
          let t = scatter.next(-5...5)
          #expect(abs(a.convertTime(a.convertTime(t, to: nil), from: nil) - t) < 1e-9)
        }
      }
    }
  }

  @Test func `children of a paused layer still share its time`() {
    LayerScreen()() {
      let (parent, a, b) = (CALayer(), CALayer(), CALayer())
      parent.addSublayer(a)
      parent.addSublayer(b)
      parent.clock = .held(local: 4)
      a.speed = 2
      b.beginTime = 1

      #expect(a.convertTime(3, from: a) == 3)
      #expect(a.convertTime(3, to: parent) == 1.5)
      #expect(a.convertTime(3, to: b) == 0.5)
      #expect(b.convertTime(0.5, to: a) == 3)
    }
  }

  @Test func `resetting a clock shifts running animations, so that nothing jumps`() {
    var scatter = Scatter(4)
    func clock(_ kind: Int, at now: Double) -> Clock {
      switch kind {
      case 0: .held(local: now - 0.3)
      case 1: .running(speed: 0, begin: 0, offset: now - 0.2)
      case 2: .running(speed: 0.5, begin: 0.1, offset: 0)
      case 3: .tail(from: now - 0.4, to: now, start: now - 0.1, duration: 0.3, curve: .easeOut)
      default:
        .tail(from: now, to: now - 0.4, start: now - 0.1, duration: 0.3, curve: .easeInOut)
      }
    }
    for round in 0..<40 {
      let screen = LayerScreen()
      screen {
        let container = CALayer()
        let (child, inner, mask) = (CALayer(), CALayer(), CALayer())
        screen.root.addSublayer(container)
        container.addSublayer(child)
        child.addSublayer(inner)
        child.mask = mask
        child.clock = .running(
          speed: scatter.next(0.3...2), begin: scatter.next(-1...1), offset: scatter.next(-1...1))
        if round % 3 == 0 { inner.clock = .normal } else { inner.speed = 1.5 }
        screen.commit()
        let animated = [container, child, inner, mask]
        for layer in animated { layer.add(fade(seconds: 50), forKey: "fade") }
        screen.tick(Int(scatter.next(30...200)))
        container.clock = clock(round % 5, at: screen.now)
        screen.commit()
        let before = animated.map { $0.presentationValues()?.opacity ?? -1 }

        container.resetClock()

        #expect(container.clock == .normal)
        // The values of the last commit do not change, and the next commit does not change them
        // either.
        #expect(animated.map { $0.presentationValues()?.opacity ?? -1 } == before)
        screen.commit()
        for (layer, old) in zip(animated, before) {
          #expect(abs((layer.presentationValues()?.opacity ?? -2) - old) < 1e-9, "round \(round)")
        }
      }
    }
  }

  @Test func `after a reset, animations continue at the parent's speed to their end`() {
    let screen = LayerScreen()
    screen {
      let (container, layer) = (CALayer(), CALayer())
      screen.root.addSublayer(container)
      container.addSublayer(layer)
      let listener = AnimationListener()
      layer.add(fade("a", seconds: 1, delegate: listener), forKey: "fade")
      screen.commit()
      screen.tick(30)
      container.clock = .held(local: screen.now)
      screen.tick(120)
      #expect(listener.heard == ["start a"])

      container.resetClock()
      screen.tick(29)
      #expect(listener.heard == ["start a"])
      screen.tick(1)

      #expect(listener.heard == ["start a", "stop a true"])
    }
  }
}

extension Clock {
  /// The speed of a running clock.
  fileprivate var rateForTest: Double {
    guard case .running(let speed, _, _) = self else { return .nan }
    return speed
  }
}
