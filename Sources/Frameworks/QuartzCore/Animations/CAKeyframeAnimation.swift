/// An animation through a list of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order, of the types that are listed at `CABasicAnimation`.
  open var values: [Any]?
  /// A path that a point property follows. The path is used instead of `values`. Each line and each
  /// curve of the path ends in a keyframe.
  open var path: CGPath?
  /// The tension of a `cubic` curve at each value, from −1 (round) to 1 (tight). A missing tension
  /// is 0.
  open var tensionValues: [NSNumber]?
  /// The continuity of a `cubic` curve at each value, from −1 to 1. At 0 the curve does not have a
  /// corner. A missing continuity is 0.
  open var continuityValues: [NSNumber]?
  /// The bias of a `cubic` curve at each value. At −1 the curve bends before the value, at 1 after
  /// it. A missing bias is 0.
  open var biasValues: [NSNumber]?
  /// The time of each value, as a fraction of the duration. The fractions must not decrease.
  ///
  /// There is one time per value. In `discrete` mode, each value lasts until the next time, so
  /// there is one time more. If this property is nil or has a different count, the values are
  /// distributed evenly.
  open var keyTimes: [NSNumber]?
  /// The timing curves between the values. The number of curves is one less than the number of
  /// values. Where a curve is missing, the interpolation is linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes. The default is `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How a layer that follows `path` rotates with it. With nil, the default, the layer does not
  /// rotate.
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

  /// Values are interpolated linearly from each value to the next.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value lasts until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// The animation runs at a constant speed. Key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// The values are connected by a smooth Kochanek-Bartels curve, which is a Catmull-Rom curve by
  /// default. Values that cannot be split into numbers, such as matrices, are interpolated
  /// linearly.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The values are connected by a smooth curve with constant speed between them.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
