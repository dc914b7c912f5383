/// The values of a gradient layer.
package struct GradientValues: DrawnValues {
  var colors: [CGColor] = []
  /// The locations of the colours. If `locations` is empty, the colours are distributed evenly.
  var locations: [Double] = []
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
  var kind = Kind.axial

  enum Kind: Sendable { case axial, radial, conic }

  /// The gamma with which gradients interpolate colours (measured; facts, H.1.15).
  private static let gamma = 1.8
  /// The number of steps between two colours. Within a step, drawing interpolates linearly.
  private static let steps = 16
  /// The maximum number of pixels of a conic gradient. The size is limited because each pixel
  /// requires an arc tangent. The number is Matchcut's choice.
  private static let mostConicPixels = 1 << 22

  package func draw(in bounds: CGRect, scale: Double) -> DrawnPicture? {
    guard let gradient,
      let scale = BitmapSize.scale(
        scale, fitting: bounds.size,
        mostPixels: kind == .conic ? Self.mostConicPixels : BitmapSize.mostEnginePixels),
      let pixels = BitmapSize(bounds.size, scale: CGFloat(scale)),
      let context = CGContext(
        width: pixels.width, height: pixels.height, scale: CGFloat(scale))
    else { return nil }
    let (w, h) = (bounds.width, bounds.height)
    let start = CGPoint(x: startPoint.x * w, y: startPoint.y * h)
    let end = CGPoint(x: endPoint.x * w, y: endPoint.y * h)
    if kind == .conic {
      return conicImage(width: pixels.width, height: pixels.height, size: bounds.size).map {
        DrawnPicture(image: $0, place: bounds)
      }
    }
    let beyond: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if kind == .radial {
      // The gradient is an ellipse around the start. The ellipse's radii are the horizontal and
      // vertical distances from the start to the end.
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: max(abs(end.x - start.x), 1e-3), y: max(abs(end.y - start.y), 1e-3))
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
        options: beyond)
    } else {
      context.drawLinearGradient(gradient, start: start, end: end, options: beyond)
    }
    guard let image = context.makeImage() else { return nil }
    return DrawnPicture(image: image, place: bounds)
  }

  private var gradient: CGGradient? {
    guard let first = colors.first else { return nil }
    guard colors.count > 1 else { return CGGradient(colors: [first, first]) }
    let places = places
    var mixed: [CGColor] = []
    var at: [CGFloat] = []
    for i in colors.indices.dropLast() {
      for step in 0..<Self.steps {
        let k = Double(step) / Double(Self.steps)
        mixed.append(Self.mix(colors[i].rgba, colors[i + 1].rgba, k))
        at.append(CGFloat(places[i] + k * (places[i + 1] - places[i])))
      }
    }
    mixed.append(colors[colors.count - 1])
    at.append(CGFloat(places[places.count - 1]))
    return CGGradient(colors: mixed, locations: at)
  }

  /// The location of each colour.
  var places: [Double] {
    if locations.count == colors.count, locations.allSatisfy(\.isFinite) { return locations }
    return colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
  }

  static func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ k: Double) -> CGColor {
    if k == 0 { return CGColor(rgba: a) }
    var mixed = a + k * (b - a)
    for channel in 0..<3 {
      let (from, to) = (pow(max(a[channel], 0), gamma), pow(max(b[channel], 0), gamma))
      mixed[channel] = pow(from + k * (to - from), 1 / gamma)
    }
    return CGColor(rgba: mixed)
  }
}
