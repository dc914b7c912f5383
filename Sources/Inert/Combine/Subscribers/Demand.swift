import DeviceRuntime

/// The namespace of the types of subscribers.
public enum Subscribers {}

extension Subscribers {
  /// A number of elements, or as many as there are.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// Nil without a limit.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)
    /// A negative number raises an exception, as on iOS.
    public static func max(_ value: Int) -> Demand {
      guard value >= 0 else {
        UIKitLog.raise("Fatal error", "A demand cannot be negative, but it is \(value).")
      }
      return Demand(value)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    /// Returns `unlimited` if the result is too large for an integer, and `none` if it is negative.
    private static func made(_ result: (partialValue: Int, overflow: Bool)) -> Demand {
      result.overflow ? unlimited : Demand(Swift.max(0, result.partialValue))
    }

    // MARK: Arithmetic

    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let a = lhs.max, let b = rhs.max else { return unlimited }
      return made(a.addingReportingOverflow(b))
    }
    public static func + (lhs: Demand, rhs: Int) -> Demand {
      lhs.max.map { made($0.addingReportingOverflow(rhs)) } ?? unlimited
    }
    public static func - (lhs: Demand, rhs: Demand) -> Demand {
      guard let a = lhs.max else { return unlimited }
      return rhs.max.map { made(a.subtractingReportingOverflow($0)) } ?? none
    }
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      lhs.max.map { made($0.subtractingReportingOverflow(rhs)) } ?? unlimited
    }
    public static func * (lhs: Demand, rhs: Int) -> Demand {
      lhs.max.map { made($0.multipliedReportingOverflow(by: rhs)) } ?? unlimited
    }
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }
    public static func -= (lhs: inout Demand, rhs: Demand) { lhs = lhs - rhs }
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
    public static func *= (lhs: inout Demand, rhs: Int) { lhs = lhs * rhs }

    // MARK: Order

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let a = lhs.max else { return false }
      return rhs.max.map { a < $0 } ?? true
    }
    public static func == (lhs: Demand, rhs: Int) -> Bool { lhs.max == rhs }
    public static func != (lhs: Demand, rhs: Int) -> Bool { lhs.max != rhs }
    public static func < (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
    public static func <= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
    public static func > (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
    public static func >= (lhs: Demand, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
    public static func == (lhs: Int, rhs: Demand) -> Bool { rhs == lhs }
    public static func != (lhs: Int, rhs: Demand) -> Bool { rhs != lhs }
    public static func < (lhs: Int, rhs: Demand) -> Bool { rhs > lhs }
    public static func <= (lhs: Int, rhs: Demand) -> Bool { rhs >= lhs }
    public static func > (lhs: Int, rhs: Demand) -> Bool { rhs < lhs }
    public static func >= (lhs: Int, rhs: Demand) -> Bool { rhs <= lhs }
  }
}
