/// How strongly a constraint is to hold: 1000 at all costs, less as a wish.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// How strongly content resists being made smaller by default.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly content resists being made larger by default.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a fitted view keeps to its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// Raises for what is no priority: constraints have more than 0 and at most 1000, by Apple's
  /// documentation; that content may have 0, and the wording, are unverified.
  func check(isZeroAllowed: Bool) {
    guard rawValue <= Self.required.rawValue, rawValue > 0 || isZeroAllowed && rawValue == 0 else {
      UIKitLog.raise(
        UIKitLog.inconsistency,
        "A priority is more than 0 and at most \(Int(Self.required.rawValue)), which is required; "
          + "\(CGFloat(rawValue).short) was given.")
    }
  }
}
