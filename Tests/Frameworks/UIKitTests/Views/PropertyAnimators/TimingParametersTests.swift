import Testing
import UIKit

/// The timing of property animators (facts H.3.5 to H.3.7, H.4.5, H.4.10; case C20 (c)).
@MainActor
struct TimingParametersTests {
  @Test func `an animator without parameters has the default duration and curve`() {
    let animator = UIViewPropertyAnimator()

    #expect(animator.duration == 0.2)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
    #expect(animator.state == .inactive && !animator.isRunning)
    var changes = 0
    animator.addAnimations { changes += 1 }
    animator.startAnimation()
    #expect(changes == 1 && animator.isRunning)
    animator.stopAnimation(true)
  }

  @Test func `raw values are UIKit's`() {
    #expect(UITimingCurveType.builtin.rawValue == 0)
    #expect(UITimingCurveType.cubic.rawValue == 1)
    #expect(UITimingCurveType.spring.rawValue == 2)
    #expect(UIViewAnimatingState.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(UIViewAnimatingPosition.allCases == [.end, .start, .current])
    #expect(UICubicTimingParameters().curveRawValue == 5)
    #expect(
      UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).curveRawValue == 6)
  }

  @Test func `named curves have their control points`() {
    let expected: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
      (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
      (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      (.easeOut, CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
      (.linear, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
    ]
    for (curve, first, second) in expected {
      let parameters = UICubicTimingParameters(animationCurve: curve)
      #expect(parameters.animationCurve == curve)
      #expect(parameters.controlPoint1 == first)
      #expect(parameters.controlPoint2 == second)
    }
    let standard = UICubicTimingParameters()
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
  }

  @Test func `C20 the default spring is heavily damped`() {
    #expect(abs(UISpringTimingParameters().dampingRatio - 4.5644) < 1e-4)
    #expect(UISpringTimingParameters().initialVelocity == .zero)
  }

  @Test func `a spring by mass lasts until it has settled`() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    // The duration is the settling time that Core Animation reports for these values (facts H.3.4).
    #expect(abs(animator.duration - 1.472_700_3) < 1e-5)

    let ratio = UISpringTimingParameters(dampingRatio: 0.5)
    #expect(UIViewPropertyAnimator(duration: 0.7, timingParameters: ratio).duration == 0.7)
  }

  @Test func `no duration means a fifth of a second`() {
    #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
  }

  @Test func `a copy has the timing, but neither blocks nor state`() throws {
    let animator = UIViewPropertyAnimator(duration: 2, dampingRatio: 0.3) {}
    animator.isUserInteractionEnabled = false
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)

    #expect(copy !== animator)
    #expect(copy.duration == 2)
    #expect(copy.timingParameters === animator.timingParameters)
    #expect(!copy.isUserInteractionEnabled)
    #expect(copy.state == .inactive)
  }
}
