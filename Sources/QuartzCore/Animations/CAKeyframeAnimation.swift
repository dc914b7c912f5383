/// An animation through a list of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order, of the types listed at `CABasicAnimation`.
  open var values: [Any]?
  /// A path for a point property, instead of `values`; each line or curve of it is a keyframe.
  open var path: CGPath?
  /// The tension of a `cubic` curve at each value: −1 round to 1 tight; missing values are 0.
  open var tensionValues: [NSNumber]?
  /// The continuity of a `cubic` curve at each value: −1 to 1, 0 has no corner; missing values are
  /// 0.
  open var continuityValues: [NSNumber]?
  /// The bias of a `cubic` curve at each value: −1 before to 1 after the value; missing values are
  /// 0.
  open var biasValues: [NSNumber]?
  /// The time of each value, in ascending fractions of the duration.
  ///
  /// One per value; with `discrete` one more, each value lasting until the next time. Nil, or
  /// another count, distributes the values evenly.
  open var keyTimes: [NSNumber]?
  /// The timing curves between values, one fewer than values; nil or missing ones are linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes. Default `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether a layer that follows `path` rotates with it. Default nil: it does not.
  open var rotationMode: CAAnimationRotationMode?

  override func blank() -> CAAnimation { CAKeyframeAnimation() }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    rotationMode = other.rotationMode
  }
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's positive x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's negative x axis points along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// The interpolation of a keyframe animation.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Constant speed; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values: Kochanek-Bartels, by default Catmull-Rom. Values without
  /// components to mix, such as matrices, are interpolated linearly.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// A smooth curve at constant speed between the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
