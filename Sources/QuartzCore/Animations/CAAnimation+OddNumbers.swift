// Numbers that would stop a clock for good.
extension CAAnimation {
  /// Replaces numbers that no clock can use, of this animation and of those in it, with one line in
  /// the log for each.
  ///
  /// Core Animation documents nothing about them; what they are replaced by is unverified.
  func mendNumbers() {
    mend(\.beginTime, "beginTime", else: 0)
    mend(\.duration, "duration", else: 0)
    mend(\.timeOffset, "timeOffset", else: 0)
    mend(\.repeatDuration, "repeatDuration", else: 0) { $0.isFinite || $0 == .infinity }
    mend(\.repeatCount, "repeatCount", else: 0) { $0.isFinite || $0 == .infinity }
    mend(\.speed, "speed", else: 1) { $0.isFinite }
    if let spring = self as? CASpringAnimation { spring.mendSpring() }
    for animation in (self as? CAAnimationGroup)?.animations ?? [] { animation.mendNumbers() }
  }

  /// Seconds; a longer time, some thirty years, is taken for a mistake (unverified).
  private static let longest = 1e9

  private func mend(
    _ path: ReferenceWritableKeyPath<CAAnimation, Double>, _ name: String, else fallback: Double,
    where isUsable: (Double) -> Bool = { abs($0) <= longest }
  ) {
    if !isUsable(self[keyPath: path]) { replace(path, name, fallback) }
  }

  private func mend(
    _ path: ReferenceWritableKeyPath<CAAnimation, Float>, _ name: String, else fallback: Float,
    where isUsable: (Float) -> Bool
  ) {
    if !isUsable(self[keyPath: path]) { replace(path, name, fallback) }
  }

  fileprivate func replace<Root: CAAnimation, Number>(
    _ path: ReferenceWritableKeyPath<Root, Number>, _ name: String, _ fallback: Number
  ) {
    guard let animation = self as? Root else { return }
    UIKitLog.warn(
      "\(Swift.type(of: self)).\(name) was \(animation[keyPath: path]), which cannot be used; "
        + "using \(fallback).")
    animation[keyPath: path] = fallback
  }
}

extension CASpringAnimation {
  /// The mass, stiffness and damping that a spring may have (unverified).
  private static let parts = 1e-6...1e9
  /// Whole ways per second (unverified).
  private static let fastest = 1e6

  fileprivate func mendSpring() {
    if !Self.parts.contains(mass) { replace(\CASpringAnimation.mass, "mass", 1) }
    if !Self.parts.contains(stiffness) { replace(\CASpringAnimation.stiffness, "stiffness", 100) }
    if damping != 0, !Self.parts.contains(damping) {
      replace(\CASpringAnimation.damping, "damping", 10)
    }
    if !(abs(initialVelocity) <= Self.fastest) {
      replace(\CASpringAnimation.initialVelocity, "initialVelocity", 0)
    }
  }
}
