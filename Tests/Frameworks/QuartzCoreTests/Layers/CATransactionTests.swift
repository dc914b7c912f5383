import QuartzCore
import Testing

@MainActor
struct CATransactionTests {
  @Test func `a nested transaction inherits and overrides until its end`() {
    LayerScreen()() {
      let linear = CAMediaTimingFunction(name: .linear)
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(CATransaction.animationTimingFunction() == nil)
      #expect(!CATransaction.disableActions())

      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(linear)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.animationTimingFunction() === linear)
      #expect(CATransaction.disableActions())
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(false)
      #expect(CATransaction.animationDuration() == 3)
      #expect(!CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2)
      #expect(CATransaction.disableActions())
      CATransaction.commit()

      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func `the lock can be taken again by its thread and keeps others out`() async {
    CATransaction.lock()
    CATransaction.lock()
    nonisolated(unsafe) var order: [String] = []
    let thread = Thread {
      CATransaction.lock()
      order.append("other")
      CATransaction.unlock()
    }
    thread.start()
    CATransaction.unlock()
    order.append("first")
    CATransaction.unlock()
    while !thread.isFinished { await Task.yield() }
    #expect(order == ["first", "other"])
  }

  @Test func `only continuous corners need more room`() {
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
  }

  @Test func `an extra commit ends the implicit transaction (facts H.5.13)`() {
    for commit in [CATransaction.commit, CATransaction.flush] {
      let screen = LayerScreen()
      screen {
        var ended: [String] = []
        let layer = CALayer()
        screen.root.addSublayer(layer)
        screen.commit()

        CATransaction.setAnimationDuration(5)
        CATransaction.setCompletionBlock { ended.append("first") }
        layer.add(fade(seconds: 0.1), forKey: nil)
        commit()
        #expect(CATransaction.animationDuration() == 0.25)
        let endless = fade(seconds: 1)
        endless.repeatCount = .infinity
        layer.add(endless, forKey: nil)
        CATransaction.setCompletionBlock { ended.append("empty") }
        commit()
        #expect(ended == ["empty"])
        screen.tick(12)
        #expect(ended == ["empty", "first"])
      }
    }
  }

  @Test func `the values of the implicit transaction end with it`() {
    let screen = LayerScreen()
    screen {
      CATransaction.setDisableActions(true)
      CATransaction.setAnimationDuration(5)
      screen.commit()
      #expect(!CATransaction.disableActions())
      #expect(CATransaction.animationDuration() == 0.25)
    }
  }

  @Test func `the transaction's duration is that of implicit and of unspecified animations`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      screen.commit()
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      layer.zPosition = 1
      let listener = AnimationListener()
      layer.add(fade("x", seconds: 0, delegate: listener), forKey: nil)
      CATransaction.commit()
      screen.commit()
      screen.tick(59)
      #expect(layer.animationKeys() == ["zPosition"] && listener.heard == ["start x"])
      screen.tick(1)
      #expect(layer.animationKeys() == nil && listener.heard == ["start x", "stop x true"])
    }
  }

  @Test func `a completion block without animations runs within the commit`() {
    LayerScreen()() {
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("a") }
      CATransaction.setCompletionBlock { calls.append("b") }
      #expect(calls == ["a"], "setting another block lets the first go")
      CATransaction.commit()
      #expect(calls == ["a", "b"])
    }
  }

  @Test func `a completion block runs after the last animation added since it was set`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      screen.commit()
      var calls = 0
      CATransaction.begin()
      layer.add(fade(seconds: 5), forKey: "before")
      CATransaction.setCompletionBlock { calls += 1 }
      layer.add(fade(seconds: 0.5), forKey: "a")
      layer.add(fade(seconds: 1), forKey: "b")
      CATransaction.commit()
      #expect(calls == 0)
      screen.commit()
      screen.tick(59)
      #expect(calls == 0)
      screen.tick(1)
      #expect(calls == 1)
      screen.tick(600)
      #expect(calls == 1)
    }
  }

  @Test func `removing the animations completes too`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      var calls = 0
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls += 1 }
      layer.add(fade(seconds: 5), forKey: "a")
      CATransaction.commit()
      screen.tick(2)
      layer.removeAllAnimations()
      #expect(calls == 0, "never within the call that ends it")
      screen.tick(1)
      #expect(calls == 1)
    }
  }

  @Test func `the implicit transaction's block waits for its animations as well`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      var calls: [String] = []
      CATransaction.setCompletionBlock { calls.append("faded") }
      layer.add(fade(seconds: 0.1), forKey: "a")
      screen.tick(1)
      CATransaction.setCompletionBlock { calls.append("empty") }
      screen.tick(1)
      #expect(calls == ["empty"])
      screen.tick(6)
      #expect(calls == ["empty", "faded"])
    }
  }

  @Test func `an outer block waits for inner animations and runs before the inner block`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      var calls: [String] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("outer") }
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("first") }
      layer.add(fade(seconds: 0.5), forKey: "a")
      CATransaction.commit()
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append("second") }
      layer.add(fade(seconds: 1), forKey: "b")
      CATransaction.commit()
      CATransaction.commit()
      screen.commit()
      screen.tick(30)
      #expect(calls == ["first"])
      screen.tick(30)
      #expect(calls == ["first", "outer", "second"])
    }
  }

  @Test func `flush publishes, but waits for explicit transactions`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      CATransaction.begin()
      CATransaction.flush()
      #expect(screen.tree == nil)
      CATransaction.commit()
      CATransaction.flush()
      #expect(screen.tree?.children.count == 1)
    }
  }

  @Test func `values can be set by key`() {
    LayerScreen()() {
      CATransaction.begin()
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(1.5 as Float, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue("mine", forKey: "tag")
      CATransaction.setValue("nonsense", forKey: kCATransactionAnimationDuration)
      CATransaction.begin()

      #expect(CATransaction.disableActions())
      #expect(CATransaction.animationDuration() == 1.5)
      #expect(CATransaction.value(forKey: "tag") as? String == "mine")
      #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "tag") == nil)
    }
  }
}
