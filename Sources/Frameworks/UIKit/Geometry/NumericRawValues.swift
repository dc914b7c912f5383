// Adds comparison and arithmetic to types that wrap a number, as UIKit does in Swift.

extension UILayoutPriority: Comparable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  public static func + (left: Self, right: Float) -> Self { Self(left.rawValue + right) }
  public static func + (left: Float, right: Self) -> Self { Self(left + right.rawValue) }
  public static func - (left: Self, right: Float) -> Self { Self(left.rawValue - right) }
  public static func - (left: Self, right: Self) -> Float { left.rawValue - right.rawValue }
  public static func += (left: inout Self, right: Float) { left = left + right }
  public static func -= (left: inout Self, right: Float) { left = left - right }
}
