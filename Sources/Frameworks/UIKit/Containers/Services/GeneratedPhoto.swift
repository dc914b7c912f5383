/// The pictures of the simulated photo library: a colour gradient with a disc, the same in each run.
@MainActor
package enum GeneratedPhoto {
  /// The number of pictures.
  package static let count = 12
  /// The size of a picture, in pixels.
  private static let size = CGSize(width: 480, height: 640)

  package static func image(_ number: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let hue = CGFloat(number % count) / CGFloat(count)
      let colors = [color(hue, brightness: 0.95), color(hue + 0.12, brightness: 0.55)]
      let space = CGColorSpace(name: CGColorSpace.sRGB)
      if let gradient = CGGradient(
        colorsSpace: space, colors: colors.map(\.cgColor) as CFArray, locations: nil)
      {
        context.cgContext.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: size.width, y: size.height), options: [])
      }
      UIColor(white: 1, alpha: 0.8).setFill()
      let side = size.width * (0.3 + 0.03 * CGFloat(number % 5))
      let place = CGPoint(
        x: size.width * (0.2 + 0.05 * CGFloat(number % 7)), y: size.height * 0.3)
      UIBezierPath(ovalIn: CGRect(origin: place, size: CGSize(width: side, height: side))).fill()
    }
  }

  private static func color(_ hue: CGFloat, brightness: CGFloat) -> UIColor {
    UIColor(
      hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.6, brightness: brightness, alpha: 1
    )
  }
}
