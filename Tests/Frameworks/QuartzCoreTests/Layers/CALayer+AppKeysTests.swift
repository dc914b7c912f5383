@_spi(Ported) import QuartzCore
import Testing

@MainActor
struct CALayerAppKeysTests {
  /// A layer with properties that were declared as `@NSManaged`, written as ported source is.
  private class Dial: CALayer {
    var progress: CGFloat {
      get { ExposedClass.managed("progress", of: self) }
      set { ExposedClass.setManaged(newValue, "progress", of: self) }
    }
    var tint: CGColor? {
      get { ExposedClass.managed("tint", of: self) }
      set { ExposedClass.setManaged(newValue, "tint", of: self) }
    }
    var place: CGPoint {
      get { ExposedClass.managed("place", of: self) }
      set { ExposedClass.setManaged(newValue, "place", of: self) }
    }
    var count: Int {
      get { ExposedClass.managed("count", of: self) }
      set { ExposedClass.setManaged(newValue, "count", of: self) }
    }
    var isOn: Bool {
      get { ExposedClass.managed("isOn", of: self) }
      set { ExposedClass.setManaged(newValue, "isOn", of: self) }
    }
    /// A stored property, which `init(layer:)` copies.
    var label = "new"
    /// The values of `progress` for which a layer was drawn; shared by a layer and its copies.
    var drawn = Record()
    final class Record { var values: [CGFloat] = [] }
    var asked: [String] = []
    var answers = false

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let dial = layer as? Dial {
        (label, drawn) = (dial.label, dial.drawn)
        progress = dial.progress
      }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "count" ? 3 : super.defaultValue(forKey: key)
    }
    override func action(forKey event: String) -> (any CAAction)? {
      asked.append(event)
      guard answers, event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.value(forKey: event) ?? progress
      animation.duration = 0.5
      return animation
    }
    override func draw(in ctx: CGContext) {
      drawn.values.append(progress)
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  /// A subclass that inherits `init(layer:)`.
  private final class Clock: Dial {}

  private let screen = LayerScreen()

  private func shown<Layer: Dial>(_ make: () -> Layer) -> Layer {
    let layer = screen {
      let layer = make()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      screen.root.addSublayer(layer)
      return layer
    }
    screen.tick()
    return layer
  }

  private func animation(_ key: String, from: Any?, to: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    return animation
  }

  @Test func `a managed property without a value is zero, nil or the class's default`() {
    let dial = shown { Dial() }

    screen {
      #expect(dial.progress == 0)
      #expect(dial.tint == nil)
      #expect(dial.place == .zero)
      #expect(!dial.isOn)
      #expect(dial.count == 3)
    }
  }

  @Test func `a managed property is the value of its key`() {
    let dial = shown { Dial() }

    screen {
      dial.progress = 0.25
      dial.isOn = true
      dial.setValue(NSNumber(value: 7), forKey: "count")

      #expect(dial.value(forKey: "progress") as? CGFloat == 0.25)
      #expect(dial.isOn)
      #expect(dial.count == 7)

      dial.setValue(nil, forKey: "count")
      #expect(dial.count == 3)
    }
  }

  @Test func `a change draws the layer if its class says so`() {
    let dial = shown { Dial() }

    screen { dial.progress = 0.5 }
    screen.tick()
    #expect(dial.drawn.values == [0.5])

    screen { dial.count = 4 }
    screen.tick()
    #expect(dial.drawn.values == [0.5])
  }

  @Test func `a change requests an action of its key`() {
    let dial = shown { Dial() }

    screen {
      dial.asked = []
      dial.progress = 1
      #expect(dial.asked == ["progress"])

      CATransaction.begin()
      CATransaction.setDisableActions(true)
      dial.progress = 0
      CATransaction.commit()
      #expect(dial.asked == ["progress"])
    }
  }

  @Test func `the presentation layer has the layer's class and the animated value`() throws {
    let dial = shown { Dial() }
    screen {
      dial.label = "mine"
      dial.add(animation("progress", from: 0, to: 1), forKey: "progress")
    }
    screen.tick()
    screen.tick(30)

    try screen {
      let copy = try #require(dial.presentation())
      #expect(abs(copy.progress - 0.5) < 1e-9)
      #expect(copy.label == "mine")
      #expect(copy.model() === dial)
      #expect(dial.progress == 0)
      #expect(copy.animationKeys() == nil)
    }
  }

  @Test func `an animation of a key draws each frame, and the model value at its end`() throws {
    let dial = shown { Dial() }
    screen {
      dial.progress = 1
      dial.add(animation("progress", from: 0.25, to: 0.75), forKey: "progress")
    }
    screen.tick()
    dial.drawn.values = []

    screen.tick(3)
    #expect(dial.drawn.values.count == 3)
    let expected = (1...3).map { 0.25 + 0.5 * Double($0) / 60 }
    for (value, wanted) in zip(dial.drawn.values, expected) {
      #expect(abs(Double(value) - wanted) < 1e-9)
    }

    func isOwn() throws -> Bool {
      let shown = try #require(screen.tree?.children.last?.values.contents)
      return shown === dial.values.contents
    }
    #expect(try !isOwn())

    screen.tick(60)
    #expect(try isOwn())
    let count = dial.drawn.values.count
    screen.tick(3)
    #expect(dial.drawn.values.count == count)
  }

  @Test func `an action animates from the value on screen`() {
    let dial = shown { Dial() }
    screen {
      dial.answers = true
      dial.progress = 1
    }
    screen.tick()
    screen.tick(15)

    screen {
      #expect(abs((dial.presentation()?.progress ?? 0) - 0.5) < 1e-9)
      dial.progress = 0
      let animation = dial.animation(forKey: "progress") as? CABasicAnimation
      #expect(abs((animation?.fromValue as? CGFloat ?? 0) - 0.5) < 1e-9)
    }
  }

  @Test func `an animation without values begins at the value on screen`() {
    let dial = shown { Dial() }
    screen { dial.progress = 0.2 }
    screen.tick()
    screen {
      dial.progress = 1
      dial.add(animation("progress", from: nil, to: nil), forKey: "progress")
    }
    screen.tick()
    screen.tick(30)

    screen { #expect(abs((dial.presentation()?.progress ?? 0) - 0.6) < 1e-9) }
  }

  @Test func `values of every type that interpolates are animated`() throws {
    let dial = shown { Dial() }
    screen {
      let group = CAAnimationGroup()
      group.duration = 1
      group.animations = [
        animation("place", from: CGPoint.zero, to: CGPoint(x: 10, y: 20)),
        animation(
          "tint", from: CGColor(red: 0, green: 0, blue: 0, alpha: 1),
          to: CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
        animation("count", from: 0, to: 10),
        animation("unknown", from: CGSize.zero, to: CGSize(width: 4, height: 8)),
      ]
      dial.add(group, forKey: "all")
    }
    screen.tick()
    screen.tick(30)

    try screen {
      let copy = try #require(dial.presentation())
      #expect(abs(copy.place.x - 5) < 1e-9 && abs(copy.place.y - 10) < 1e-9)
      #expect(abs((copy.tint?.components?[0] ?? 0) - 0.5) < 0.01)
      #expect(copy.count == 5)
      #expect((copy.value(forKey: "unknown") as? CGSize)?.width == 2)
    }
  }

  @Test func `other layers and animations are not drawn again`() {
    let dial = shown { Dial() }
    screen {
      dial.add(animation("count", from: 0, to: 1), forKey: "count")
      dial.add(animation("opacity", from: 0, to: 1), forKey: "opacity")
    }

    screen.tick(5)

    #expect(dial.drawn.values.isEmpty)
  }

  @Test func `a class that inherits init(layer:) is copied as itself`() throws {
    let clock = shown { Clock() }
    screen { clock.add(animation("progress", from: 1, to: 1), forKey: "progress") }
    screen.tick(2)

    try screen {
      let copy: Clock = try #require(clock.presentation())
      #expect(type(of: copy) == Clock.self)
      #expect(copy.progress == 1)
      #expect(copy.model() === clock)
    }
    #expect(clock.drawn.values.contains(1))
  }

  @Test func `an animation that is removed shows the model value at once`() {
    let dial = shown { Dial() }
    screen { dial.add(animation("progress", from: 1, to: 1), forKey: "progress") }
    screen.tick(2)
    #expect(screen.tree?.children.last?.values.contents != nil)

    screen { dial.removeAnimation(forKey: "progress") }
    screen.tick()

    #expect(screen.tree?.children.last?.values.contents == nil)
  }

  @Test func `copies of the framework's own layers have their class`() {
    screen {
      for layer in [CAShapeLayer(), CAGradientLayer(), CATextLayer()] as [CALayer] {
        screen.root.addSublayer(layer)
      }
    }
    screen.tick()

    screen {
      for layer in screen.root.sublayers ?? [] {
        #expect(layer.presentation().map { type(of: $0) == type(of: layer) } == true)
      }
    }
  }
}
