import Foundation
import Stage
import UIKit

/// Generates a report, which is the browser page in which all data is embedded.
struct ReportPage {
  let recording: Recording
  /// The frames, each as a JSON value.
  let frames: [String]
  let layers: ReportLayers
  /// The size of the pictures in pixels.
  let size: PixelSize

  var text: String {
    let template = String(decoding: PackageResources.report_html, as: UTF8.self)
    var parts = template.components(separatedBy: Self.script)
    let main = parts.removeLast()
    // Each placeholder is replaced once, in this order. Searching again would find text in the
    // inserted data that resembles a placeholder.
    let head = parts.joined().components(separatedBy: Self.styles)
      .joined(separator: PageBundle.styles(Self.sheets))
    let page = head.components(separatedBy: Self.place).joined(separator: data)
    let end = main.components(separatedBy: "</script>")
    let script = PageBundle.script(end.first ?? "")
    return page + script + end.dropFirst().map { "</script>" + $0 }.joined()
  }

  /// The placeholders for styles, data and script in the page's source.
  private static let styles = "/* The page's own styles. */"
  private static let place = "{\"frames\":[]}"
  private static let script = "/* The page's own modules. */\n"
  private static let sheets = ["base", "layout", "device", "timeline", "panels", "narrow"].map {
    "style/\($0).css"
  }

  private var data: String {
    let meta = recording.meta
    let text = JSONText.object([
      ("name", JSONText.string(meta.name)), ("title", JSONText.string(meta.title)),
      ("facts", JSONText.array(facts.map(JSONText.string))),
      ("device", JSONText.string(meta.device)),
      ("width", String(size.width)), ("height", String(size.height)),
      ("points", JSONText.numbers([recording.canvas.width, recording.canvas.height])),
      ("duration", JSONText.number(recording.duration)),
      ("transitions", JSONText.array(RecordedTransition.all(in: recording).map(\.json))),
      ("findings", JSONText.array(recording.findings.map { $0.json(from: recording.start) })),
      ("properties", JSONText.array(LayerCurve.properties.map { JSONText.string($0.name) })),
      ("events", JSONText.lines(events)), ("layers", JSONText.lines(layers.rows)),
      ("curves", layers.curvesJSON), ("frames", JSONText.lines(frames)),
    ])
    // The data must not contain the end tag of its element.
    return text.replacingOccurrences(of: "<", with: "\\u003c")
  }

  private var events: [String] {
    recording.events.enumerated().map { $1.json(number: $0, from: recording.start) }
  }

  /// The facts that are shown below the title.
  private var facts: [String] {
    let meta = recording.meta
    let device = Device.all.first { $0.id == meta.device }?.title ?? meta.device
    var facts = [device, "\(Int(meta.width)) × \(Int(meta.height)) pt"]
    if !meta.gesture.isEmpty { facts.append("gesture \(meta.gesture)") }
    if let share = meta.cancelledAt {
      let percent = Int((share * 100).rounded())
      facts.append("the finger moves over \(percent) % of the screen, then back")
    }
    if meta.rightToLeft { facts.append("right to left") }
    if meta.dark { facts.append("dark") }
    if meta.reduceMotion { facts.append("reduced motion") }
    if meta.hardwareKeyboard { facts.append("hardware keyboard") }
    if meta.era != Stage.Traits.standardEra { facts.append("modal styles of iOS \(meta.era)") }
    facts.append(String(format: "%.2f s", recording.duration))
    return facts.filter { !$0.isEmpty }
  }
}
