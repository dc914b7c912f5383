/// The timing of an animation or layer relative to its parent.
///
/// Active local time is t = (tp − beginTime) · speed + timeOffset, tp being the parent's.
/// Repeats and reversals then map t onto one pass of `duration` seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// The begin in the parent's time. Default 0.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one pass. Default 0.
  var duration: CFTimeInterval { get set }
  /// Local seconds per parent second; 0 stops local time. Default 1.
  var speed: Float { get set }
  /// Added to local time. Default 0.
  var timeOffset: CFTimeInterval { get set }
  /// The number of passes, possibly fractional; 0 means one. Default 0.
  var repeatCount: Float { get set }
  /// Local seconds for which the passes repeat; 0 selects `repeatCount`. Default 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by a reversed one. Default false.
  var autoreverses: Bool { get set }
  /// The values before the begin and after the end. Default `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values of a timed object outside its active interval.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value holds after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value holds before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards` together.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation has no effect outside the active interval.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
