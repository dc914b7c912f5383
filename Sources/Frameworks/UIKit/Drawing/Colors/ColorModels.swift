/// A colour given by hue, saturation and brightness, each from 0 to 1.
///
/// The conversion uses the hexcone model of Alvy Ray Smith ("Color Gamut Transform Pairs", 1978).
struct HSB: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = min(max(hue, 0), 1)
    self.saturation = min(max(saturation, 0), 1)
    self.brightness = min(max(brightness, 0), 1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? spread / high : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    // The hue in sixths of the circle, starting at red.
    let sixths: CGFloat
    if high == red {
      sixths = (green - blue) / spread
    } else if high == green {
      sixths = 2 + (blue - red) / spread
    } else {
      sixths = 4 + (red - green) / spread
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: SIMD3<Double> {
    func channel(_ offset: CGFloat) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return Double(brightness - brightness * saturation * max(0, min(place, 4 - place, 1)))
    }
    return SIMD3(channel(5), channel(3), channel(1))
  }
}

/// Conversion from Display P3 (P3 primaries, D65, sRGB's transfer curve) to extended sRGB.
enum DisplayP3 {
  static func sRGB(_ p3: SIMD3<Double>) -> SIMD3<Double> {
    // A grey has the same components in Display P3 and in sRGB, because their white points are
    // equal.
    guard p3.x != p3.y || p3.y != p3.z else { return p3 }
    let (r, g, b) = (linear(p3.x), linear(p3.y), linear(p3.z))
    // The matrix is the product of XYZ(D65)→sRGB and P3→XYZ, computed from the primaries of SMPTE
    // EG 432-1 and IEC 61966-2-1.
    return SIMD3(
      encoded(1.2249401762 * r - 0.2249401762 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360656 * g + 1.0982736202 * b))
  }

  // The transfer function of IEC 61966-2-1, extended symmetrically to negative values.
  private static func linear(_ v: Double) -> Double {
    let size = abs(v)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return v < 0 ? -value : value
  }

  private static func encoded(_ v: Double) -> Double {
    let size = abs(v)
    let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return v < 0 ? -value : value
  }
}
