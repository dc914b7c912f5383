import CoreGraphics
import QuartzCore

/// A plot of the progress, velocity and settling time of all `SpringPreset` springs.
package struct SpringPlot {
  private typealias Style = PlotStyle

  private let presets: [SpringPreset]

  package init(_ presets: [SpringPreset] = SpringPreset.all) { self.presets = presets }

  /// The time between two samples of a curve, in seconds.
  private static let step = 1.0 / 240

  /// The dimensions in points, chosen by eye, and the largest numbers of ticks of the axes.
  private enum Layout {
    /// The head is this much lower than in other plots, because the first panel has no title.
    static let headReduction = 14.0
    /// The labels of the value axis are this much narrower than in other plots.
    static let gutterReduction = 16.0
    static let panelWidth = 680.0
    static let valueHeight = 330.0
    static let velocityHeight = 190.0
    static let timeTicks = 10
    static let valueTicks = 9

    /// The position of a panel's title from the panel's top left corner.
    static let panelTitle = CGPoint(x: -8, y: -32)
    /// The distance from the top of a panel's title to the top of its unit, whose font is smaller.
    static let unitDrop = 3.0
    /// The distance from the bottom of the velocity panel to the name of the time axis.
    static let timeNameDrop = 30.0

    /// The distance from the panels to the list of springs.
    static let listGap = 48.0
    /// The list begins this much above the panels, because its text has a margin.
    static let listRise = 4.0
    static let listLine = 52.0
    /// The bar in a spring's colour, from the top left corner of its entry in the list.
    static let bar = CGRect(x: 0, y: 2, width: 4, height: 32)
    static let barRadius = 2.0
    static let textIndent = 16.0
    /// The least distance from a spring's name to its settling time.
    static let nameGap = 10.0
    /// The distance from the top of a spring's name to the top of its parameters.
    static let detailDrop = 18.0
  }

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
  package func image(scale: Double = 2) throws(FilmError) -> CGImage {
    let top = Style.headTop + Style.headHeight - Layout.headReduction
    let height =
      top + Layout.valueHeight + Style.rowHead + Layout.velocityHeight + Style.footHeight
      + Style.rowGap
    let size = CGSize(width: Style.width, height: height)
    return try CGImage.page(size, scale: scale, ground: Style.ground) { draw(in: $0, below: top) }
  }

  private func draw(in context: CGContext, below top: Double) {
    drawHead(in: context)
    let time = PlotAxis(exactly: 0...end, most: Layout.timeTicks)
    let left = Style.margin + Style.gutter - Layout.gutterReduction
    let values = presets.indices.map { line($0) { $0.value(at: $1) } }
    let velocities = presets.indices.map { line($0) { $0.velocity(at: $1) } }
    let value = PlotPanel(
      rect: CGRect(x: left, y: top, width: Layout.panelWidth, height: Layout.valueHeight),
      time: time, lines: values, most: Layout.valueTicks)
    let velocity = PlotPanel(
      rect: CGRect(
        x: left, y: top + Layout.valueHeight + Style.rowHead, width: Layout.panelWidth,
        height: Layout.velocityHeight),
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
    drawNames(of: velocity, in: context)
    drawList(
      at: CGPoint(
        x: left + Layout.panelWidth + Layout.listGap, y: top - Layout.listRise),
      in: context)
  }

  /// Draws the title of the velocity panel and the name of the time axis.
  private func drawNames(of velocity: PlotPanel, in context: CGContext) {
    let corner = velocity.rect.origin
    let name = CGPoint(x: corner.x + Layout.panelTitle.x, y: corner.y + Layout.panelTitle.y)
    let width = context.draw("velocity", Style.rowTitle, Style.ink, at: name)
    context.draw(
      "  distances per second", Style.label, Style.quiet,
      at: CGPoint(x: name.x + width, y: name.y + Layout.unitDrop))
    context.draw(
      "seconds", Style.tick, Style.quiet,
      at: CGPoint(x: corner.x, y: velocity.rect.maxY + Layout.timeNameDrop))
  }

  private func drawHead(in context: CGContext) {
    context.draw(
      "Springs", FilmstripStyle.title, Style.ink, at: CGPoint(x: Style.margin, y: Style.headTop))
    context.draw(
      "Each spring moves from rest by 1  ·  a ring marks where it is within 0.001 of its end",
      FilmstripStyle.subtitle, Style.quiet,
      at: CGPoint(x: Style.margin, y: Style.headTop + Style.subtitleDrop))
  }

  /// Draws the list of springs with their colours, settling times and parameters.
  private func drawList(at corner: CGPoint, in context: CGContext) {
    let right = Style.width - Style.margin
    for (index, preset) in presets.enumerated() {
      let y = Double(corner.y) + Double(index) * Layout.listLine
      context.fillRounded(
        Layout.bar.offsetBy(dx: corner.x, dy: y), radius: Layout.barRadius,
        Style.lines[index % Style.lines.count])
      let x = Double(corner.x) + Layout.textIndent
      let width = context.draw(
        Self.settling(preset), FilmstripStyle.time, Style.ink, at: CGPoint(x: right, y: y),
        right: true)
      context.draw(
        preset.name, Style.strong, Style.ink, at: CGPoint(x: x, y: y),
        width: right - width - Layout.nameGap - x)
      context.draw(
        preset.detail, Style.label, Style.quiet, at: CGPoint(x: x, y: y + Layout.detailDrop))
    }
  }
}
