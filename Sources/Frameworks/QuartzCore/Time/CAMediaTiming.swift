/// The timing of an animation or layer relative to its parent.
///
/// The active local time is t = (tp − beginTime) · speed + timeOffset, where tp is the parent's
/// time. Repetitions and reversals then map t to one repetition of `duration` seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The time at which the object begins, in its parent's time. The default is 0.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one repetition in seconds. The default is 0.
  var duration: CFTimeInterval { get set }
  /// The number of local seconds that pass per second of the parent. 0 stops local time. The
  /// default is 1.
  var speed: Float { get set }
  /// The time, in seconds, that is added to local time. The default is 0.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions, which may be fractional. 0, the default, means one repetition.
  var repeatCount: Float { get set }
  /// The total time of all repetitions in local seconds. 0, the default, selects `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each repetition is followed by a reversed one. The default is false.
  var autoreverses: Bool { get set }
  /// The value that is presented before the animation begins and after it has ended; `removed` by
  /// default.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Which values are in effect outside the active interval.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays in effect after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value is in effect before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is in effect before the beginning, and the last value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside the active interval.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
