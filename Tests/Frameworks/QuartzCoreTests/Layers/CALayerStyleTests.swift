import QuartzCore
import Testing

private final class Dial: CALayer {
  var placed: [CGRect] = []

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "angle" || super.needsDisplay(forKey: key)
  }
  override class func defaultValue(forKey key: String) -> Any? {
    key == "angle" ? 7 : super.defaultValue(forKey: key)
  }
  override var frame: CGRect {
    get { super.frame }
    set {
      placed.append(newValue)
      super.frame = newValue
    }
  }
}

@MainActor
struct CALayerStyleTests {
  @Test func `a key without a value has that of the style, then the class's default`() {
    World()() {
      let layer = Dial()
      #expect(layer.value(forKey: "other") == nil)
      #expect(layer.value(forKey: "angle") as? Int == 7)

      layer.style = ["style": ["angle": 3]]
      #expect(layer.value(forKey: "angle") as? Int == 3)
      layer.style = ["angle": 2, "style": ["angle": 3]]
      #expect(layer.value(forKey: "angle") as? Int == 2)
      layer.setValue(1, forKey: "angle")
      #expect(layer.value(forKey: "angle") as? Int == 1)
    }
  }

  @Test func `only keys that the class names need display`() {
    World()() {
      let layer = Dial()
      layer.setValue(1, forKey: "other")
      #expect(!layer.needsDisplay())

      layer.setValue(1, forKey: "angle")
      #expect(layer.needsDisplay())
    }
  }

  @Test func `a subclass may override the frame`() {
    World()() {
      let layer = Dial()
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)

      #expect(layer.placed == [CGRect(x: 1, y: 2, width: 3, height: 4)])
      #expect(layer.preferredFrameSize() == CGSize(width: 3, height: 4))
      #expect(layer.visibleRect == layer.bounds)
    }
  }
}
