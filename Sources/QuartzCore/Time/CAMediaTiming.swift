/// How an object's time follows its parent's: animations in a layer, layers in a layer.
///
/// Active local time is t = (tp − beginTime) · speed + timeOffset, tp being the parent's.
/// Repeats and reversals then map t onto one pass of `duration` seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  /// When the object begins, in its parent's time. Default 0.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one pass. Default 0.
  var duration: CFTimeInterval { get set }
  /// Local seconds per parent second; 0 stands still. Default 1.
  var speed: Float { get set }
  /// Added to local time. Default 0.
  var timeOffset: CFTimeInterval { get set }
  /// How often the object repeats, possibly not a whole number; 0 is once. Default 0.
  var repeatCount: Float { get set }
  /// For how many local seconds the object repeats; 0 leaves it to `repeatCount`. Default 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass is followed by one backwards. Default false.
  var autoreverses: Bool { get set }
  /// What shows before the begin and after the end. Default `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What a timed object shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// `forwards` and `backwards` together.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
