/// An animation through a list of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; of the kinds that `CABasicAnimation` takes.
  open var values: [Any]?
  /// A path for a point to follow. Kept, but not followed yet.
  open var path: CGPath?
  /// When each value is reached, 0…1 of the duration, growing.
  ///
  /// One per value; with `discrete` one more, each value lasting from its time to the next. Nil,
  /// or another count, spreads the values evenly.
  open var keyTimes: [NSNumber]?
  /// The pace between values, one fewer than values; nil, or what is missing, is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the value goes between keyframes. Default `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func blank() -> CAAnimation { CAKeyframeAnimation() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }
}

/// How a keyframe animation goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stands until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At even speed; runs as `linear` for now.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values; runs as `linear` for now.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Smooth and at even speed; runs as `linear` for now.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
