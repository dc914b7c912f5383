/// Checks the numbers that apps pass to animations.
///
/// UIKit does not document what happens with non-finite values. A non-finite value would stop a
/// clock permanently, so it is replaced, with a warning.
@MainActor
enum AnimationNumber {
  /// The longest valid time in seconds, which is about thirty years. A time above this limit is
  /// treated as a mistake (unverified).
  static let longest = 1e9
  /// The longest duration of a spring, in seconds. A spring that has not settled after this time is
  /// ended (unverified).
  static let longestSpring = 60.0
  /// The minimum duration of a spring, in seconds.
  private static let shortest = 1e-3
  /// The largest valid initial velocity of a spring, in multiples of the animated distance per
  /// second. A velocity above this limit is treated as a mistake (unverified).
  private static let fastest = 1e6
  /// The valid range of a spring's mass, stiffness and damping (unverified).
  private static let springs = 1e-6...1e9

  /// Returns `value` if it is a valid duration or delay. If `value` is not valid, returns
  /// `fallback`, which is 0 by default.
  static func seconds(
    _ value: Double, _ name: @autoclosure () -> String, else fallback: Double = 0
  ) -> Double {
    check(value, abs(value) <= longest, name(), else: fallback)
  }

  static func velocity(_ value: Double, _ name: @autoclosure () -> String) -> Double {
    check(value, isVelocity(value), name(), else: 0)
  }

  static func isVelocity(_ value: Double) -> Bool { abs(value) <= fastest }

  /// Returns a valid perceptual duration and bounce. An invalid duration is replaced by 0.5 s, an
  /// invalid bounce by 0.
  static func spring(_ duration: Double, _ bounce: Double) -> (duration: Double, bounce: Double) {
    let seconds = self.seconds(duration, "A spring's duration", else: 0.5)
    let bounce = check(bounce, isBounce(bounce), "A spring's bounce", else: 0)
    return (max(seconds, shortest), bounce)
  }

  /// Whether the bounce is valid, which means greater than −1 and at most 1. A spring with a bounce
  /// of 1 never settles.
  nonisolated static func isBounce(_ value: Double) -> Bool { value > -1 && value <= 1 }

  /// Returns `value` if it is finite, otherwise `fallback`.
  static func finite(
    _ value: Double, _ name: @autoclosure () -> String, else fallback: Double
  ) -> Double {
    check(value, value.isFinite, name(), else: fallback)
  }

  /// Whether a spring with these parameters moves and settles. A spring without damping is also
  /// accepted.
  static func isSpring(mass: Double, stiffness: Double, damping: Double) -> Bool {
    springs.contains(mass) && springs.contains(stiffness)
      && (damping == 0 || springs.contains(damping))
  }

  private static func check(
    _ value: Double, _ isUsable: Bool, _ name: @autoclosure () -> String, else fallback: Double
  ) -> Double {
    // If the value is NaN, `isUsable` is false, because NaN fails every comparison.
    guard !isUsable else { return value }
    UIKitLog.warn("\(name()) was \(value), which cannot be used; using \(fallback).")
    return fallback
  }
}
