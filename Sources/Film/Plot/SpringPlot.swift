import CoreGraphics
import QuartzCore

/// A plot of the progress, velocity and settling time of all `SpringPreset` springs.
package struct SpringPlot {
  private typealias Style = PlotStyle

  private let presets: [SpringPreset]

  package init(_ presets: [SpringPreset] = SpringPreset.all) { self.presets = presets }

  /// The time between two samples of a curve, in seconds.
  private static let step = 1.0 / 240
  private static let panelWidth = 680.0
  private static let valueHeight = 330.0
  private static let velocityHeight = 190.0
  private static let listGap = 48.0
  private static let listLine = 52.0

  /// The text output: one line per preset, with its settling time.
  package var sentences: [String] {
    presets.map { "\($0.name): settles in \(Self.settling($0)) (\($0.detail))" }
  }

  private static func settling(_ preset: SpringPreset) -> String {
    String(format: "%.2f s", preset.solver.settlingDuration)
  }

  /// The longest settling time in seconds, rounded up to a tenth.
  private var end: Double {
    let last = presets.map(\.solver.settlingDuration).filter(\.isFinite).max() ?? 1
    return (last * 10).rounded(.up) / 10
  }

  private func line(
    _ index: Int, _ value: (SpringSolver, Double) -> Double
  ) -> PlotLine {
    let solver = presets[index].solver
    let times = (0...Int(clamped: (end / Self.step).rounded())).map { Double($0) * Self.step }
    return PlotLine(
      times.map { ($0, value(solver, $0)) }, color: Style.lines[index % Style.lines.count],
      isDashed: presets[index].isDashed)
  }

  /// Renders the page at `scale` pixels per point.
  package func image(scale: Double = 2) -> CGImage {
    let top = Style.margin * 0.8 + Style.headHeight - 14
    let height =
      top + Self.valueHeight + Style.rowHead + Self.velocityHeight + Style.footHeight + Style.rowGap
    let size = CGSize(width: Style.width, height: height)
    guard let context = CGContext.page(size, scale: scale, ground: Style.ground)
    else { return CGImage(width: 1, height: 1, pixels: [0xFF00_0000]) }
    drawHead(in: context)

    let time = PlotAxis(exactly: 0...end, most: 10)
    let left = Style.margin + Style.gutter - 16
    let values = presets.indices.map { line($0) { $0.value(at: $1) } }
    let velocities = presets.indices.map { line($0) { $0.velocity(at: $1) } }
    let value = PlotPanel(
      rect: CGRect(x: left, y: top, width: Self.panelWidth, height: Self.valueHeight), time: time,
      lines: values, most: 9)
    let velocity = PlotPanel(
      rect: CGRect(
        x: left, y: top + Self.valueHeight + Style.rowHead, width: Self.panelWidth,
        height: Self.velocityHeight),
      time: time, lines: velocities, holding: [0])
    value.drawGround(in: context, runs: [], showsTime: false)
    velocity.drawGround(in: context, runs: [], showsTime: true)
    for index in presets.indices.reversed() {
      value.draw(values[index], in: context)
      velocity.draw(velocities[index], in: context)
    }
    for (index, preset) in presets.enumerated() where preset.solver.settlingDuration <= end {
      let t = preset.solver.settlingDuration
      value.drawDot(
        t, preset.solver.value(at: t), Style.lines[index % Style.lines.count], in: context)
    }
    let name = CGPoint(x: left - 8, y: Double(velocity.rect.minY) - 32)
    let width = context.draw("velocity", Style.rowTitle, Style.ink, at: name)
    context.draw(
      "  distances per second", Style.label, Style.quiet,
      at: CGPoint(x: name.x + width, y: name.y + 3))
    context.draw(
      "seconds", Style.tick, Style.quiet, at: CGPoint(x: left, y: velocity.rect.maxY + 30))
    drawList(at: CGPoint(x: left + Self.panelWidth + Self.listGap, y: top - 4), in: context)
    return context.makeImage() ?? CGImage(width: 1, height: 1, pixels: [0xFF00_0000])
  }

  private func drawHead(in context: CGContext) {
    let top = Style.margin * 0.8
    context.draw(
      "Springs", FilmstripStyle.title, Style.ink, at: CGPoint(x: Style.margin, y: top))
    context.draw(
      "Each spring moves from rest by 1  ·  a ring marks where it is within 0.001 of its end",
      FilmstripStyle.subtitle, Style.quiet, at: CGPoint(x: Style.margin, y: top + 31))
  }

  /// Draws the list of springs with their colours, settling times and parameters.
  private func drawList(at corner: CGPoint, in context: CGContext) {
    let right = Style.width - Style.margin
    for (index, preset) in presets.enumerated() {
      let y = Double(corner.y) + Double(index) * Self.listLine
      context.fillRounded(
        CGRect(x: corner.x, y: y + 2, width: 4, height: 32), radius: 2,
        Style.lines[index % Style.lines.count])
      let x = Double(corner.x) + 16
      let width = context.draw(
        Self.settling(preset), FilmstripStyle.time, Style.ink, at: CGPoint(x: right, y: y),
        right: true)
      context.draw(
        preset.name, Style.strong, Style.ink, at: CGPoint(x: x, y: y),
        width: right - width - 10 - x)
      context.draw(preset.detail, Style.label, Style.quiet, at: CGPoint(x: x, y: y + 18))
    }
  }
}
