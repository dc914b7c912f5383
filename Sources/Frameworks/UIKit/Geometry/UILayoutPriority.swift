/// The priority of a constraint. A priority of 1000 means that the constraint is required; with a
/// lower priority, it is optional.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// The default priority of compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size while a view is being measured.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Raises an exception if the priority is invalid. According to Apple's documentation, the
  /// priority of a constraint must be greater than 0 and at most 1000. Unverified: that the
  /// priorities of content may be 0, and the wording of the exception.
  func check(isZeroAllowed: Bool) {
    guard rawValue <= Self.required.rawValue, rawValue > 0 || isZeroAllowed && rawValue == 0 else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "A priority must be greater than 0 and at most \(Int(Self.required.rawValue)) (required), "
          + "not \(CGFloat(rawValue).short).")
    }
  }
}
