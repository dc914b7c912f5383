import Foundation

// Conversions from `NSNumber`. On Apple's systems, Foundation declares these conversions for all
// number types.
extension CGFloat {
  /// The number as a CGFloat, rounded if necessary.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// The number as a CGFloat; nil if it cannot be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
