/// Adds a value to the view's value at a key path. The added value is between two bounds and
/// depends on the tilt along one axis.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis along which the device is tilted. The raw values are those in Apple's header
  /// `UIMotionEffect.h`.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  public let keyPath: String
  public let type: EffectType
  /// The value for an offset of -1. If the minimum is nil (the default), zero is used.
  open var minimumRelativeValue: Any?
  /// The value for an offset of 1. If the maximum is nil (the default), zero is used.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  public required init?(coder: NSCoder) {
    keyPath = coder.decodeObject(forKey: "UIKeyPath") as? String ?? ""
    type = EffectType(rawValue: coder.decodeInteger(forKey: "UIType")) ?? .tiltAlongHorizontalAxis
    super.init(coder: coder)
  }

  /// Interpolates numbers linearly. For values that are not numbers, returns the minimum if the
  /// offset is negative, and otherwise the maximum (unverified).
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let along =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard along.isFinite else { return nil }
    let offset = min(max(along, -1), 1)
    let lower = minimumRelativeValue ?? 0
    let upper = maximumRelativeValue ?? 0
    guard let from = Self.number(lower), let to = Self.number(upper) else {
      return [keyPath: offset < 0 ? lower : upper]
    }
    return [keyPath: NSNumber(value: from + (to - from) * Double(offset + 1) / 2)]
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}

/// Several effects that apply together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil by default.
  open var motionEffects: [UIMotionEffect]?

  /// The values of all effects. If two effects have the same key path, the value of the later
  /// effect is used (unverified).
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let all = (motionEffects ?? []).compactMap {
      $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset)
    }
    guard !all.isEmpty else { return nil }
    return all.reduce(into: [:]) { $0.merge($1) { _, later in later } }
  }
}
