import Foundation
import Stage
import UIKit

/// Generates a report, which is the browser page in which all data is embedded.
struct ReportPage {
  let recording: Recording
  let frames: [ReportFrame]
  let layers: ReportLayers
  /// The size of the pictures in pixels.
  let size: PixelSize
  /// The command that makes the film; empty if it is not known.
  let command: String

  var text: String {
    PageTemplate(PackageResources.report_html, sheets: Self.sheets).text(data: data)
  }

  private static let sheets = ["base", "layout", "device", "timeline", "panels", "narrow"]

  private var data: String {
    let meta = recording.meta
    var document = JSONDocument()
    document.add("name", meta.name)
    document.add("title", meta.title)
    document.add("facts", facts)
    document.add("command", command)
    document.add("device", meta.device)
    document.add("width", size.width)
    document.add("height", size.height)
    document.add(
      "points", [JSONNumber(recording.canvas.width), JSONNumber(recording.canvas.height)])
    document.add("duration", JSONNumber(recording.duration))
    document.add("transitions", RecordedTransition.all(in: recording))
    document.add("findings", FindingRecord.all(in: recording))
    document.add("properties", LayerCurve.properties.map(\.name))
    document.add("events", lines: PageCall.all(in: recording))
    document.add("layers", lines: layers.rows)
    document.add("curves", layers.curvesByLayer)
    document.add("frames", lines: frames)
    return document.text
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
