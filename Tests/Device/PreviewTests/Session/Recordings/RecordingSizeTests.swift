import CoreGraphics
import Foundation
import Preview
import QuartzCore
import Stage
import Testing
import UIKit

@MainActor struct RecordingSizeTests {
  private func frame(_ turn: Int, _ root: RenderNode) -> Recording.Frame {
    Recording.Frame(tick: turn, t: 0, time: 0, tree: RenderTree(root: root))
  }

  private func picture(_ width: Int, _ height: Int) -> LayerValues {
    var values = LayerValues()
    values.contents = CGImage(
      width: width, height: height, pixels: Array(repeating: 0, count: width * height))
    return values
  }

  @Test func `every layer and picture counts once`() {
    let leaf = RenderNode(id: 2, values: picture(500, 1_000))
    // Objects are identified by address, so they must stay alive.
    let roots = (0..<100).map { _ in RenderNode(id: 1, values: LayerValues(), children: [leaf]) }
    var size = RecordingSize()

    for (turn, root) in roots.enumerated() { size.add(frame(turn, root)) }
    withExtendedLifetime(roots) {}

    #expect((2_000_000..<2_400_000).contains(size.bytes))
    #expect(size.parts.count == 102)
  }

  @Test func `a picture that changes each tick counts each time`() {
    let roots = (0..<10).map { _ in RenderNode(id: 1, values: picture(100, 100)) }
    var size = RecordingSize()

    for (turn, root) in roots.enumerated() { size.add(frame(turn, root)) }
    withExtendedLifetime(roots) {}

    #expect(size.bytes > 10 * 100 * 100 * 4)
  }

  @Test func `drawings of layers count too`() {
    func size(_ layer: @MainActor () -> CALayer) -> Int {
      let stage = Stage()
      defer { stage.close() }
      stage.show(UIViewController())
      stage.run {
        let drawn = layer()
        drawn.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        stage.window.rootViewController?.view.layer.addSublayer(drawn)
      }
      var size = RecordingSize()
      let moment = stage.moment
      size.add(moment)
      return size.bytes
    }

    let plain = size { CALayer() }
    let gradient = size { CAGradientLayer() }

    // The gradient is drawn at two pixels per point.
    #expect((320_000..<330_000).contains(gradient - plain))
  }

  @Test func `masks and calls count too`() {
    let mask = RenderNode(id: 2, values: picture(10, 10))
    let (plain, masked) = (
      RenderNode(id: 1, values: LayerValues()),
      RenderNode(id: 1, values: LayerValues(), mask: mask)
    )
    var (light, heavy) = (RecordingSize(), RecordingSize())

    light.add(frame(0, plain))
    heavy.add(frame(0, masked))
    heavy.add(7)

    #expect(heavy.parts.count == 3)
    #expect(heavy.bytes > light.bytes + 7 * 100 + 400)
    #expect(heavy.own > light.own)
  }
}
