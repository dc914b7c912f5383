import QuartzCore
import Testing

@MainActor
struct CompletionScopeTests {
  @Test func `a scope reports whether all of its animations reached their end`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      var answers: [Bool] = []
      for removes in [false, true] {
        let scope = CompletionScope { answers.append($0) }
        layer.attach(fade(seconds: 0.1), forKey: "a", scope: scope)
        layer.attach(fade(seconds: 0.2), forKey: "b", scope: scope)
        #expect(scope.pending == 2)
        scope.seal()
        screen.tick(2)
        if removes { layer.removeAnimation(forKey: "b") }
        screen.tick(20)
      }
      #expect(answers == [true, false])
    }
  }

  @Test func `an unsealed scope waits for more animations`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      var calls = 0
      let scope = CompletionScope { _ in calls += 1 }
      layer.attach(fade(seconds: 0.1), forKey: "a", scope: scope)
      screen.tick(20)
      #expect(calls == 0)
      scope.seal()
      screen.tick(1)
      #expect(calls == 1)
    }
  }

  @Test func `an empty scope completes in the tick it was given, not before`() {
    let screen = LayerScreen()
    screen {
      var calls = 0
      CompletionScope { _ in calls += 1 }.seal(notBefore: screen.world.clock.tick + 2)
      screen.tick(1)
      #expect(calls == 0 && !screen.world.animations.isEmpty)
      screen.tick(1)
      #expect(calls == 1 && screen.world.animations.isEmpty)
    }
  }

  @Test func `followers run before the callback, once`() {
    let screen = LayerScreen()
    screen {
      var calls: [String] = []
      let scope = CompletionScope { _ in calls.append("callback") }
      scope.whenDone { calls.append("follower") }
      scope.seal()
      screen.tick(3)
      #expect(calls == ["follower", "callback"])
    }
  }

  @Test func `removing the animations ends the scope with finished false`() {
    let screen = LayerScreen()
    screen {
      let layer = CALayer()
      screen.root.addSublayer(layer)
      var answers: [Bool] = []
      let scope = CompletionScope { answers.append($0) }
      for i in 0..<50 { layer.attach(fade(seconds: 0.1 + Double(i)), forKey: "\(i)", scope: scope) }
      scope.seal()
      screen.tick(61)
      #expect(scope.pending == 49)

      layer.removeAllAnimations()
      screen.tick(1)

      #expect(layer.animationKeys() == nil)
      #expect(answers == [false])
    }
  }
}
