import QuartzCore
import Testing

@MainActor
struct CAAnimationOddNumbersTests {
  nonisolated static let names = [
    "beginTime", "duration", "timeOffset", "repeatDuration", "repeatCount", "speed", "mass",
    "stiffness", "damping", "initialVelocity",
  ]
  nonisolated static let odd = [Double.nan, .infinity, -.infinity, 1e300]

  private func set(_ value: Double, _ name: String, of animation: CASpringAnimation) {
    switch name {
    case "beginTime": animation.beginTime = value
    case "duration": animation.duration = value
    case "timeOffset": animation.timeOffset = value
    case "repeatDuration": animation.repeatDuration = value
    case "repeatCount": animation.repeatCount = Float(value)
    case "speed": animation.speed = Float(value)
    case "mass": animation.mass = value
    case "stiffness": animation.stiffness = value
    case "damping": animation.damping = value
    default: animation.initialVelocity = value
    }
  }

  /// Whether the number is valid; an infinite repeat count is valid.
  private func isRight(_ name: String, _ value: Double) -> Bool {
    name == "repeatCount" && value == .infinity
      || name == "repeatCount" && Float(value) == .infinity
      || name == "repeatDuration" && value > 0
  }

  @Test(arguments: names, odd)
  func `an odd number warns, and stops no clock`(name: String, value: Double) {
    for isInGroup in [false, true] {
      let screen = LayerScreen()
      screen {
        let log = screen.world.service(UIKitLog.self)
        log.prints = false
        let layer = CALayer()
        screen.root.addSublayer(layer)
        let animation = CASpringAnimation(keyPath: "position")
        (animation.fromValue, animation.toValue) = (CGPoint.zero, CGPoint(x: 10, y: 10))
        animation.duration = 0.1
        set(value, name, of: animation)
        if isInGroup {
          let group = CAAnimationGroup()
          group.duration = 0.1
          group.animations = [animation]
          layer.add(group, forKey: "odd")
        } else {
          layer.add(animation, forKey: "odd")
        }
        for _ in 0..<30 {
          screen.tick()
          let place = layer.presentation()?.position ?? .zero
          #expect(place.x.isFinite && place.y.isFinite)
        }
        guard !isRight(name, value) else { return }
        #expect(log.warnings.count == 1 && log.warnings[0].contains(".\(name) was"))
        #expect(layer.animationKeys() == nil)
      }
    }
  }

  @Test(arguments: odd) func `an odd transaction duration is replaced`(value: Double) {
    let screen = LayerScreen()
    screen {
      CATransaction.setAnimationDuration(value)
      #expect(CATransaction.animationDuration().isFinite)
    }
  }
}
