import UIKit

/// A linear change of a colour: three rows with the weights of red, green, blue and 1.
struct ColorMatrix {
  var red: SIMD4<Double>
  var green: SIMD4<Double>
  var blue: SIMD4<Double>

  static let identity = ColorMatrix(
    red: [1, 0, 0, 0], green: [0, 1, 0, 0], blue: [0, 0, 1, 0])
  static let inverted = ColorMatrix(
    red: [-1, 0, 0, 1], green: [0, -1, 0, 1], blue: [0, 0, -1, 1])
  /// The usual weights of a sepia tone (unverified).
  static let sepia = ColorMatrix(
    red: [0.393, 0.769, 0.189, 0], green: [0.349, 0.686, 0.168, 0],
    blue: [0.272, 0.534, 0.131, 0])

  /// The weights of the luminance according to the definition of sRGB.
  private static let luminance: SIMD4<Double> = [0.2126, 0.7152, 0.0722, 0]

  /// Multiplies the distance from grey by `saturation` and the distance from the middle by
  /// `contrast`, and adds `brightness`.
  static func controls(saturation: Double, brightness: Double, contrast: Double) -> ColorMatrix {
    func row(_ own: SIMD4<Double>) -> SIMD4<Double> {
      var row = (luminance * (1 - saturation) + own * saturation) * contrast
      row.w = brightness * contrast + 0.5 * (1 - contrast)
      return row
    }
    return ColorMatrix(red: row([1, 0, 0, 0]), green: row([0, 1, 0, 0]), blue: row([0, 0, 1, 0]))
  }

  /// The luminance in a colour.
  static func monochrome(_ color: CIColor) -> ColorMatrix {
    ColorMatrix(
      red: luminance * color.red, green: luminance * color.green, blue: luminance * color.blue)
  }

  /// A mixture with the unchanged colour.
  func mixed(_ amount: Double) -> ColorMatrix {
    let (a, b) = (amount, 1 - amount)
    return ColorMatrix(
      red: red * a + Self.identity.red * b, green: green * a + Self.identity.green * b,
      blue: blue * a + Self.identity.blue * b)
  }

  /// Applies the change to a premultiplied pixel.
  func callAsFunction(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return pixel }
    let color: SIMD4<Double> = [
      Double(pixel >> 16 & 255) / alpha, Double(pixel >> 8 & 255) / alpha,
      Double(pixel & 255) / alpha, 1,
    ]
    func channel(_ row: SIMD4<Double>) -> UInt32 {
      let value = (row * color).sum()
      return UInt32((min(max(value, 0), 1) * alpha).rounded())
    }
    return pixel & 0xFF00_0000 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
