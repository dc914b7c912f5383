/// The filter for the content behind a layer; by default the content is unchanged.
package struct Backdrop: Sendable, Equatable {
  /// Standard deviation of the blur, in points.
  package var blurRadius = 0.0
  /// 1 keeps colours, 0 converts to grey, larger values intensify.
  package var saturation = 1.0
  /// Drawn over the blurred content; nil for none.
  package var tint: CGColor?

  package init(blurRadius: Double = 0, saturation: Double = 1, tint: CGColor? = nil) {
    (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
  }

  /// Whether the content behind is unchanged.
  var isPlain: Bool { blurRadius <= 0 && saturation == 1 && (tint?.rgba.w ?? 0) <= 0 }
}
