import Foundation
import QuartzCore
import Testing

/// Transitions on a screen of 40 × 40 with a red box of 20 × 20 that turns blue.
@MainActor
struct CATransitionTests {
  private let screen = LayerScreen()
  private let box: CALayer

  init() {
    box = screen.world { CALayer() }
    screen {
      screen.root.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      box.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
      box.backgroundColor = CGColor(rgba: [1, 0, 0, 1])
      // The box has no implicit animations, so only the transition is visible.
      box.actions = ["backgroundColor": NSNull(), "hidden": NSNull()]
      screen.root.addSublayer(box)
    }
    screen.tick()
  }

  private func turnBlue(_ transition: CATransition, key: String? = nil) {
    screen {
      transition.duration = 1
      box.backgroundColor = CGColor(rgba: [0, 0, 1, 1])
      box.add(transition, forKey: key)
    }
    screen.tick()
  }

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    screen {
      let transition = CATransition()
      (transition.type, transition.subtype) = (type, subtype)
      return transition
    }
  }

  /// The premultiplied pixels at some points, `after` seconds after the last commit.
  private func pixels(after: Double, _ places: [(Int, Int)]) throws -> [UInt32] {
    let tree = RenderTree(root: try #require(screen.tree))
    let list = tree.displayList(
      at: screen.now + after, size: CGSize(width: 40, height: 40), scale: 1)
    let image = Compositor(threads: 1).render(list)
    return places.map { image.pixels[$0.1 * 40 + $0.0] }
  }

  private static let (red, blue): (UInt32, UInt32) = (0xffff_0000, 0xff00_00ff)

  @Test func `defaults are Apple's`() {
    let transition = CATransition()

    #expect(transition.type == .fade && transition.subtype == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(transition.filter == nil)
  }

  @Test func `a fade mixes both states linearly`() throws {
    turnBlue(transition(.fade))

    #expect(try pixels(after: 0, [(20, 20)]) == [Self.red])
    let middle = try pixels(after: 0.4, [(20, 20)])[0]
    #expect(middle == 0xff99_0066)
    #expect(try pixels(after: 1, [(20, 20)]) == [Self.blue])
  }

  @Test func `a fade of translucent content does not darken`() throws {
    screen { box.backgroundColor = CGColor(rgba: [1, 0, 0, 0.5]) }
    screen.tick()
    screen {
      let transition = CATransition()
      transition.duration = 1
      box.add(transition, forKey: nil)
      box.borderWidth = 0
    }
    screen.tick()

    for after in [0, 0.25, 0.5, 0.75, 0.99] {
      let alpha = try pixels(after: after, [(20, 20)])[0] >> 24
      #expect(abs(Int(alpha) - 128) <= 1, "\(after): \(alpha)")
    }
  }

  /// Samples a quarter of the transition at points to the left and right of the box, above and
  /// below it, and in it.
  @Test func `each type moves as its name says`() throws {
    let clear: UInt32 = 0
    let (red, blue) = (Self.red, Self.blue)
    // With `.fromRight`, the left edge of the new state is at 25, and the left edge of the old
    // state has moved to 5.
    let cases: [(CATransitionType, CATransitionSubtype?, [(Int, Int)], [UInt32])] = [
      (.push, .fromRight, [(7, 20), (22, 20), (27, 20), (39, 20)], [red, red, blue, blue]),
      (.push, nil, [(7, 20), (27, 20)], [red, blue]),
      (.push, .fromLeft, [(33, 20), (17, 20), (12, 20), (3, 20)], [red, red, blue, blue]),
      (.push, .fromTop, [(20, 7), (20, 22), (20, 27)], [red, red, blue]),
      (.push, .fromBottom, [(20, 33), (20, 17), (20, 12)], [red, red, blue]),
      (.moveIn, .fromRight, [(7, 20), (12, 20), (22, 20), (27, 20)], [clear, red, red, blue]),
      (.moveIn, .fromLeft, [(33, 20), (28, 20), (17, 20), (12, 20)], [clear, red, red, blue]),
      (.reveal, .fromRight, [(7, 20), (22, 20), (27, 20), (32, 20)], [red, red, blue, clear]),
      (.reveal, .fromLeft, [(33, 20), (17, 20), (12, 20), (7, 20)], [red, red, blue, clear]),
    ]
    for (type, subtype, places, expected) in cases {
      turnBlue(transition(type, subtype))

      let name = "\(type.rawValue) \(subtype?.rawValue ?? "")"
      #expect(try pixels(after: 0.25, places) == expected, "\(name)")

      screen {
        box.removeAllAnimations()
        box.backgroundColor = CGColor(rgba: [1, 0, 0, 1])
        box.removeAllAnimations()
      }
      screen.tick(2)
    }
  }

  @Test func `start and end progress limit the range`() throws {
    let fade = transition(.fade)
    (fade.startProgress, fade.endProgress) = (0.2, 0.6)
    turnBlue(fade)

    #expect(try pixels(after: 0, [(20, 20)]) == [0xffcc_0033])
    #expect(try pixels(after: 0.5, [(20, 20)]) == [0xff99_0066])
  }

  @Test func `a layer that is hidden or shown uses its own transition`() throws {
    screen {
      box.isHidden = true
      let fade = CATransition()
      fade.duration = 1
      box.add(fade, forKey: nil)
    }
    screen.tick()

    let alpha = try pixels(after: 0.5, [(20, 20)])[0] >> 24
    #expect(abs(Int(alpha) - 128) <= 1)
    #expect(try pixels(after: 1, [(20, 20)]) == [0])
  }

  @Test func `every transition uses one key, and a new one replaces the old`() {
    let listener = AnimationListener()
    let (first, second) = (transition(.fade), transition(.push))
    screen {
      for (name, transition) in [("first", first), ("second", second)] {
        transition.delegate = listener
        transition.setValue(name, forKey: "name")
      }
    }
    turnBlue(first, key: "mine")
    #expect(box.animationKeys() == [kCATransition])

    screen { box.add(second, forKey: "other") }
    screen.tick(70)

    #expect(
      listener.heard == ["start first", "stop first false", "start second", "stop second true"])
    #expect(box.animationKeys() == nil)
    #expect(screen.world.animations.isEmpty)
  }

  @Test func `the old state is frozen and includes its sublayers`() throws {
    let dot = screen.world { CALayer() }
    screen {
      dot.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      dot.backgroundColor = CGColor(rgba: [0, 1, 0, 1])
      box.addSublayer(dot)
    }
    screen.tick()
    let reveal = transition(.reveal, .fromRight)
    screen { dot.removeFromSuperlayer() }
    turnBlue(reveal)

    #expect(try pixels(after: 0.25, [(7, 12), (12, 12)]) == [0xff00_ff00, Self.red])
  }

  @Test func `a layer that was never shown appears at once`() throws {
    let new = screen.world { CALayer() }
    screen {
      new.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      new.backgroundColor = CGColor(rgba: [0, 1, 0, 1])
      screen.root.addSublayer(new)
      new.add(CATransition(), forKey: nil)
    }
    screen.tick()

    #expect(try pixels(after: 0.1, [(2, 2)]) == [0xff00_ff00])
    screen.tick(40)
    #expect(screen.world.animations.isEmpty)
  }
}
