import QuartzCore
import Testing

@MainActor
struct CALayerTests {
  // MARK: Defaults

  @Test func `a new layer has the documented values`() {
    LayerScreen()() {
      let layer = CALayer()

      #expect(layer.bounds == .zero && layer.position == .zero && layer.zPosition == 0)
      #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.anchorPointZ == 0)
      #expect(CATransform3DIsIdentity(layer.transform))
      #expect(CATransform3DIsIdentity(layer.sublayerTransform))
      #expect(layer.opacity == 1 && !layer.isHidden && layer.isDoubleSided)
      #expect(!layer.masksToBounds && layer.cornerRadius == 0 && layer.borderWidth == 0)
      #expect(layer.backgroundColor == nil && layer.contents == nil && layer.mask == nil)
      #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
      #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowPath == nil)
      #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(layer.contentsScale == 1 && layer.contentsGravity == .resize)
      #expect(layer.speed == 1 && layer.beginTime == 0 && layer.timeOffset == 0)
      #expect(layer.duration == 0 && layer.repeatCount == 0 && !layer.autoreverses)
      #expect(layer.fillMode == .removed)
      #expect(!layer.needsDisplayOnBoundsChange && layer.animationKeys() == nil)
    }
  }

  // MARK: Display

  @Test func `a layer that needs display is displayed once, at the commit`() {
    let screen = LayerScreen()
    screen {
      let layer = CountingLayer()
      layer.bounds.size = CGSize(width: 2, height: 3)
      screen.root.addSublayer(layer)
      screen.commit()
      #expect(layer.drawCount == 0)

      layer.setNeedsDisplay()
      layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(layer.needsDisplay() && layer.drawCount == 0)
      screen.commit()
      screen.commit()

      #expect(layer.drawCount == 1)
      #expect(!layer.needsDisplay())
      #expect(screen.tree?.children[0].values.contents != nil)
    }
  }

  @Test func `displayIfNeeded draws at once and not again at the commit`() {
    let screen = LayerScreen()
    screen {
      let layer = CountingLayer()
      layer.bounds.size = CGSize(width: 2, height: 3)
      screen.root.addSublayer(layer)
      layer.displayIfNeeded()
      #expect(layer.drawCount == 0)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      screen.commit()

      #expect(layer.drawCount == 1)
    }
  }

  @Test func `a bitmap has the size of the bounds at the contents scale`() {
    LayerScreen()() {
      let layer = CountingLayer()
      layer.bounds = CGRect(x: 5, y: 5, width: 2.5, height: 3)
      layer.contentsScale = 2
      layer.setNeedsDisplay()
      layer.displayIfNeeded()

      let image = layer.values.contents
      #expect((image?.width, image?.height) == (5, 6))
    }
  }

  @Test(arguments: [
    CGSize(width: 911, height: 111_331), CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude),
    CGSize(width: Double.infinity, height: .infinity), CGSize(width: 20_000, height: 20_000),
  ]) func `a layer too large for a bitmap has none, and warns once`(size: CGSize) {
    let screen = LayerScreen()
    screen {
      final class Drawing: CALayer {
        var draws = 0
        override func draw(in ctx: CGContext) { draws += 1 }
      }
      let log = screen.world.service(UIKitLog.self)
      log.prints = false
      let layer = Drawing()
      layer.bounds.size = size
      layer.contentsScale = 3
      for _ in 0..<2 {
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
      }
      #expect(layer.draws == 0 && layer.contents == nil)
      #expect(log.warnings.count == 1)
      #expect(log.warnings.first?.contains("display]: Ignoring bogus layer size (") == true)

      layer.bounds.size = .zero
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      #expect(log.warnings.count == 1)
    }
  }

  @Test func `a resize redraws only with needsDisplayOnBoundsChange`() {
    let screen = LayerScreen()
    screen {
      let layer = CountingLayer()
      screen.root.addSublayer(layer)
      layer.bounds.size = CGSize(width: 2, height: 3)
      screen.commit()
      #expect(layer.drawCount == 0)

      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size = CGSize(width: 3, height: 3)
      screen.commit()
      #expect(layer.drawCount == 1)
      layer.bounds.origin.x = 4
      screen.commit()
      #expect(layer.drawCount == 1)
    }
  }

  @Test func `a delegate that implements display replaces drawing`() {
    LayerScreen()() {
      final class Displayer: NSObject, CALayerDelegate {
        var count = 0
        func display(_ layer: CALayer) { count += 1 }
      }
      let (layer, displayer) = (CountingLayer(), Displayer())
      layer.bounds.size = CGSize(width: 2, height: 3)
      layer.delegate = displayer
      layer.setNeedsDisplay()
      layer.displayIfNeeded()

      #expect((displayer.count, layer.drawCount) == (1, 0))
    }
  }

  @Test func `a delegate that only draws gets a context`() {
    LayerScreen()() {
      final class Drawer: NSObject, CALayerDelegate {
        var count = 0
        func draw(_ layer: CALayer, in ctx: CGContext) { count += 1 }
      }
      let (layer, drawer) = (CALayer(), Drawer())
      layer.bounds.size = CGSize(width: 2, height: 3)
      layer.delegate = drawer
      layer.setNeedsDisplay()
      layer.displayIfNeeded()

      #expect(drawer.count == 1 && layer.contents != nil)
    }
  }

  // MARK: Actions

  @Test func `the action search is delegate, actions, class, then implicit animation`() {
    let screen = LayerScreen()
    screen {
      let layer = ClassActionLayer()
      let delegate = ActionDelegate()
      screen.root.addSublayer(layer)
      screen.commit()
      let (own, fromClass) = (NamedAction("own"), NamedAction("class"))
      ClassActionLayer.answer = fromClass
      layer.delegate = delegate
      layer.actions = ["opacity": own]

      delegate.answer = NamedAction("delegate")
      #expect(layer.action(forKey: "opacity") === delegate.answer)
      delegate.answer = nil
      #expect(layer.action(forKey: "opacity") === own)
      layer.actions = nil
      #expect(layer.action(forKey: "opacity") === fromClass)
      ClassActionLayer.answer = nil
      #expect(layer.action(forKey: "opacity") != nil)
      #expect(delegate.asked == ["opacity", "opacity", "opacity", "opacity"])
      #expect(layer.action(forKey: "noSuchProperty") == nil)
    }
  }

  @Test func `NSNull ends the search at any step`() {
    let screen = LayerScreen()
    screen {
      let layer = ClassActionLayer()
      let delegate = ActionDelegate()
      screen.root.addSublayer(layer)
      screen.commit()
      layer.delegate = delegate
      layer.actions = ["opacity": NamedAction("own"), "position": NSNull()]

      delegate.answer = NSNull()
      #expect(layer.action(forKey: "opacity") == nil)
      delegate.answer = nil
      #expect(layer.action(forKey: "position") == nil)
      ClassActionLayer.answer = NSNull()
      #expect(layer.action(forKey: "zPosition") == nil)
      ClassActionLayer.answer = nil
    }
  }

  @Test func `an animation used as an action is added under the event's name`() {
    LayerScreen()() {
      let layer = CALayer()
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 2
      let action: any CAAction = animation

      action.run(forKey: "fading", object: layer, arguments: nil)

      #expect(layer.animationKeys() == ["fading"])
      #expect(layer.animation(forKey: "fading")?.duration == 2)
    }
  }

  @Test func `an action runs after the value has changed, once per change`() {
    LayerScreen()() {
      let layer = CALayer()
      let action = NamedAction("a")
      var seen: [Float] = []
      action.whenRun = { seen.append(layer.opacity) }
      layer.actions = ["opacity": action]

      layer.opacity = 0.5
      layer.opacity = 0.5
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.opacity = 0.25
      CATransaction.commit()
      layer.opacity = 0

      #expect(seen == [0.5, 0])
      #expect(action.keys == ["opacity", "opacity"])
    }
  }

  @Test func `a committed layer animates a change over the transaction's duration`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      layer.opacity = 0
      screen.root.addSublayer(layer)
      #expect(layer.animationKeys() == nil, "not yet committed")
      screen.commit()

      layer.opacity = 1

      let animation = layer.animation(forKey: "opacity") as? CABasicAnimation
      #expect(layer.animationKeys() == ["opacity"])
      #expect(animation?.fromValue as? Double == 0)
      #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default))
      screen.commit()
      screen.tick(14)
      #expect(layer.animationKeys() == ["opacity"])
      screen.tick(1)
      #expect(layer.animationKeys() == nil, "0.25 s are over")
    }
  }

  @Test func `a delegate that returns nil keeps the implicit animation`() {
    let screen = LayerScreen()
    screen {
      final class Quiet: NSObject, CALayerDelegate {}
      let (layer, quiet) = (CALayer(), Quiet())
      layer.delegate = quiet
      screen.root.addSublayer(layer)
      screen.commit()

      layer.zPosition = 4

      #expect(layer.animationKeys() == ["zPosition"])
    }
  }

  @Test func `a change during an implicit animation continues from the presentation`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      screen.commit()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.zPosition = 100
      screen.tick(1)
      screen.tick(6)
      let shown = layer.presentation()?.zPosition ?? 0
      #expect(abs(shown - 40) < 1e-6)

      layer.zPosition = 0
      screen.commit()

      #expect(abs((layer.presentation()?.zPosition ?? 0) - shown) < 1e-6)
    }
  }

  // MARK: Presentation

  @Test func `presentation is nil before the commit and shows the last one after`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      #expect(layer.presentation() == nil)
      screen.commit()
      #expect(layer.presentation()?.zPosition == 0)

      CATransaction.setDisableActions(true)
      layer.zPosition = 7
      #expect(layer.zPosition == 7)
      #expect(layer.presentation()?.zPosition == 0)
      screen.commit()

      let shown = layer.presentation()
      #expect(shown?.zPosition == 7)
      #expect(shown !== layer && shown?.model() === layer && layer.model() === layer)
      #expect(shown?.superlayer === screen.root.presentation())
    }
  }

  @Test func `presentation shows the animation, the model does not`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      layer.add(fade(from: 0.2, to: 0.6, seconds: 1), forKey: "fade")
      screen.commit()
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.2) < 1e-6)
      screen.tick(30)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.4) < 1e-6)
      #expect(layer.opacity == 1)
      layer.removeAnimation(forKey: "fade")
      screen.commit()
      #expect(layer.presentation()?.opacity == 1)
    }
  }

  @Test func `a clock set since the last commit takes effect at the next`() {
    let screen = LayerScreen()
    screen {
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      screen.root.addSublayer(parent)
      layer.add(fade(), forKey: "fade")
      screen.tick(1)
      screen.tick(15)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)

      parent.clock = .held(local: 10 / 60.0)
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
      screen.commit()
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.15) < 1e-6)
    }
  }

  // MARK: Animations

  @Test func `adding copies the animation`() {
    LayerScreen()() {
      let layer = CALayer()
      let animation = fade(seconds: 1)
      layer.add(animation, forKey: "fade")
      animation.duration = 9

      #expect(layer.animation(forKey: "fade") !== animation)
      #expect(layer.animation(forKey: "fade")?.duration == 1)
    }
  }

  @Test(arguments: [nil, 0.75, 0])
  func `an animation without a duration gets the transaction's`(of transaction: Double?) {
    let group = CAAnimationGroup()
    group.animations = [fade()]
    let kinds: [CAAnimation] = [
      CABasicAnimation(keyPath: "opacity"), CAKeyframeAnimation(keyPath: "opacity"),
      CASpringAnimation(keyPath: "opacity"), CATransition(), CAAnimation(), group,
    ]
    for kind in kinds {
      for given in [0, -1, .nan, 2] as [Double] {
        LayerScreen()() {
          if let transaction { CATransaction.setAnimationDuration(transaction) }
          kind.duration = given
          let layer = CALayer()
          let key = kind is CATransition ? kCATransition : "key"

          layer.add(kind, forKey: "key")

          let name = "\(type(of: kind)) of \(given)"
          let shown = layer.animation(forKey: key)?.duration
          #expect(shown == (given > 0 ? given : transaction ?? 0.25), "\(name)")
          #expect(kind.duration == given || given.isNaN, "\(name): the original changed")
        }
      }
    }
    let outer = LayerScreen()
    outer {
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
      CATransaction.begin()
      let layer = CALayer()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "key")
      CATransaction.commit()
      CATransaction.commit()
      #expect(layer.animation(forKey: "key")?.duration == 3)
    }
  }

  @Test func `an implicit animation reports its actual duration`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      screen.tick()
      layer.opacity = 0.5
      #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    }
  }

  @Test func `a key holds one animation, no key holds any number, in order`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      let listener = AnimationListener()
      for (name, key) in [("1", "x"), ("2", "y"), ("3", nil), ("4", nil), ("5", "x")] {
        layer.add(fade(name, delegate: listener), forKey: key)
      }

      #expect(layer.animationKeys() == ["y", "x"])
      #expect(layer.animation(forKey: "x")?.value(forKey: "name") as? String == "5")
      #expect(layer.animation(forKey: "z") == nil)
      screen.commit()
      #expect(screen.tree?.children[0].animations.count == 4)
    }
  }

  @Test func `replacing and removing end an animation unfinished`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      let listener = AnimationListener()
      layer.add(fade("1", delegate: listener), forKey: "x")
      screen.tick(2)
      layer.add(fade("2", delegate: listener), forKey: "x")
      screen.tick(2)
      layer.removeAnimation(forKey: "x")
      screen.tick(1)
      layer.add(fade("3", delegate: listener), forKey: nil)
      screen.tick(1)
      layer.removeAllAnimations()
      #expect(layer.animationKeys() == nil)
      screen.tick(1)

      #expect(
        listener.heard == [
          "start 1", "stop 1 false", "start 2", "stop 2 false", "start 3", "stop 3 false",
        ])
    }
  }

  @Test func `the delegate receives the start when the active time begins`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      let listener = AnimationListener()
      let late = fade("late", seconds: 0.5, delegate: listener)
      late.beginTime = 0.5
      layer.add(late, forKey: nil)
      screen.tick(29)
      #expect(listener.heard == [])
      screen.tick(1)
      #expect(listener.heard == ["start late"])
      screen.tick(29)
      #expect(listener.heard == ["start late"])
      screen.tick(1)
      #expect(listener.heard == ["start late", "stop late true"])
    }
  }

  @Test func `an animation with removedOnCompletion false stays until removed`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      let listener = AnimationListener()
      let stay = fade("stay", from: 0.1, to: 0.3, seconds: 0.5, delegate: listener)
      stay.isRemovedOnCompletion = false
      stay.fillMode = .forwards
      layer.add(stay, forKey: "stay")
      screen.tick(100)

      #expect(listener.heard == ["start stay", "stop stay true"])
      #expect(layer.animationKeys() == ["stay"])
      #expect(abs((layer.presentation()?.opacity ?? 0) - 0.3) < 1e-6)
      #expect(screen.world.animations.isEmpty, "it has ended all the same")

      layer.removeAnimation(forKey: "stay")
      screen.tick(1)
      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation()?.opacity == 1)
      #expect(listener.heard.count == 2)
    }
  }

  @Test func `an animation of an unknown property lasts its duration`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      let listener = AnimationListener()
      let animation = CABasicAnimation(keyPath: "progressOfTheApp")
      animation.toValue = 1
      animation.duration = 0.5
      animation.delegate = listener
      layer.add(animation, forKey: nil)
      screen.commit()
      screen.tick(29)
      #expect(listener.heard == ["start "])
      screen.tick(1)
      #expect(listener.heard == ["start ", "stop  true"])
    }
  }
}

final class CountingLayer: CALayer {
  private(set) var drawCount = 0
  override func draw(in ctx: CGContext) { drawCount += 1 }
}

private final class ClassActionLayer: CALayer {
  static var answer: (any CAAction)?
  override class func defaultAction(forKey event: String) -> (any CAAction)? { answer }
}

@MainActor
private final class ActionDelegate: NSObject, CALayerDelegate {
  var answer: (any CAAction)?
  var asked: [String] = []
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return answer
  }
}

@MainActor
private final class NamedAction: CAAction {
  let name: String
  var keys: [String] = []
  var whenRun: () -> Void = {}
  init(_ name: String) { self.name = name }
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    keys.append(event)
    whenRun()
  }
}
