import Stage
import Testing

/// Layers without a view animate implicitly (facts H.1.13 and H.5.3, and material-motion's tests of
/// Core Animation).
@MainActor
struct ImplicitAnimationTests {
  private func layer(on fixture: ViewStage) -> CALayer {
    let layer = CALayer()
    fixture.stage.run {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      fixture.view.layer.addSublayer(layer)
    }
    return layer
  }

  private func x(_ layer: CALayer, _ fixture: ViewStage) -> Double {
    fixture.stage.run { (layer.presentationValues()?.position.x ?? -1000) - 5 }
  }

  @Test func `a change takes a quarter of a second with the default curve`() throws {
    try onViewStage { fixture in
      let layer = layer(on: fixture)
      fixture.stage.run { layer.position.x += 100 }

      #expect(fixture.keys(layer) == ["position"])
      #expect(layer.position.x == 105)
      #expect(abs(x(layer, fixture)) < 1e-6)
      // At 0.6 of the duration, the default curve is between the values listed for 0.5 (0.802) and
      // for 0.75 (0.960); see facts H.1.2.
      fixture.stage.advance(by: 0.15)
      #expect((80.24...96.05).contains(x(layer, fixture)))
      fixture.stage.advance(by: 0.1)
      #expect(x(layer, fixture) == 100)
      #expect(fixture.keys(layer) == [])
    }
  }

  @Test func `the default curve has its values at the checkpoints`() throws {
    try onViewStage { fixture in
      let layer = layer(on: fixture)
      fixture.stage.run {
        CATransaction.setAnimationDuration(1)
        layer.position.x += 100
      }

      var time = 0.0
      let points = [(0.1, 0.094796), (0.25, 0.408511), (0.5, 0.802403), (0.75, 0.960459)]
      for (next, expected) in points {
        fixture.stage.advance(by: next - time)
        time = next
        #expect(abs(x(layer, fixture) - 100 * expected) < 0.001, "at \(next)")
      }
    }
  }

  @Test func `before its first commit a layer does not animate`() throws {
    try onViewStage { fixture in
      let layer = CALayer()
      fixture.stage.run {
        fixture.view.layer.addSublayer(layer)
        layer.position.x = 50
        layer.opacity = 0.5
        #expect(fixture.keys(layer) == [])
      }
    }
  }

  @Test func `disabled actions prevent animations`() throws {
    try onViewStage { fixture in
      let layer = layer(on: fixture)
      fixture.stage.run {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position.x += 100
        CATransaction.commit()
      }

      #expect(fixture.keys(layer) == [])
      #expect(x(layer, fixture) == 100)
    }
  }

  @Test func `inside a view block the transaction's duration applies`() throws {
    try onViewStage { fixture in
      let layer = layer(on: fixture)
      fixture.stage.run {
        UIView.animate(withDuration: 1) { layer.position.x += 100 }
      }
      #expect(fixture.keys(layer) == ["position"])
      fixture.stage.advance(by: 0.25)

      #expect(x(layer, fixture) == 100)
      #expect(fixture.keys(layer) == [])
    }
  }

  @Test func `a view's own layer does not animate implicitly`() throws {
    try onViewStage { fixture in
      fixture.stage.run { fixture.view.layer.position.x += 100 }

      #expect(fixture.keys() == [])
      #expect(fixture.x == 100)
    }
  }
}
