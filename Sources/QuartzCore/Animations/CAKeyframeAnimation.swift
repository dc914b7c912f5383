/// An animation through a list of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; of the kinds that `CABasicAnimation` takes.
  open var values: [Any]?
  /// A path for a point to follow, instead of `values`: each line or curve of it is a keyframe.
  open var path: CGPath?
  /// How tightly a `cubic` curve passes each value: −1 round to 1 tight; missing ones are 0.
  open var tensionValues: [NSNumber]?
  /// How sharp its corners are: −1 to 1, 0 has none; missing ones are 0.
  open var continuityValues: [NSNumber]?
  /// Which side it leans to: −1 before to 1 after a value; missing ones are 0.
  open var biasValues: [NSNumber]?
  /// When each value is reached, 0…1 of the duration, growing.
  ///
  /// One per value; with `discrete` one more, each value lasting from its time to the next. Nil,
  /// or another count, spreads the values evenly.
  open var keyTimes: [NSNumber]?
  /// The pace between values, one fewer than values; nil, or what is missing, is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the value goes between keyframes. Default `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether a layer that follows `path` turns along with it. Default nil: it does not.
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

/// How a layer turns that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its positive x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Its negative x axis points along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// How a keyframe animation goes from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stands until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At even speed; times and timing functions do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values: Kochanek-Bartels, by default Catmull-Rom. What
  /// has no components to mix, as matrices, goes straight.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Smooth and, from value to value, at even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
