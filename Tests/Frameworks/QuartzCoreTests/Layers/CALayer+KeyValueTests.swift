import QuartzCore
import Testing

@MainActor
struct CALayerKeyValueTests {
  @Test func `every animatable property reads and writes by its key path`() {
    LayerScreen()() {
      for property in AnimatableProperty.allCases {
        let (layer, source) = (CALayer(), CALayer())
        // A layer that differs from a new one in every property.
        source.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
        source.position = CGPoint(x: 5, y: 6)
        source.transform = CATransform3DConcat(
          CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(7, 8, 9))
        let value = source.value(forKeyPath: property.rawValue)

        layer.setValue(value, forKeyPath: property.rawValue)

        #expect(layer.values[property] == source.values[property], "\(property.rawValue)")
      }
    }
  }

  @Test func `components change the whole and request the whole's action`() {
    LayerScreen()() {
      final class Asked: NSObject, CALayerDelegate {
        var keys: [String] = []
        func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
          keys.append(event)
          return NSNull()
        }
      }
      let (layer, asked) = (CALayer(), Asked())
      layer.delegate = asked
      layer.layoutIfNeeded()

      layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
      layer.setValue(12, forKeyPath: "bounds.size.width")
      layer.setValue(NSNumber(value: 0.5), forKey: "opacity")
      layer.setValue("wrong", forKey: "opacity")

      #expect(asked.keys == ["transform", "bounds", "opacity"])
      #expect(abs(layer.transform.m12 - 1) < 1e-12)
      #expect(layer.bounds.width == 12 && layer.needsLayout() && layer.opacity == 0.5)
      let angle = layer.value(forKeyPath: "transform.rotation.z") as? Double
      #expect(abs((angle ?? 0) - .pi / 2) < 1e-12)
    }
  }

  @Test func `numbers can be cast to every number type`() {
    LayerScreen()() {
      let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
      layer.transform = CATransform3DMakeScale(2, 2, 1)
      layer.setValue(2.0, forKey: "double")
      layer.setValue(CGFloat(2), forKey: "points")
      layer.setValue(2, forKeyPath: "own.integer")
      animation.setValue(2.0, forKey: "double")
      CATransaction.setValue(2.0, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(2.0, forKey: "double")
      let values: [(String, Any?)] = [
        ("scale", layer.value(forKeyPath: "transform.scale.x")),
        ("scale of the presentation", layer.presentation()?.value(forKeyPath: "transform.scale.x")),
        (
          "opacity",
          (layer.value(forKey: "opacity") as? NSNumber).map { NSNumber(value: $0.intValue * 2) }
        ),
        ("double", layer.value(forKey: "double")), ("points", layer.value(forKey: "points")),
        ("integer", layer.value(forKeyPath: "own.integer")),
        ("animation", animation.value(forKey: "double")),
        ("transaction", CATransaction.value(forKey: kCATransactionAnimationDuration)),
        ("transaction's own", CATransaction.value(forKey: "double")),
      ]
      for (name, value) in values where !name.contains("presentation") || value != nil {
        #expect(value as? Double == 2 && value as? CGFloat == 2, "\(name)")
        #expect(value as? Float == 2 && value as? Int == 2 && value is NSNumber, "\(name)")
      }
      let hidden = layer.value(forKey: "hidden")
      #expect(hidden as? Bool == false && hidden as? NSNumber == 0)
    }
  }

  @Test func `colours can be removed and custom keys stored`() {
    LayerScreen()() {
      let layer = CALayer()
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      layer.setValue(nil, forKey: "backgroundColor")
      layer.setValue("mine", forKey: "tag")

      #expect(layer.backgroundColor == nil && layer.value(forKey: "backgroundColor") == nil)
      #expect(layer.value(forKey: "tag") as? String == "mine")
      layer.setValue(nil, forKey: "tag")
      #expect(layer.value(forKey: "tag") == nil)
    }
  }
}
