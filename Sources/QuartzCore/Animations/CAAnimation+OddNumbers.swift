// Numbers that would stop a clock for good.
extension CAAnimation {
  /// Replaces numbers that no clock can use, of this animation and of those in it; answers what to
  /// warn of, a sentence for each.
  ///
  /// Core Animation documents nothing about them; what they are replaced by is unverified.
  func mendNumbers() -> [String] {
    let mended = [
      mend(\.beginTime, "beginTime", else: 0) { Self.isTime($0) },
      mend(\.duration, "duration", else: 0) { Self.isTime($0) },
      mend(\.timeOffset, "timeOffset", else: 0) { Self.isTime($0) },
      mend(\.repeatDuration, "repeatDuration", else: 0) { $0.isFinite || $0 == .infinity },
      mend(\.repeatCount, "repeatCount", else: 0) { $0.isFinite || $0 == .infinity },
      mend(\.speed, "speed", else: 1) { $0.isFinite },
    ]
    let spring = (self as? CASpringAnimation)?.mendSpring() ?? []
    let inside = (self as? CAAnimationGroup)?.animations ?? []
    return mended.compactMap { $0 } + spring + inside.flatMap { $0.mendNumbers() }
  }

  /// Seconds; a longer time, some thirty years, is taken for a mistake (unverified).
  private static func isTime(_ seconds: Double) -> Bool { abs(seconds) <= 1e9 }
}

extension CASpringAnimation {
  /// The mass, stiffness and damping that a spring may have (unverified).
  private static let parts: ClosedRange<CGFloat> = 1e-6...1e9
  /// Whole ways per second (unverified).
  private static let fastest: CGFloat = 1e6

  fileprivate func mendSpring() -> [String] {
    [
      mend(\.mass, "mass", else: 1, where: Self.parts.contains),
      mend(\.stiffness, "stiffness", else: 100, where: Self.parts.contains),
      mend(\.damping, "damping", else: 10) { $0 == 0 || Self.parts.contains($0) },
      mend(\.initialVelocity, "initialVelocity", else: 0) { abs($0) <= Self.fastest },
    ].compactMap { $0 }
  }
}

/// What every animation is, so that a property of any of them is reached by its key path.
private protocol Mendable: AnyObject {}
extension CAAnimation: Mendable {}

extension Mendable {
  /// Replaces a number that is none; answers what to warn of, nil where there is nothing.
  fileprivate func mend<Number>(
    _ path: ReferenceWritableKeyPath<Self, Number>, _ name: String, else fallback: Number,
    where isUsable: (Number) -> Bool
  ) -> String? {
    let value = self[keyPath: path]
    guard !isUsable(value) else { return nil }
    self[keyPath: path] = fallback
    return "\(type(of: self)).\(name) was \(value), which cannot be used; using \(fallback)."
  }
}
