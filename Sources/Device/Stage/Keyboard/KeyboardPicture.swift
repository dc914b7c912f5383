import CoreGraphics

/// Draws a keyboard: rows of rounded keys in the light or the dark appearance.
///
/// The shapes are simple and were drawn for Matchcut. Lengths are in points.
struct KeyboardPicture {
  let look: KeyboardStyle
  let size: CGSize

  private static let radius: CGFloat = 5
  /// The distance of the shadow below a key.
  private static let depth: CGFloat = 1
  private static let separatorHeight = 0.45

  private struct Palette {
    let ground, key, function, accent, ink, accentInk, shadow, line: CGColor
  }
  private static let light = Palette(
    ground: gray(0.82, blue: 0.02), key: gray(1), function: gray(0.68, blue: 0.03),
    accent: blue, ink: gray(0), accentInk: gray(1), shadow: gray(0.53, blue: 0.01),
    line: gray(0.7))
  private static let dark = Palette(
    ground: gray(0.17), key: gray(0.42), function: gray(0.28), accent: blue, ink: gray(1),
    accentInk: gray(1), shadow: gray(0.06), line: gray(0.34))
  private static let blue = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)

  private static func gray(_ white: CGFloat, blue: CGFloat = 0) -> CGColor {
    CGColor(red: white, green: white + blue / 2, blue: white + blue, alpha: 1)
  }

  private var palette: Palette { look.isDark ? Self.dark : Self.light }

  func draw(in context: CGContext) {
    let layout = KeyboardLayout(look, size: size)
    context.setFillColor(palette.ground)
    context.fill(CGRect(origin: .zero, size: size))
    drawBar(height: layout.barHeight, in: context)
    for key in layout.keys { draw(key, in: context) }
  }

  /// Draws the two lines that separate three suggestions.
  private func drawBar(height: Double, in context: CGContext) {
    guard height > 0 else { return }
    context.setFillColor(palette.line)
    let inner = size.width - look.left - look.right
    for part in [1.0, 2.0] {
      context.fill(
        CGRect(
          x: look.left + inner * part / 3, y: height * (1 - Self.separatorHeight) / 2, width: 1,
          height: height * Self.separatorHeight))
    }
  }

  private func draw(_ key: KeyboardLayout.Key, in context: CGContext) {
    if key.isRaised {
      fill(key.frame.offsetBy(dx: 0, dy: Self.depth), palette.shadow, in: context)
      fill(key.frame, ground(of: key), in: context)
    }
    if let symbol = key.symbol {
      KeyboardSymbol(symbol: symbol, color: palette.ink).draw(
        at: CGPoint(x: key.frame.midX, y: key.frame.midY), in: context)
    } else {
      draw(key.label, of: key, in: context)
    }
  }

  private func ground(of key: KeyboardLayout.Key) -> CGColor {
    switch key.role {
    case .text, .space: palette.key
    case .function, .enter(isAccented: false): palette.function
    case .enter(isAccented: true): palette.accent
    }
  }

  private func fill(_ frame: CGRect, _ color: CGColor, in context: CGContext) {
    context.setFillColor(color)
    context.addPath(
      CGPath(
        roundedRect: frame, cornerWidth: Self.radius, cornerHeight: Self.radius, transform: nil))
    context.fillPath()
  }

  private func draw(_ label: String, of key: KeyboardLayout.Key, in context: CGContext) {
    guard !label.isEmpty else { return }
    let isLetter = key.role == .text
    let color = key.role == .enter(isAccented: true) ? palette.accentInk : palette.ink
    let font = FontDescription(size: isLetter ? 22 : 16, weight: 400)
    let text = TextLayout([TextRun(label, style: TextStyle(font: font, color: color))])
    text.draw(
      in: context,
      at: CGPoint(
        x: key.frame.midX - text.size.width / 2, y: key.frame.midY - text.size.height / 2))
  }
}

/// A symbol of a function key, drawn with lines around a centre.
struct KeyboardSymbol {
  let symbol: KeyboardLayout.Symbol
  let color: CGColor

  private static let lineWidth: CGFloat = 1.6

  func draw(at center: CGPoint, in context: CGContext) {
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.setStrokeColor(color)
    context.setLineWidth(Self.lineWidth)
    for line in lines { stroke(line, in: context) }
    for oval in ovals {
      context.addPath(CGPath(ellipseIn: oval, transform: nil))
      context.strokePath()
    }
    context.restoreGState()
  }

  private func stroke(_ line: [(CGFloat, CGFloat)], in context: CGContext) {
    let path = CGMutablePath()
    for (index, point) in line.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    context.addPath(path)
    context.strokePath()
  }

  private var lines: [[(CGFloat, CGFloat)]] {
    switch symbol {
    case .shift:
      [[(0, -8), (9, 1), (4.5, 1), (4.5, 8), (-4.5, 8), (-4.5, 1), (-9, 1), (0, -8), (1, -7)]]
    case .delete:
      [
        [(-11, 0), (-4, -7), (10, -7), (10, 7), (-4, 7), (-11, 0), (-10, -1)],
        [(0, -3), (6, 3)], [(6, -3), (0, 3)],
      ]
    case .globe: [[(-10, 0), (10, 0)], [(0, -10), (0, 10)]]
    case .microphone: [[(-6, 1), (-6, 3), (-3, 7), (3, 7), (6, 3), (6, 1)], [(0, 7), (0, 11)]]
    case .enter: [[(8, -6), (8, 1), (-8, 1)], [(-4, -3), (-8, 1), (-4, 5)]]
    case .hide:
      [[(-10, -8), (10, -8), (10, 3), (-10, 3), (-10, -8), (-9, -8)], [(-3, 7), (0, 10), (3, 7)]]
    }
  }

  private var ovals: [CGRect] {
    switch symbol {
    case .globe:
      [
        CGRect(x: -10, y: -10, width: 20, height: 20),
        CGRect(x: -4.5, y: -10, width: 9, height: 20),
      ]
    case .microphone: [CGRect(x: -3, y: -11, width: 6, height: 14)]
    case .shift, .delete, .enter, .hide: []
    }
  }
}
