import CoreGraphics
import Foundation
import Stage

/// The calls of a recording as an SVG with lanes. The transition's progress and the touches are
/// shown above the lanes. The text is searchable. Equal recordings result in identical bytes.
package struct SwimlaneSVG {
  private let recording: Recording
  private let swimlane: Swimlane

  // Lengths are in points and were chosen by eye; `scale` is the number of points per second.
  private static let margin = 32.0
  private static let gutter = 104.0
  private static let scale = 860.0
  private static let head = 84.0
  private static let progressHeight = 72.0
  private static let rowHeight = 17.0
  private static let lanePadding = 9.0
  private static let textSpace = 390.0
  /// The approximate width of the widest character in a label.
  private static let characterWidth = 5.9
  private static let indent = 11.0

  package init(_ recording: Recording) {
    self.recording = recording
    swimlane = Swimlane(recording.events, start: recording.start, scale: Self.scale) {
      Self.indent + Double($0.count) * Self.characterWidth
    }
  }

  private var length: Double { max(recording.frames.last?.t ?? 0, 0.1) }
  private var left: Double { Self.margin + Self.gutter }
  private var right: Double { left + length * Self.scale + Self.textSpace }
  private var lanesTop: Double { Self.head + Self.progressHeight + 34 }

  private func x(_ t: Double) -> Double { left + t * Self.scale }

  package var text: String {
    var y = lanesTop
    var tops: [Double] = []
    for lane in swimlane.lanes {
      tops.append(y)
      y += Double(lane.rows) * Self.rowHeight + 2 * Self.lanePadding
    }
    let (width, height) = (right + Self.margin, y + Self.margin)
    let parts: [[String]] = [
      [
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(n(width))\" height=\"\(n(height))\" "
          + "viewBox=\"0 0 \(n(width)) \(n(height))\" font-family=\"Inter, system-ui, sans-serif\">",
        rect(0, 0, width, height, "#f4f4f6"),
      ],
      title, grid(down: y), progress, lanes(tops), items(tops), ["</svg>"],
    ]
    return parts.flatMap(\.self).joined(separator: "\n") + "\n"
  }

  private var title: [String] {
    let meta = recording.meta
    var facts = [recording.outcome.rawValue]
    if !meta.gesture.isEmpty { facts.append("finger: \(meta.gesture)") }
    facts.append(recording.events.count == 1 ? "1 call" : "\(recording.events.count) calls")
    facts.append(String(format: "%.2f s", recording.duration))
    return [
      label(
        meta.title.isEmpty ? meta.name : meta.title, Self.margin, 42, size: 20, "#1c1c21",
        weight: 700),
      label(facts.joined(separator: "  ·  "), Self.margin, 63, size: 12, "#73757f"),
    ]
  }

  private func grid(down y: Double) -> [String] {
    let axis = PlotAxis(exactly: 0...length, most: 20)
    return axis.ticks.flatMap { tick in
      [
        line(x(tick), Self.head + 8, x(tick), y, "#e3e3e8"),
        label(axis.label(tick) + " s", x(tick) + 4, Self.head + 6, size: 10, "#73757f"),
      ]
    } + releases.map { line(x($0), Self.head + 8, x($0), y, "#e63a5c", dashed: true) }
  }

  /// The times at which the number of touches decreases.
  private var releases: [Double] {
    zip(recording.frames, recording.frames.dropFirst()).compactMap { frame, next in
      frame.fingers.count > next.fingers.count ? frame.t : nil
    }
  }

  /// The progress curve and, below it, the intervals in which touches are down.
  private var progress: [String] {
    let (top, bottom) = (Self.head + 14, Self.head + 14 + Self.progressHeight)
    var curves: [String] = []
    var points: [String] = []
    func close() {
      if points.count > 1 {
        curves.append(
          "<polyline fill=\"none\" stroke=\"#1a7aeb\" stroke-width=\"2\" stroke-linejoin=\"round\" "
            + "points=\"\(points.joined(separator: " "))\"/>")
      }
      points = []
    }
    for frame in recording.frames {
      if let progress = frame.progress {
        points.append("\(n(x(frame.t))),\(n(bottom - progress * (bottom - top)))")
      } else {
        close()
      }
    }
    close()
    let held = touches.map {
      rect(x($0.lowerBound), bottom + 5, ($0.upperBound - $0.lowerBound) * Self.scale, 3, "#8f59d9")
    }
    return [
      label("progress", Self.margin, top + 12, size: 11, "#1c1c21", weight: 600),
      line(left, bottom, right, bottom, "#d0d0d6"),
    ] + curves + held
      + (held.isEmpty ? [] : [label("finger", Self.margin, bottom + 10, size: 11, "#8f59d9")])
  }

  /// The intervals in which touches are down.
  private var touches: [ClosedRange<Double>] {
    var touches: [ClosedRange<Double>] = []
    var start: Double?
    for (frame, next) in zip(recording.frames, recording.frames.dropFirst()) {
      if !frame.fingers.isEmpty, start == nil { start = frame.t }
      if next.fingers.isEmpty, let began = start {
        touches.append(began...frame.t)
        start = nil
      }
    }
    if let start, let last = recording.frames.last?.t { touches.append(start...last) }
    return touches
  }

  private func lanes(_ tops: [Double]) -> [String] {
    zip(swimlane.lanes, tops).flatMap { lane, top in
      let color = Self.hex(FilmstripStyle.color(of: lane.lane))
      let height = Double(lane.rows) * Self.rowHeight + 2 * Self.lanePadding
      return [
        line(Self.margin, top, right, top, "#d9d9df"),
        rect(Self.margin, top + 6, 3, height - 12, color),
        label(
          lane.lane.rawValue, Self.margin + 10, top + Self.lanePadding + 12, size: 11, "#1c1c21",
          weight: 600),
      ]
    }
  }

  private func items(_ tops: [Double]) -> [String] {
    let places = Dictionary(
      zip(swimlane.lanes.map(\.lane), tops), uniquingKeysWith: { first, _ in first })
    return swimlane.items.map { item in
      let color = Self.hex(FilmstripStyle.color(of: item.lane))
      let y =
        (places[item.lane] ?? 0) + Self.lanePadding + (Double(item.row) + 0.5) * Self.rowHeight
      let mark =
        item.end > item.start
        ? "<rect x=\"\(n(x(item.start) - 3))\" y=\"\(n(y - 8))\" rx=\"4\" "
          + "width=\"\(n((item.end - item.start) * Self.scale + 6))\" height=\"16\" "
          + "fill=\"\(color)\" fill-opacity=\"0.12\"/>" : ""
      return "<g><title>\(n(item.start)) s  \(Self.escaped(item.text))</title>\(mark)"
        + "<circle cx=\"\(n(x(item.start)))\" cy=\"\(n(y))\" r=\"3\" fill=\"\(color)\"/>"
        + label(item.text, x(item.start) + Self.indent - 4, y + 3.5, size: 10, "#1c1c21") + "</g>"
    }
  }
}

// MARK: Text of elements

extension SwimlaneSVG {
  private func n(_ value: Double) -> String {
    JSONNumber((value * 1e2).rounded() / 1e2).description
  }

  private func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: String
  ) -> String {
    "<rect x=\"\(n(x))\" y=\"\(n(y))\" width=\"\(n(width))\" height=\"\(n(height))\" "
      + "fill=\"\(color)\"/>"
  }

  private func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: String, dashed: Bool = false
  ) -> String {
    "<line x1=\"\(n(x1))\" y1=\"\(n(y1))\" x2=\"\(n(x2))\" y2=\"\(n(y2))\" stroke=\"\(color)\""
      + (dashed ? " stroke-dasharray=\"3 3\"/>" : "/>")
  }

  private func label(
    _ text: String, _ x: Double, _ y: Double, size: Int, _ color: String, weight: Int = 400
  ) -> String {
    let weight = weight == 400 ? "" : " font-weight=\"\(weight)\""
    return "<text x=\"\(n(x))\" y=\"\(n(y))\" font-size=\"\(size)\"\(weight) fill=\"\(color)\">"
      + "\(Self.escaped(text))</text>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func hex(_ color: CGColor) -> String {
    let parts = [color.rgba.x, color.rgba.y, color.rgba.z]
    return "#" + parts.map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }
}
