/// The filter that is applied to the content behind a layer. The default filter leaves the content
/// unchanged.
package struct Backdrop: Sendable, Equatable {
  /// The standard deviation of the blur, in points.
  package var blurRadius = 0.0
  /// The saturation: 1 keeps colours, 0 converts them to grey, and larger values intensify them.
  package var saturation = 1.0
  /// The colour that is drawn over the blurred content; nil for none.
  package var tint: CGColor?

  package init(blurRadius: Double = 0, saturation: Double = 1, tint: CGColor? = nil) {
    (self.blurRadius, self.saturation, self.tint) = (blurRadius, saturation, tint)
  }

  /// Whether the filter leaves the content unchanged.
  var isPlain: Bool { blurRadius <= 0 && saturation == 1 && (tint?.rgba.w ?? 0) <= 0 }
}
