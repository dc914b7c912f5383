extension Int {
  /// The largest magnitude of a clamped number. No picture is as wide or as high, and the product of
  /// two such numbers still fits in an integer.
  package static let mostClamped = 1_000_000_000

  /// Creates an integer from a coordinate, a length or a count that code of the app has set. The
  /// fraction is dropped, a number beyond ±`mostClamped` becomes the nearer limit, and NaN becomes 0.
  ///
  ///     Int(clamped: 12.7)   // 12
  ///     Int(clamped: -1e30)  // -1_000_000_000
  package init(clamped value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    let most = Double(Self.mostClamped)
    self = Int(Swift.min(Swift.max(value, -most), most))
  }
}
