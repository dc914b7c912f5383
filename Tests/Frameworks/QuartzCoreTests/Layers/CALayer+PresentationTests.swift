import QuartzCore
import Testing

@MainActor
struct CALayerPresentationTests {
  /// Three nested layers, with a mask on the last one.
  @MainActor
  private struct Nest {
    let screen = LayerScreen()
    let layers: [CALayer]
    let mask: CALayer

    init() {
      let screen = screen
      (layers, mask) = screen {
        let layers = (0..<3).map { index in
          let layer = CALayer()
          layer.bounds = CGRect(x: 3, y: -2, width: 100, height: 60)
          layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
          layer.position = CGPoint(x: 40 + 10 * index, y: 30)
          return layer
        }
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        screen.root.addSublayer(layers[0])
        layers[0].addSublayer(layers[1])
        layers[1].addSublayer(layers[2])
        layers[2].mask = mask
        return (layers, mask)
      }
      screen.tick()
    }

    var all: [CALayer] { layers + [mask] }
  }

  private func animation(_ keyPath: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    return animation
  }

  /// Animations of every property that affects a layer's position.
  private var moves: [CABasicAnimation] {
    [
      animation("position", from: [0, 0], to: [200, 100]),
      animation("position.x", from: 0, to: 90), animation("position.y", from: 0, to: 90),
      animation("bounds", from: [0, 0, 10, 10], to: [50, 40, 200, 300]),
      animation("bounds.origin", from: [0, 0], to: [50, 40]),
      animation("bounds.size", from: [10, 10], to: [50, 400]),
      animation("anchorPoint", from: [0, 0], to: [1, 1]),
      animation("zPosition", from: 0, to: 100), animation("anchorPointZ", from: 0, to: 100),
      animation("transform.scale", from: 1, to: 3), animation("transform.rotation", from: 0, to: 2),
      animation("transform.translation", from: [0, 0], to: [70, 7]),
      animation(
        "sublayerTransform", from: CATransform3DIdentity, to: CATransform3DMakeScale(2, 3, 1)),
    ]
  }

  @Test func `superlayer, sublayers and mask of a presentation layer are presentation layers`() {
    let nest = Nest()
    nest.screen {
      for layer in nest.all {
        let shown = layer.presentation()
        #expect(shown?.model() === layer)
        #expect(shown?.superlayer != nil)
        #expect(shown?.superlayer === layer.superlayer?.presentation())
        #expect(shown?.mask === layer.mask?.presentation())
        #expect(shown?.sublayers?.count == layer.sublayers?.count)
        for (a, b) in zip(shown?.sublayers ?? [], layer.sublayers ?? []) {
          #expect(a === b.presentation())
          #expect(a.superlayer === shown)
        }
      }
      #expect(nest.layers[2].presentation()?.mask != nil)
      #expect(nest.screen.root.presentation()?.superlayer == nil)
    }
  }

  @Test func `one presentation layer is used until the next commit or tick`() {
    let nest = Nest()
    nest.screen {
      let layer = nest.layers[1]
      layer.add(fade(), forKey: nil)
      nest.screen.tick()
      let first = layer.presentation()
      #expect(first === layer.presentation())
      #expect(first?.presentation() === first)

      nest.screen.tick()
      let second = layer.presentation()
      #expect(second !== first)
      #expect(second?.opacity != first?.opacity)

      CATransaction.setDisableActions(true)
      layer.zPosition = 4
      #expect(layer.presentation() === second)
      nest.screen.commit()
      #expect(layer.presentation() !== second)
      #expect(layer.presentation()?.zPosition == 4)
    }
  }

  @Test func `a presentation layer is released with its layer`() {
    weak var shown: CALayer?
    let nest = Nest()
    nest.screen {
      shown = nest.layers[1].presentation()
      #expect(shown != nil)
      nest.layers[1].removeFromSuperlayer()
      #expect(nest.layers[1].presentation() == nil)
    }
    #expect(shown == nil)
  }

  @Test func `converting between presentation layers gives the screen positions`() throws {
    for index in 0..<3 {
      for move in moves {
        for (speed, offset) in [(1, 0), (0.5, 0.25), (0, 0.4)] as [(Float, Double)] {
          let nest = Nest()
          try nest.screen {
            nest.layers[0].timeOffset = offset
            nest.layers[0].speed = speed
            nest.layers[index].add(move, forKey: nil)
            nest.screen.tick()
            nest.screen.tick(24)
            try expectShown(nest, "\(move.keyPath ?? "") of \(index), speed \(speed)")
          }
        }
      }
    }
  }

  /// Converts points of each layer to every other layer through presentation layers, and expects
  /// the same result as with layers whose model values are the presentation values.
  private func expectShown(_ nest: Nest, _ name: String) throws {
    let all = [nest.screen.root] + nest.all
    let shown = try all.map { try #require($0.presentation()) }
    let still = all.map { layer -> CALayer in
      let copy = CALayer()
      copy.bounds = shown[index(of: layer, in: all)].bounds
      let values = shown[index(of: layer, in: all)]
      copy.anchorPoint = values.anchorPoint
      copy.anchorPointZ = values.anchorPointZ
      copy.position = values.position
      copy.zPosition = values.zPosition
      copy.transform = values.transform
      copy.sublayerTransform = values.sublayerTransform
      return copy
    }
    for (copy, layer) in zip(still, all) {
      guard let parent = layer.superlayer else { continue }
      still[index(of: parent, in: all)].addSublayer(copy)
    }
    let point = CGPoint(x: 11, y: 17)
    let rect = CGRect(x: 1, y: 2, width: 20, height: 10)
    for a in all.indices {
      for b in all.indices {
        let there = shown[a].convert(point, to: shown[b])
        let want = still[a].convert(point, to: still[b])
        #expect(hypot(there.x - want.x, there.y - want.y) < 1e-6, "\(name): \(a) to \(b)")
        let back = shown[b].convert(there, to: shown[a])
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-6, "\(name): \(a) to \(b)")
        let box = shown[b].convert(rect, from: shown[a])
        let wanted = still[b].convert(rect, from: still[a])
        #expect(abs(box.minX - wanted.minX) + abs(box.maxY - wanted.maxY) < 1e-6, "\(name)")
      }
    }
  }

  private func index(of layer: CALayer, in all: [CALayer]) -> Int {
    all.firstIndex { $0 === layer } ?? 0
  }

  @Test func `a moved ancestor moves a static layer's presentation`() {
    let nest = Nest()
    nest.screen {
      nest.layers[0].add(animation("position.x", from: 40, to: 140), forKey: nil)
      nest.screen.tick()
      nest.screen.tick(30)

      let (shown, root) = (nest.layers[2].presentation(), nest.screen.root.presentation())
      let model = nest.layers[2].convert(CGPoint.zero, to: nest.screen.root)
      let seen = shown?.convert(CGPoint.zero, to: root) ?? .zero
      #expect(abs(seen.x - model.x - 50) < 1e-9)
      #expect(abs(seen.y - model.y) < 1e-9)
    }
  }
}
