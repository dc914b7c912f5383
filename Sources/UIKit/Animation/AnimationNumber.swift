/// Checks the numbers that apps pass to animations.
///
/// UIKit documents nothing about non-finite values. They would stop a clock permanently, so each is
/// replaced, with a warning.
@MainActor
enum AnimationNumber {
  /// Seconds; a longer time, about thirty years, counts as a mistake (unverified).
  static let longest = 1e9
  /// Seconds; a spring that takes longer to settle is cut off (unverified).
  static let longestSpring = 60.0
  /// Seconds; the minimum duration of a spring.
  private static let shortest = 1e-3
  /// Distances per second; a higher initial velocity of a spring counts as a mistake (unverified).
  private static let fastest = 1e6
  /// The valid range of a spring's mass, stiffness and damping (unverified).
  private static let springs = 1e-6...1e9

  /// A valid duration or delay; `fallback`, 0 by default, for an invalid one.
  static func seconds(
    _ value: Double, _ name: @autoclosure () -> String, else fallback: Double = 0
  ) -> Double {
    check(value, abs(value) <= longest, name(), else: fallback)
  }

  static func velocity(_ value: Double, _ name: @autoclosure () -> String) -> Double {
    check(value, isVelocity(value), name(), else: 0)
  }

  static func isVelocity(_ value: Double) -> Bool { abs(value) <= fastest }

  /// A valid perceptual duration and bounce; an invalid duration becomes 0.5 s, an invalid bounce
  /// 0.
  static func spring(_ duration: Double, _ bounce: Double) -> (duration: Double, bounce: Double) {
    let seconds = self.seconds(duration, "A spring's duration", else: 0.5)
    let bounce = check(bounce, isBounce(bounce), "A spring's bounce", else: 0)
    return (max(seconds, shortest), bounce)
  }

  /// Whether the bounce is valid: up to 1, which never settles, and above −1.
  nonisolated static func isBounce(_ value: Double) -> Bool { value > -1 && value <= 1 }

  /// A finite number; `fallback` for others.
  static func finite(
    _ value: Double, _ name: @autoclosure () -> String, else fallback: Double
  ) -> Double {
    check(value, value.isFinite, name(), else: fallback)
  }

  /// Whether a spring with these parameters moves and settles; no damping at all is accepted too.
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
