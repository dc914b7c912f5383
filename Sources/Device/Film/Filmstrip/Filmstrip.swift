import CoreGraphics
import QuartzCore
import Stage
import UIKit

/// A page with a row of frames from a recording. The calls since the previous frame are listed
/// below each frame.
struct Filmstrip {
  private typealias Style = FilmstripStyle

  private let recording: Recording
  private let picks: [Int]
  private let release: Int?
  private let scale: Double
  private let painter: (Compositor) -> FramePainter

  /// The sizes, in points, at which frames are shown on the page. Each frame is as wide as its
  /// column.
  private let frameSizes: [CGSize]
  private let columns: [FilmstripCalls]

  /// Creates a page with `scale` pixels per point.
  init(_ recording: Recording, scale: Double, showsTouches: Bool) {
    let picks = FilmstripPicks(recording)
    self.recording = recording
    self.picks = picks.indices
    release = picks.release
    self.scale = scale
    painter = { compositor in
      // Frames are painted larger than they are shown and then scaled down, because the bitmaps of
      // layers are sampled only once per pixel.
      FramePainter(
        recording, scale: Self.paintScale, compositor: compositor, showsTouches: showsTouches,
        onCanvas: false)
    }
    frameSizes = picks.indices.map { index in
      let screen = recording.frames[index].size ?? recording.firstSize
      return CGSize(
        width: Style.frameWidth,
        height: (Style.frameWidth * Double(screen.height / max(screen.width, 1))).rounded())
    }
    var before = recording.start - 1
    columns = picks.indices.map { index in
      let frame = recording.frames[index]
      defer { before = frame.time }
      return FilmstripCalls(recording.events, after: before, upTo: frame.time)
    }
  }

  /// The scale, in pixels per point, at which frames are painted before they are made smaller.
  private static let paintScale = 2.0

  var count: Int { picks.count }

  /// Renders the page. After each frame, calls `progress` with the number of frames that are
  /// painted.
  func image(
    compositor: Compositor, progress: (Int) -> Void = { _ in }
  ) throws(FilmError) -> CGImage {
    try CGImage.page(pageSize, scale: scale, ground: Style.ground) { context in
      drawHead(in: context)
      drawBodies(in: context)
      let painter = painter(compositor)
      for (column, index) in picks.enumerated() {
        let frame = recording.frames[index]
        drawFrame(painter.image(frame), column: column, in: context)
        drawCaption(frame, index: index, column: column, in: context)
        drawCalls(columns[column], column: column, in: context)
        progress(column + 1)
      }
    }
  }

  private var pageSize: CGSize {
    let count = Double(max(picks.count, 1))
    let lines = columns.map { $0.calls.count + ($0.rest > 0 ? 1 : 0) }.max() ?? 0
    return CGSize(
      width: 2 * Style.margin + count * Style.frameWidth + (count - 1) * Style.gap,
      height: (captionTop + Style.callsTop + Double(lines) * Style.callHeight + Style.margin * 0.8)
        .rounded(.up))
  }

  private var frameTop: Double { Style.margin * 0.8 + Style.headHeight }
  private var captionTop: Double { frameTop + frameHeight }
  private var frameHeight: Double { frameSizes.map { Double($0.height) }.max() ?? 0 }
  private func left(of column: Int) -> Double {
    Style.margin + Double(column) * (Style.frameWidth + Style.gap)
  }

  private var accent: CGColor {
    Style.color(of: recording.outcome)
  }
}

extension Filmstrip {
  private func drawHead(in context: CGContext) {
    let meta = recording.meta
    let top = Style.margin * 0.8
    let title = meta.title.isEmpty ? meta.name : meta.title
    let width = context.draw(
      title, Style.title, Style.ink, at: CGPoint(x: Style.margin, y: top))
    badge(
      recording.outcome.rawValue, at: CGPoint(x: Style.margin + width + 12, y: top + 4.5),
      in: context)

    var facts = [Device.all.first { $0.id == meta.device }?.title ?? meta.device]
    facts.append("\(Int(meta.width)) × \(Int(meta.height)) pt")
    if !meta.gesture.isEmpty, !["finish", "cancel"].contains(meta.gesture) {
      facts.append("finger: \(meta.gesture)")
    }
    facts.append(String(format: "%.2f s", recording.duration))
    context.draw(
      facts.joined(separator: "  ·  "), Style.subtitle, Style.quiet,
      at: CGPoint(x: Style.margin, y: top + 31))
    drawLegend(right: Double(pageWidth) - Style.margin, y: top + 31, in: context)
  }

  private var pageWidth: CGFloat { pageSize.width }

  private func badge(_ text: String, at point: CGPoint, in context: CGContext) {
    let layout = TextLayout([
      TextRun(text, style: TextStyle(font: Style.badge, color: .white))
    ])
    let rect = CGRect(x: point.x, y: point.y, width: layout.size.width + 16, height: 18)
    context.fillRounded(rect, radius: 9, accent)
    layout.draw(
      in: context,
      at: CGPoint(x: rect.minX + 8, y: rect.midY - layout.size.height / 2))
  }

  /// Draws the names of the lanes that have calls, from right to left.
  private func drawLegend(right: Double, y: Double, in context: CGContext) {
    let seen = Set(columns.flatMap { $0.calls.map(\.lane) })
    var x = right
    for lane in CallTrace.Lane.allCases.reversed() where seen.contains(lane) {
      x -= context.draw(
        lane.rawValue, Style.call, Style.quiet, at: CGPoint(x: x, y: y + 3), right: true)
      dot(Style.color(of: lane), at: CGPoint(x: x - 8, y: y + 5.5), in: context)
      x -= 22
    }
  }

  private func dot(_ color: CGColor, at point: CGPoint, in context: CGContext) {
    context.setFillColor(color)
    context.fillEllipse(
      in: CGRect(x: point.x, y: point.y, width: Style.laneDot, height: Style.laneDot))
  }

  /// The rectangle of a frame. It is centred vertically, because frames of a rotated device are
  /// less tall.
  private func frameRect(_ column: Int) -> CGRect {
    let size = frameSizes[column]
    let lag = ((frameHeight - Double(size.height)) / 2).rounded()
    return CGRect(origin: CGPoint(x: left(of: column), y: frameTop + lag), size: size)
  }

  /// Draws the bodies of all devices as one shape, so that their shadows are blurred only once.
  private func drawBodies(in context: CGContext) {
    context.saveGState()
    context.setShadow(offset: CGSize(width: 0, height: 5), blur: 14, color: Style.shadow)
    context.setFillColor(Style.body)
    for column in picks.indices {
      let radius = Style.frameRadius + Style.bezel
      context.addPath(
        CGPath(
          roundedRect: frameRect(column).insetBy(dx: -Style.bezel, dy: -Style.bezel),
          cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
    context.fillPath()
    context.restoreGState()
  }

  private func drawFrame(_ image: CGImage, column: Int, in context: CGContext) {
    let rect = frameRect(column)
    context.saveGState()
    context.addPath(
      CGPath(
        roundedRect: rect, cornerWidth: Style.frameRadius, cornerHeight: Style.frameRadius,
        transform: nil))
    context.clip()
    context.interpolationQuality = .high
    context.drawUpright(image, in: rect)
    if let detail = recording.meta.detail {
      drawDetail(detail, of: image, column: column, in: context)
    }
    context.restoreGState()
  }

  /// Draws a part of the screen again, enlarged, in the lower right corner of the frame. A frame
  /// whose screen does not contain the whole part has no detail.
  private func drawDetail(
    _ part: CGRect, of image: CGImage, column: Int, in context: CGContext
  ) {
    let screen = recording.frames[picks[column]].size ?? recording.firstSize
    let pixels = CGFloat(image.width) / max(screen.width, 1)
    guard CGRect(origin: .zero, size: screen).contains(part), part.width > 0,
      let cut = image.cropping(
        to: CGRect(
          x: part.minX * pixels, y: part.minY * pixels, width: part.width * pixels,
          height: part.height * pixels))
    else { return }
    let frame = frameRect(column)
    let size = CGSize(
      width: Style.detailWidth, height: Style.detailWidth * part.height / part.width)
    let rect = CGRect(
      x: frame.maxX - Style.detailMargin - size.width,
      y: frame.maxY - Style.detailMargin - size.height, width: size.width, height: size.height)
    context.fillRounded(
      rect.insetBy(dx: -Style.detailLine, dy: -Style.detailLine), radius: 0, accent)
    context.drawUpright(cut, in: rect)
  }

  private func drawCaption(
    _ frame: Recording.Frame, index: Int, column: Int, in context: CGContext
  ) {
    let x = left(of: column)
    let bar = CGRect(
      x: x, y: captionTop + Style.barTop, width: Style.frameWidth, height: Style.barHeight)
    context.fillRounded(bar, radius: Style.barHeight / 2, Style.faint)
    let share = shownProgress(index)
    if share > 0.01 {
      context.fillRounded(
        CGRect(x: bar.minX, y: bar.minY, width: bar.width * share, height: bar.height),
        radius: Style.barHeight / 2, accent)
    }
    let y = captionTop + Style.timeTop
    context.draw(
      String(format: "%.3f s", frame.t), Style.time, Style.ink, at: CGPoint(x: x, y: y))
    let right = CGPoint(x: x + Style.frameWidth, y: y)
    if frame.progress != nil {
      let percent = "\(Int((share * 100).rounded())) %"
      let width = context.draw(percent, Style.percent, Style.quiet, at: right, right: true)
      if index == release {
        context.draw(
          "release", Style.badge, accent, at: CGPoint(x: right.x - width - 6, y: y + 0.3),
          right: true)
      }
    } else {
      let isHeld = !recording.frames[index].fingers.isEmpty
      let word =
        index == 0
        ? "before"
        : index == recording.frames.count - 1
          ? "after" : isHeld ? "finger" : recording.moves(at: index) ? "moving" : "at rest"
      context.draw(
        index == release ? "release" : word, index == release ? Style.badge : Style.percent,
        index == release ? accent : Style.quiet, at: right, right: true)
    }
  }

  /// The progress of the transition. Between transitions, the progress is 0 or 1, depending on
  /// which is closer to the final progress of the previous transition. Before the first transition,
  /// the progress is 0.
  private func shownProgress(_ index: Int) -> Double {
    if let progress = recording.frames[index].progress { return progress }
    guard let last = recording.frames[..<index].lastIndex(where: { $0.progress != nil })
    else { return 0 }
    return (recording.frames[last].progress ?? 0) >= 0.5 ? 1 : 0
  }

  private func drawCalls(_ calls: FilmstripCalls, column: Int, in context: CGContext) {
    let x = left(of: column)
    let indent = Style.laneDot + 5
    var y = captionTop + Style.callsTop
    for call in calls.calls {
      dot(Style.color(of: call.lane), at: CGPoint(x: x, y: y + 2.8), in: context)
      let available = Style.frameWidth + Style.gap / 2 - indent
      let width = context.draw(
        call.text, Style.call, Style.ink, at: CGPoint(x: x + indent, y: y), width: available)
      let object = Style.width(of: call.shortObject, Style.call)
      if !call.shortObject.isEmpty, width + Style.objectGap + object <= available {
        context.draw(
          call.shortObject, Style.call, Style.quiet,
          at: CGPoint(x: x + indent + width + Style.objectGap, y: y))
      }
      y += Style.callHeight
    }
    if calls.rest > 0 {
      context.draw(
        "and \(calls.rest) more", Style.call, Style.quiet, at: CGPoint(x: x + indent, y: y))
    }
  }
}
