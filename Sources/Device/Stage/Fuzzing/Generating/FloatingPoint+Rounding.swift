extension FloatingPoint {
  /// The nearest multiple of `step`. A whole number of steps must add up to 1.
  func rounded(to step: Self) -> Self {
    let steps = (1 / step).rounded()
    return (self * steps).rounded() / steps
  }
}
