/// The timing of a property animator, expressed in the engine's types.
@MainActor
struct AnimatorPace {
  /// The duration, in seconds, that the timing parameters define; nil if they do not define a
  /// duration.
  let ownDuration: Double?
  private let provider: any UITimingCurveProvider

  init(_ given: any UITimingCurveProvider) {
    provider = Self.usable(given)
    if let spring = provider.springTimingParameters, case .physical = spring.shape {
      let solver = spring.solver(duration: 0, velocity: Double(spring.initialVelocity.dx))
      // The animation of a spring that never settles ends after the longest permitted time.
      ownDuration = min(solver.settlingDuration, AnimationNumber.longestSpring)
    } else {
      ownDuration = nil
    }
  }

  /// The timing provider that was passed, or UIKit's default if the provider has invalid values.
  private static func usable(_ given: any UITimingCurveProvider) -> any UITimingCurveProvider {
    if let spring = given.springTimingParameters { return spring.isUsable ? given : spring.usable }
    guard let cubic = given.cubicTimingParameters else { return given }
    let numbers = [cubic.controlPoint1, cubic.controlPoint2].flatMap { [$0.x, $0.y] }
    guard !numbers.allSatisfy({ abs($0) <= furthest }) else { return given }
    UIKitLog.warn("Control points \(numbers) cannot be used; easing in and out.")
    return UICubicTimingParameters(animationCurve: .easeInOut)
  }
  /// The limit above which a coordinate of a control point is treated as a mistake (unverified).
  private static let furthest: CGFloat = 1e3

  /// The timing of a block. `vertical` is the timing of the y-coordinates of positions; nil if it
  /// is the same as that of all other values.
  func block(lasting duration: Double) -> (AnimationScope.Pace, vertical: AnimationScope.Pace?) {
    guard let spring = provider.springTimingParameters else { return (.curve(function), nil) }
    let velocity = spring.initialVelocity
    func pace(_ speed: CGFloat) -> AnimationScope.Pace {
      let solver = spring.solver(duration: duration, velocity: Double(speed))
      return .spring(
        stiffness: solver.stiffness, damping: solver.damping, velocity: solver.initialVelocity)
    }
    return (pace(velocity.dx), velocity.dx == velocity.dy ? nil : pace(velocity.dy))
  }

  /// The clock that moves an animator's time from `from` to `to` within `seconds`, beginning at
  /// `start`.
  ///
  /// The velocity of a spring is relative to the remaining distance. If the spring has different
  /// velocities for x and y, the velocity for x is used (unverified).
  func clock(from: Double, to: Double, start: Double, seconds: Double) -> Clock {
    guard let spring = provider.springTimingParameters, seconds > 0 else {
      return .tail(from: from, to: to, start: start, duration: seconds, curve: function.curve)
    }
    let solver = spring.solver(duration: seconds, velocity: Double(spring.initialVelocity.dx))
    return .swing(from: from, to: to, start: start, duration: seconds, spring: solver)
  }

  private var function: CAMediaTimingFunction {
    provider.cubicTimingParameters?.function ?? UIView.AnimationCurve.easeInOut.function
  }
}
