import CoreGraphics

/// The symbols of a status bar: time, signal strength and battery level.
///
/// The shapes are simple and were drawn for Matchcut. Lengths are in points.
struct StatusBarPicture {
  let bar: StatusBar
  let color: CGColor

  private static let time = "9:41"
  /// The distance of the outermost symbols from the edges, on devices without a housing.
  private static let margin = 12.0
  /// Half the width of the sensor housing.
  private static let halfHousing = 63.0
  /// The vertical centre of the symbols as a fraction of the height. The centre is lower beside a
  /// sensor housing.
  private static let middle = 0.5, middleBesideHousing = 0.6
  /// The distance between the signal and the battery.
  private static let gap = 6.0

  private static let signalBars = [4.0, 6.4, 8.8, 11.2]
  private static let signalBar = (width: 3.0, step: 4.8, radius: 1.0)
  private static let battery = CGSize(width: 25, height: 12)
  private static let batteryRadius = 3.8
  private static let knob = CGSize(width: 1.4, height: 4)
  /// The opacity of the battery's outline.
  private static let faint = 0.4

  private var width: Double { Double(bar.size.width) }
  /// Whether the bar is low and uses smaller symbols.
  private var isLow: Bool { bar.arrangement != .besideHousing }
  private var size: Double { isLow ? 0.85 : 1 }
  private var middle: Double {
    Double(bar.size.height) * (isLow ? Self.middle : Self.middleBesideHousing)
  }

  func image(scale: Double) -> CGImage? {
    let pixels = (
      Int((width * scale).rounded(.up)), Int((Double(bar.size.height) * scale).rounded(.up))
    )
    guard pixels.0 > 0, pixels.1 > 0,
      let context = CGContext(width: pixels.0, height: pixels.1, scale: scale)
    else { return nil }
    drawTime(in: context)
    drawSigns(in: context)
    return context.makeImage()
  }

  private func drawTime(in context: CGContext) {
    let font = FontDescription(size: isLow ? 12.5 : 16.5, weight: 600)
    let text = TextLayout([TextRun(Self.time, style: TextStyle(font: font, color: color))])
    let width = Double(text.size.width)
    let x =
      switch bar.arrangement {
      case .besideHousing: ear - width / 2
      case .timeCentered: (self.width - width) / 2
      case .timeLeading: 2 * Self.margin
      }
    text.draw(in: context, at: CGPoint(x: x, y: middle - Double(text.size.height) / 2))
  }

  /// The horizontal centre of the space to the left of the housing.
  private var ear: Double { (width / 2 - Self.halfHousing) / 2 }

  private func drawSigns(in context: CGContext) {
    let signal = Self.signalBar.step * Double(Self.signalBars.count - 1) + Self.signalBar.width
    let whole = (signal + Self.gap + Double(Self.battery.width) + 2) * size
    let x =
      switch bar.arrangement {
      case .besideHousing: width - ear - whole / 2
      case .timeCentered: width - Self.margin / 2 - whole
      case .timeLeading: width - 2 * Self.margin - whole
      }
    context.saveGState()
    context.translateBy(x: x, y: middle)
    context.scaleBy(x: size, y: size)
    drawSignal(in: context)
    context.translateBy(x: signal + Self.gap, y: 0)
    drawBattery(in: context)
    context.restoreGState()
  }

  /// Draws four full bars on a common baseline.
  private func drawSignal(in context: CGContext) {
    let floor = Self.signalBars.reduce(0, max) / 2
    context.setFillColor(color)
    for (index, height) in Self.signalBars.enumerated() {
      let rect = CGRect(
        x: Double(index) * Self.signalBar.step, y: floor - height, width: Self.signalBar.width,
        height: height)
      fill(rect, radius: Self.signalBar.radius, in: context)
    }
  }

  private func drawBattery(in context: CGContext) {
    let rect = CGRect(
      x: 0, y: -Self.battery.height / 2, width: Self.battery.width, height: Self.battery.height)
    let faint = color.copy(alpha: Self.faint) ?? color
    context.setStrokeColor(faint)
    context.setLineWidth(1)
    context.addPath(rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius: Self.batteryRadius))
    context.strokePath()
    context.setFillColor(faint)
    let knob = CGRect(
      x: rect.maxX + 1, y: -Self.knob.height / 2, width: Self.knob.width, height: Self.knob.height)
    fill(knob, radius: 0.7, in: context)
    context.setFillColor(color)
    fill(rect.insetBy(dx: 2, dy: 2), radius: Self.batteryRadius - 1.5, in: context)
  }

  private func fill(_ rect: CGRect, radius: CGFloat, in context: CGContext) {
    context.addPath(rounded(rect, radius: radius))
    context.fillPath()
  }

  private func rounded(_ rect: CGRect, radius: CGFloat) -> CGPath {
    CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
