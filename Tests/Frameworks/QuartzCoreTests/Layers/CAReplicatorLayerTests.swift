import QuartzCore
import Testing

@MainActor
struct CAReplicatorLayerTests {
  private let screen = LayerScreen()
  private let replicator: CAReplicatorLayer
  private let dot: CALayer

  init() {
    (replicator, dot) = screen.world { (CAReplicatorLayer(), CALayer()) }
    screen {
      screen.root.bounds = CGRect(x: 0, y: 0, width: 40, height: 10)
      replicator.frame = screen.root.bounds
      dot.frame = CGRect(x: 1, y: 1, width: 4, height: 4)
      dot.backgroundColor = CGColor(rgba: [1, 1, 1, 1])
      replicator.addSublayer(dot)
      screen.root.addSublayer(replicator)
    }
  }

  private func row(after: Double = 0) throws -> [UInt32] {
    let list = RenderTree(root: try #require(screen.tree)).displayList(
      at: screen.now + after, size: CGSize(width: 40, height: 10), scale: 1)
    let image = Compositor(threads: 1).render(list)
    return [3, 13, 23, 33].map { image.pixels[3 * 40 + $0] }
  }

  @Test func `copies are where the transform puts them`() throws {
    screen {
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    }
    screen.tick()

    #expect(try row() == [0xffff_ffff, 0xffff_ffff, 0xffff_ffff, 0])
  }

  @Test func `each copy has its colour`() throws {
    screen {
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      replicator.instanceColor = CGColor(rgba: [1, 0.4, 0, 1])
      replicator.instanceRedOffset = -0.2
      replicator.instanceAlphaOffset = -0.4
    }
    screen.tick()

    let pixels = try row()
    #expect(pixels[0] == 0xffff_6600)
    #expect(pixels[1] >> 24 == 153)
    #expect(pixels[2] >> 24 == 51)
    #expect(pixels[3] == 0)
  }

  @Test func `each copy is behind the previous one`() throws {
    screen {
      replicator.instanceCount = 4
      replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
      replicator.instanceDelay = 0.25
      dot.add(fade(from: 0, to: 0.5), forKey: nil)
    }
    screen.tick()

    // The animation of each copy begins 0.25 s after that of the previous copy. The animation of
    // the last copy has not begun, so the last copy shows the model value.
    let alphas = try row(after: 0.5).map { Int($0 >> 24) }
    #expect(abs(alphas[0] - 64) <= 1 && abs(alphas[1] - 32) <= 1 && alphas[2] <= 1)
    #expect(alphas[3] == 255)
  }

  @Test func `without copies no sublayer is shown`() throws {
    screen { replicator.instanceCount = 0 }
    screen.tick()

    #expect(try row() == [0, 0, 0, 0])
  }
}
