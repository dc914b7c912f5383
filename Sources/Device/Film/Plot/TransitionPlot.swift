import CoreGraphics
import Stage

/// A page with the curves of a transition. It shows the properties that change, their velocities,
/// and the release of the touch.
///
/// The page has one row per property. The value is on the left and its velocity is on the right,
/// over the same time axis. The first row shows the touch and the view that follows it. Equal
/// recordings result in identical images.
package struct TransitionPlot {
  private typealias Style = PlotStyle

  /// One row of the page.
  private struct Row {
    let title: String
    let unit: String
    let lines: [(line: PlotLine, name: String)]
    var note = ""
    var isTrack = false
  }

  private let recording: Recording
  private let rows: [Row]
  package let track: TouchTrack?

  /// `properties` contains names from `LayerCurve.properties`. Nil selects the properties that
  /// change most.
  package init(_ recording: Recording, properties: [String]? = nil) {
    self.recording = recording
    track = TouchTrack(recording)
    let motions = LayerMotion.all(in: recording, properties: properties)
    rows = (track.map { [Self.row(of: $0)] } ?? []) + motions.map(Self.row)
  }

  /// The requested properties that do not change in any view.
  package var still: [String] {
    rows.filter { !$0.isTrack && $0.lines.isEmpty }.map(\.title)
  }

  /// A sentence that describes the release; nil if no touch was released.
  package var sentence: String? { track?.release?.sentence }

  private static func row(of track: TouchTrack) -> Row {
    var row = Row(
      title: "Finger against view", unit: "pt",
      lines: [
        (PlotLine(track.view, color: Style.lines[0]), track.name),
        (PlotLine(track.finger, color: Style.finger, isDashed: true), "finger, \(track.axis)"),
      ])
    row.note = track.release?.sentence ?? ""
    row.isTrack = true
    return row
  }

  private static func row(_ property: String, _ motions: [LayerMotion]) -> Row {
    var row = Row(
      title: property, unit: LayerMotion.unit(of: property),
      lines: motions.enumerated().map { index, motion in
        let isAlone = motions.count { $0.name == motion.name } == 1
        let name = isAlone ? motion.name : "\(motion.name) (layer \(motion.layer))"
        return (
          PlotLine(motion.samples, color: Style.lines[index % Style.lines.count]),
          motion.twins > 0 ? "\(name) and \(motion.twins) more" : name
        )
      })
    var paces: [String] = []
    for pace in motions.flatMap(\.pace) where !paces.contains(pace) { paces.append(pace) }
    row.note = motions.isEmpty ? "nothing moves" : paces.prefix(3).joined(separator: " · ")
    return row
  }

  /// Renders the page at `scale` pixels per point.
  package func image(scale: Double = 2) throws(FilmError) -> CGImage {
    let size = CGSize(width: Style.width, height: pageHeight)
    return try CGImage.page(size, scale: scale, ground: Style.ground) { context in
      drawHead(in: context)
      for index in rows.indices { draw(index, in: context) }
    }
  }

  private static let rowHeight = Style.rowHead + Style.panelHeight + Style.rowGap

  private var pageHeight: Double {
    Style.headTop + Style.headHeight + Double(max(rows.count, 1)) * Self.rowHeight
      + Style.footHeight
  }

  /// The time axis of the whole recording.
  private var time: PlotAxis {
    let end = recording.frames.last?.t ?? 0
    return PlotAxis(exactly: 0...(end > 0 ? end : 1), most: 10)
  }

  /// The intervals in which a transition runs, in seconds.
  private var runs: [ClosedRange<Double>] {
    var runs: [ClosedRange<Double>] = []
    var start: Double?
    for frame in recording.frames {
      if frame.progress != nil {
        start = start ?? frame.t
      } else if let began = start {
        runs.append(began...frame.t)
        start = nil
      }
    }
    if let start, let last = recording.frames.last?.t { runs.append(start...last) }
    return runs
  }
}

extension TransitionPlot {
  private func drawHead(in context: CGContext) {
    let meta = recording.meta
    let top = Style.headTop
    let title = meta.title.isEmpty ? meta.name : meta.title
    let width = context.draw(
      title, FilmstripStyle.title, Style.ink, at: CGPoint(x: Style.margin, y: top))
    let badge = TextLayout([
      TextRun(
        recording.outcome.rawValue,
        style: TextStyle(font: FilmstripStyle.badge, color: .white))
    ])
    let rect = CGRect(
      x: Style.margin + width + 12, y: top + 4.5, width: Double(badge.size.width) + 16, height: 18)
    context.fillRounded(rect, radius: 9, FilmstripStyle.color(of: recording.outcome))
    badge.draw(in: context, at: CGPoint(x: rect.minX + 8, y: rect.midY - badge.size.height / 2))

    var facts = [Device.all.first { $0.id == meta.device }?.title ?? meta.device]
    if !meta.gesture.isEmpty { facts.append("finger: \(meta.gesture)") }
    facts.append(String(format: "%.2f s", recording.duration))
    facts.append("tinted: the transition runs")
    context.draw(
      facts.filter { !$0.isEmpty }.joined(separator: "  ·  "), FilmstripStyle.subtitle, Style.quiet,
      at: CGPoint(x: Style.margin, y: top + Style.subtitleDrop))
  }

  private func draw(_ index: Int, in context: CGContext) {
    let row = rows[index]
    let top = Style.headTop + Style.headHeight + Double(index) * Self.rowHeight
    let column = (Style.width - 2 * Style.margin - Style.panelGap) / 2
    let width = column - Style.gutter - Style.padding
    let left = Style.margin + Style.gutter
    let right = left + column + Style.panelGap
    let y = top + Style.rowHead
    let lines = row.lines.map(\.line)
    let velocities = lines.map(\.velocity)
    let kink = row.isTrack ? track?.release : nil
    let value = PlotPanel(
      rect: CGRect(x: left, y: y, width: width, height: Style.panelHeight), time: time,
      lines: lines)
    let velocity = PlotPanel(
      rect: CGRect(x: right, y: y, width: width, height: Style.panelHeight), time: time,
      lines: velocities,
      holding: [0] + (kink.map { [$0.viewBefore, $0.viewAfter] } ?? []))

    drawRowHead(row, value: value, velocity: velocity, top: top, in: context)
    for (panel, lines) in [(value, lines), (velocity, velocities)] {
      panel.drawGround(in: context, runs: runs, showsTime: index == rows.count - 1)
      if let t = track?.release?.t ?? lastTouch { panel.drawMoment(t, Style.release, in: context) }
      for line in lines.reversed() { panel.draw(line, in: context) }
    }
    if index == rows.count - 1 {
      context.draw(
        "seconds", Style.tick, Style.quiet,
        at: CGPoint(x: value.rect.minX, y: value.rect.maxY + 30))
    }
    if let kink { draw(kink, value: value, velocity: velocity, in: context) }
  }

  private func drawRowHead(
    _ row: Row, value: PlotPanel, velocity: PlotPanel, top: Double, in context: CGContext
  ) {
    let left = Double(value.rect.minX) - Style.gutter
    let unit = row.unit.isEmpty ? "" : "  \(row.unit)"
    var x = left
    x += context.draw(row.title, Style.rowTitle, Style.ink, at: CGPoint(x: x, y: top))
    x += context.draw(unit, Style.label, Style.quiet, at: CGPoint(x: x, y: top + 3)) + 22
    let end = Double(velocity.rect.minX) - Style.gutter - 12
    for (line, name) in row.lines where x < end - 60 {
      x = legend(line, name, at: CGPoint(x: x, y: top + 3), until: end, in: context) + 18
    }
    context.draw(
      row.note, Style.label, Style.quiet, at: CGPoint(x: left, y: top + 22),
      width: Double(velocity.rect.maxX) - left)
    x = Double(velocity.rect.minX) - Style.gutter
    x += context.draw("velocity", Style.rowTitle, Style.ink, at: CGPoint(x: x, y: top))
    context.draw(
      "  " + (row.unit.isEmpty ? "1/s" : row.unit + "/s"), Style.label, Style.quiet,
      at: CGPoint(x: x, y: top + 3))
  }

  /// Draws an entry of the legend, which consists of a short line and the line's name. Returns the
  /// x coordinate at which the entry ends.
  private func legend(
    _ line: PlotLine, _ name: String, at point: CGPoint, until end: Double, in context: CGContext
  ) -> Double {
    context.saveGState()
    context.setStrokeColor(line.color)
    context.setLineWidth(2.5)
    context.setLineCap(.round)
    context.setLineDash(phase: 0, lengths: line.isDashed ? [1, 4.5] : [])
    let y = point.y + 7
    context.strokeLineSegments(
      between: [CGPoint(x: point.x + 1, y: y), CGPoint(x: point.x + 17, y: y)])
    context.restoreGState()
    let left = Double(point.x) + 24
    return left
      + context.draw(
        name, Style.label, Style.ink, at: CGPoint(x: left, y: point.y), width: max(end - left, 20))
  }

  /// The time at which the last touch ended, for recordings in which no view follows the touch.
  private var lastTouch: Double? {
    guard let last = recording.frames.lastIndex(where: { !$0.fingers.isEmpty }),
      last + 1 < recording.frames.count
    else { return nil }
    return recording.frames[last].t
  }

  private func draw(
    _ kink: ReleaseKink, value: PlotPanel, velocity: PlotPanel, in context: CGContext
  ) {
    if let place = track?.view.last(where: { $0.t <= kink.t + 1e-9 }) {
      value.drawDot(kink.t, place.value, Style.release, in: context)
    }
    context.setStrokeColor(Style.release)
    context.setLineWidth(2)
    context.strokeLineSegments(
      between: [
        velocity.point(kink.t, kink.viewBefore), velocity.point(kink.t, kink.viewAfter),
      ])
    velocity.drawDot(kink.t, kink.viewBefore, Style.release, in: context)
    velocity.drawDot(kink.t, kink.viewAfter, Style.release, in: context)
    let x = Double(velocity.point(kink.t, 0).x)
    context.draw(
      "release", Style.strong, Style.release,
      at: CGPoint(
        x: min(x - 20, Double(velocity.rect.maxX) - 40), y: Double(velocity.rect.minY) - 25))
  }
}
