/// How a layer shows what is behind it; by default not at all.
package struct Backdrop: Sendable, Equatable {
  /// Standard deviation of the blur, in points.
  package var blurRadius = 0.0
  /// 1 keeps colours as they are, 0 leaves greys, more makes them stronger.
  package var saturation = 1.0
  /// Lies over the blurred picture; nil leaves it.
  package var tint: CGColor?

  package init(blurRadius: Double = 0, saturation: Double = 1, tint: CGColor? = nil) {
    (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
  }

  /// True when what is behind shows as it is.
  var isPlain: Bool { blurRadius <= 0 && saturation == 1 && (tint?.rgba.w ?? 0) <= 0 }
}
