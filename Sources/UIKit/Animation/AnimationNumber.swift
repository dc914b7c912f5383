/// Checks the numbers that apps hand to animations.
///
/// UIKit documents nothing about values that are not finite. They would stop a clock for good, so
/// each is replaced, with one line in the log.
@MainActor
enum AnimationNumber {
  /// Seconds; a longer time, some thirty years, is taken for a mistake (unverified).
  static let longest = 1e9
  /// Seconds; a spring that takes longer to rest is cut off (unverified).
  static let longestSpring = 60.0
  /// Seconds; a spring must have a length.
  private static let shortest = 1e-3
  /// Whole ways per second; a spring's velocity beyond it is taken for a mistake (unverified).
  private static let fastest = 1e6
  /// The mass, stiffness and damping that a spring may have (unverified).
  private static let springs = 1e-6...1e9

  /// A duration or delay; `fallback`, 0 by default, where it is none.
  static func seconds(
    _ value: Double, _ name: @autoclosure () -> String, else fallback: Double = 0
  ) -> Double {
    check(value, abs(value) <= longest, name(), else: fallback)
  }

  static func velocity(_ value: Double, _ name: @autoclosure () -> String) -> Double {
    check(value, isVelocity(value), name(), else: 0)
  }

  static func isVelocity(_ value: Double) -> Bool { abs(value) <= fastest }

  /// A perceptual duration and a bounce that make a spring: 0.5 s and none where these do not.
  static func spring(_ duration: Double, _ bounce: Double) -> (duration: Double, bounce: Double) {
    let seconds = self.seconds(duration, "A spring's duration", else: 0.5)
    let bounce = check(bounce, isBounce(bounce), "A spring's bounce", else: 0)
    return (max(seconds, shortest), bounce)
  }

  /// Up to 1, which never rests, and above −1.
  nonisolated static func isBounce(_ value: Double) -> Bool { value > -1 && value <= 1 }

  /// Any number that is one.
  static func finite(
    _ value: Double, _ name: @autoclosure () -> String, else fallback: Double
  ) -> Double {
    check(value, value.isFinite, name(), else: fallback)
  }

  /// Whether a spring of these parts moves and comes to rest; no damping at all is let pass.
  static func isSpring(mass: Double, stiffness: Double, damping: Double) -> Bool {
    springs.contains(mass) && springs.contains(stiffness)
      && (damping == 0 || springs.contains(damping))
  }

  private static func check(
    _ value: Double, _ isUsable: Bool, _ name: @autoclosure () -> String, else fallback: Double
  ) -> Double {
    // A comparison with NaN is false.
    guard !isUsable else { return value }
    UIKitLog.warn("\(name()) was \(value), which cannot be used; using \(fallback).")
    return fallback
  }
}
