import CoreGraphics

/// A rectangular part of a plot, with two axes and several lines.
struct PlotPanel {
  private typealias Style = PlotStyle

  let rect: CGRect
  let time: PlotAxis
  let values: PlotAxis

  /// Chooses axes in which every line fits. If all values are 0, the axis extends to both sides of
  /// 0.
  init(
    rect: CGRect, time: PlotAxis, lines: [PlotLine], holding extra: [Double] = [], most: Int = 6
  ) {
    (self.rect, self.time) = (rect, time)
    let ends = lines.compactMap(\.reach).flatMap { [$0.lowerBound, $0.upperBound] } + extra
    values = PlotAxis((ends.min() ?? 0)...(ends.max() ?? 0), most: most)
  }

  func point(_ t: Double, _ value: Double) -> CGPoint {
    CGPoint(
      x: rect.minX + rect.width * time.place(t),
      y: rect.maxY - rect.height * values.place(value))
  }

  private func x(_ t: Double) -> Double { Double(point(t, 0).x) }

  /// Draws the background, the tinted intervals of `runs`, the grid, and its labels.
  func drawGround(in context: CGContext, runs: [ClosedRange<Double>], showsTime: Bool) {
    context.fillRounded(
      rect.insetBy(dx: -Style.padding, dy: -Style.padding), radius: 8, Style.panel)
    for run in runs {
      context.setFillColor(Style.running)
      let left = x(max(run.lowerBound, time.range.lowerBound))
      let right = x(min(run.upperBound, time.range.upperBound))
      context.fill(CGRect(x: left, y: rect.minY, width: right - left, height: rect.height))
    }
    for tick in time.ticks {
      let x = x(tick)
      line(
        from: CGPoint(x: x, y: rect.minY), to: CGPoint(x: x, y: rect.maxY), Style.grid, in: context)
      if showsTime {
        centred(time.label(tick), at: CGPoint(x: x, y: rect.maxY + 14), in: context)
      }
    }
    for tick in values.ticks {
      let y = Double(point(0, tick).y)
      line(
        from: CGPoint(x: rect.minX, y: y), to: CGPoint(x: rect.maxX, y: y),
        abs(tick) < values.step / 1000 ? Style.zero : Style.grid, in: context)
      context.draw(
        values.label(tick), PlotStyle.tick, Style.quiet,
        at: CGPoint(x: rect.minX - 14, y: y - 6.5), right: true)
    }
  }

  func draw(_ line: PlotLine, in context: CGContext) {
    context.saveGState()
    context.clip(to: rect.insetBy(dx: -2, dy: -Style.lineWidth))
    context.setStrokeColor(line.color)
    context.setLineWidth(Style.lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: line.isDashed ? [1, 4.5] : [])
    for stretch in line.stretches where stretch.count > 1 {
      let path = CGMutablePath()
      path.addLines(between: stretch.map { point($0.t, $0.value) })
      context.addPath(path)
      context.strokePath()
    }
    context.restoreGState()
  }

  /// Draws a vertical line at the time `t`.
  func drawMoment(_ t: Double, _ color: CGColor, in context: CGContext) {
    context.saveGState()
    context.setLineDash(phase: 0, lengths: [3, 3])
    line(
      from: CGPoint(x: x(t), y: rect.minY - Style.padding), to: CGPoint(x: x(t), y: rect.maxY),
      color,
      width: 1, in: context)
    context.restoreGState()
  }

  /// Draws a ring that is filled with the panel's colour.
  func drawDot(_ t: Double, _ value: Double, _ color: CGColor, in context: CGContext) {
    let center = point(t, value)
    for (radius, fill) in [(4.5, color), (2.5, Style.panel)] {
      context.setFillColor(fill)
      context.fillEllipse(
        in: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
  }

  private func line(
    from: CGPoint, to: CGPoint, _ color: CGColor, width: Double = PlotStyle.hairline,
    in context: CGContext
  ) {
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineCap(.butt)
    context.strokeLineSegments(between: [from, to])
  }

  private func centred(_ text: String, at point: CGPoint, in context: CGContext) {
    let layout = TextLayout([
      TextRun(text, style: TextStyle(font: PlotStyle.tick, color: Style.quiet))
    ])
    layout.draw(in: context, at: CGPoint(x: point.x - layout.size.width / 2, y: point.y))
  }
}
