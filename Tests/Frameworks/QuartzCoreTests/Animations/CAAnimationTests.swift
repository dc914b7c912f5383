import QuartzCore
import Testing

@MainActor
struct CAAnimationTests {
  @Test func `defaults are Apple's`() {
    let animation = CABasicAnimation(keyPath: "position")

    #expect(animation.beginTime == 0 && animation.duration == 0 && animation.speed == 1)
    #expect(animation.timeOffset == 0 && animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0 && !animation.autoreverses)
    #expect(animation.fillMode == .removed && animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil && animation.delegate == nil)
    #expect(!animation.isAdditive && !animation.isCumulative)
  }

  @Test func `all delegate methods are optional`() {
    final class Quiet: NSObject, CAAnimationDelegate {}
    final class Counting: NSObject, CAAnimationDelegate {
      var stops: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops.append(flag) }
    }
    let animation = CAAnimation()
    let counting = Counting()

    animation.delegate = Quiet()
    animation.delegate?.animationDidStart(animation)
    animation.delegate = counting
    animation.delegate?.animationDidStop(animation, finished: true)

    #expect(counting.stops == [true])
  }
}
