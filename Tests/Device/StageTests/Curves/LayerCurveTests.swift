import CoreGraphics
import QuartzCore
import Stage
import Testing

struct LayerCurveTests {
  /// A recording of a layer below a root. `change` sets the layer's values in each tick.
  private func recording(_ change: (inout LayerValues, Double) -> Void) -> Recording {
    var recording = Recording()
    recording.frames = (0..<30).map { turn in
      let t = FrameClock.time(ofTick: turn)
      var values = LayerValues()
      change(&values, t)
      let root = RenderNode(
        id: 1, values: LayerValues(), children: [RenderNode(id: 2, values: values)])
      return Recording.Frame(tick: turn, t: t, time: t, tree: RenderTree(root: root))
    }
    return recording
  }

  @Test func `samples are the layer's values, velocities their change a second`() throws {
    let recording = recording { values, t in values.position = CGPoint(x: 10 + 300 * t, y: 4) }

    let curve = try #require(LayerCurve(of: 2, "position.x", in: recording))

    #expect(curve.samples.count == 30)
    for sample in curve.samples { #expect(abs(sample.value - (10 + 300 * sample.t)) < 1e-9) }
    #expect(curve.velocities.count == 29)
    for velocity in curve.velocities { #expect(abs(velocity.value - 300) < 1e-6) }
    #expect(
      try #require(LayerCurve(of: 2, "position.y", in: recording)).velocities.allSatisfy {
        $0.value == 0
      })
  }

  @Test func `a rotated and scaled layer reports both`() throws {
    let recording = recording { values, t in
      values.transform = CATransform3DScale(CATransform3DMakeRotation(t, 0, 0, 1), 2, 2, 1)
    }

    let angle = try #require(LayerCurve(of: 2, "transform.rotation", in: recording))
    let scale = try #require(LayerCurve(of: 2, "transform.scale", in: recording))

    for sample in angle.samples { #expect(abs(sample.value - sample.t) < 1e-9) }
    for sample in scale.samples { #expect(abs(sample.value - 2) < 1e-9) }
  }

  @Test func `every property offered to a page can be read`() throws {
    for (name, _) in LayerCurve.properties {
      let curve = LayerCurve(of: 2, name, in: recording { _, _ in })
      #expect(curve?.samples.count == 30, "\(name)")
      #expect(curve?.samples.allSatisfy { $0.value.isFinite } == true, "\(name)")
    }
  }

  @Test func `unknown names and missing layers are reported`() {
    let recording = recording { _, _ in }

    #expect(LayerCurve(of: 2, "colour", in: recording) == nil)
    #expect(LayerCurve(of: 99, "opacity", in: recording)?.samples.isEmpty == true)
    #expect(LayerCurve(of: 99, "opacity", in: recording)?.velocities.isEmpty == true)
  }
}
