extension Rule {
  // If Reduce Motion is on, motion beyond the limits below is reported. Apple's guidelines name
  // effects but do not give numbers, so the values are Matchcut's.
  /// If Reduce Motion is on, a view may move by at most this number of points (unverified).
  private static let longDistance: CGFloat = 40
  /// If Reduce Motion is on, a view may grow or shrink by at most this fraction of its size
  /// (unverified).
  private static let growth: CGFloat = 0.1
  /// If Reduce Motion is on, a view may rotate by at most this angle, in radians (unverified).
  private static let turn: CGFloat = .pi / 18

  static let motionDespiteSetting = Rule(
    "T26", "large motion despite Reduce Motion", .warning,
    .run { rule, run in
      guard run.reducesMotion else { return [] }
      return run.transitions.compactMap { seen in
        // An interactive transition may move the view that the touch drags.
        guard !seen.wasInteractive, !seen.isSystem, seen.isAnimated else { return nil }
        for write in seen.writes {
          guard let motion = motion(from: write.before, to: write.after) else { continue }
          return rule.finding(
            write.subject, write.property.rawValue, at: seen.animatedAt ?? run.now,
            "\(seen.title) \(motion), although Reduce Motion is on.",
            expected: "a cross-fade where UIAccessibility.isReduceMotionEnabled is true; only an "
              + "interactive transition may move views.",
            fix: "if UIAccessibility.isReduceMotionEnabled { cross-fade } else { move }")
        }
        return nil
      }
    })

  /// A verb phrase that describes the motion between two values; nil if the motion is small.
  @MainActor
  private static func motion(
    from before: AnimatableValue, to after: AnimatableValue
  ) -> String? {
    switch (before, after) {
    case (.point(let a), .point(let b)):
      let distance = hypot(b.x - a.x, b.y - a.y)
      return distance > longDistance
        ? "moves the view by \(CallTrace.number(Double(distance))) pt" : nil
    case (.rect(let a), .rect(let b)):
      guard a.width > 0, a.height > 0, b.width > 0, b.height > 0 else { return nil }
      let ratio = max(
        b.width / a.width, a.width / b.width, b.height / a.height, a.height / b.height)
      return ratio > 1 + growth ? "changes the view's size" : nil
    case (.transform(let a), .transform(let b)):
      guard CATransform3DIsAffine(a), CATransform3DIsAffine(b) else {
        return "moves the view in three dimensions"
      }
      let distance = hypot(b.m41 - a.m41, b.m42 - a.m42)
      if distance > Double(longDistance) {
        return "moves the view by \(CallTrace.number(distance)) pt"
      }
      let (s, t) = (a.scale, b.scale)
      if abs(s.x - t.x) > Double(growth) || abs(s.y - t.y) > Double(growth) {
        return "scales the view"
      }
      return abs(a.angles.z - b.angles.z) > Double(turn) ? "rotates the view" : nil
    default: return nil
    }
  }
}
