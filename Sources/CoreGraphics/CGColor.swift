/// A colour in extended sRGB, immutable.
///
/// Components are red, green, blue and alpha, 0…1, not premultiplied.
public final class CGColor: @unchecked Sendable {
  package let rgba: SIMD4<Double>

  package init(rgba: SIMD4<Double>) { self.rgba = rgba }
}
