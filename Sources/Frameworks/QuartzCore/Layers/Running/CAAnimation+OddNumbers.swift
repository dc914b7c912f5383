// Replaces numbers that would stop a clock permanently.
extension CAAnimation {
  /// Replaces unusable numbers in this animation and its children. Returns the warnings, one
  /// sentence each.
  ///
  /// Core Animation's behaviour with such numbers is not documented, so the replacements are
  /// unverified.
  func replaceOddNumbers() -> [String] {
    let finite = [
      mend(\.beginTime, "beginTime", else: 0) { Self.isTime($0) },
      mend(\.duration, "duration", else: 0) { Self.isTime($0) },
      mend(\.timeOffset, "timeOffset", else: 0) { Self.isTime($0) },
      mend(\.repeatDuration, "repeatDuration", else: 0) { $0.isFinite || $0 == .infinity },
      mend(\.repeatCount, "repeatCount", else: 0) { $0.isFinite || $0 == .infinity },
      mend(\.speed, "speed", else: 1) { $0.isFinite },
    ]
    let spring = (self as? CASpringAnimation)?.mendSpring() ?? []
    let inside = (self as? CAAnimationGroup)?.animations ?? []
    return finite.compactMap { $0 } + spring + inside.flatMap { $0.replaceOddNumbers() }
  }

  /// Whether a time in seconds is accepted. The limit is about thirty years; a longer time is
  /// considered a mistake (unverified).
  private static func isTime(_ seconds: Double) -> Bool { abs(seconds) <= 1e9 }
}

extension CASpringAnimation {
  /// The range of a spring's mass, stiffness and damping (unverified).
  private static let parts: ClosedRange<CGFloat> = 1e-6...1e9
  /// The maximum initial velocity, in full distances per second (unverified).
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

/// All animations conform to this protocol, because only an extension of a protocol can use key
/// paths whose root is `Self`.
private protocol NumberChecking: AnyObject {}
extension CAAnimation: NumberChecking {}

extension NumberChecking {
  /// Replaces an unusable number. Returns a warning, or nil if the number is usable.
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
