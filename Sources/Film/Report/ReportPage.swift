import Foundation
import Stage
import UIKit

/// The text of a report: the page with everything it shows written into it.
struct ReportPage {
  let recording: Recording
  /// As JSON, one each.
  let frames: [String]
  /// Of the pictures.
  let size: PixelSize
  /// Frames a second.
  let rate: Int
  /// How many times slower than life the film plays.
  let slow: Double

  init(_ recording: Recording, frames: [String], size: PixelSize, rate: Int, slow: Double) {
    (self.recording, self.frames, self.size) = (recording, frames, size)
    (self.rate, self.slow) = (rate, slow)
  }

  var text: String {
    let parts = Self.template.components(separatedBy: Self.place)
    return parts.joined(separator: data)
  }

  /// The page as it stands in the sources, and where the data comes.
  private static let template = String(decoding: PackageResources.report_html, as: UTF8.self)
  private static let place = "{\"frames\":[]}"

  private var data: String {
    let meta = recording.meta
    let text = JSONText.object([
      ("name", JSONText.string(meta.name)), ("title", JSONText.string(meta.title)),
      ("facts", JSONText.array(facts.map(JSONText.string))),
      ("width", String(size.width)), ("height", String(size.height)),
      ("rate", String(rate)), ("slow", JSONText.number(slow)),
      ("duration", JSONText.number(recording.duration)),
      ("lanes", JSONText.array(lanes.map(JSONText.string))),
      ("events", JSONText.lines(recording.events.map(json))), ("frames", JSONText.lines(frames)),
    ])
    // Nothing in it may end the element that it stands in.
    return text.replacingOccurrences(of: "<", with: "\\u003c")
  }

  /// What stands under the title.
  private var facts: [String] {
    let meta = recording.meta
    let device = Device.all.first { $0.id == meta.device }?.title ?? meta.device
    var facts = [device, "\(Int(meta.width)) × \(Int(meta.height)) pt"]
    if !meta.gesture.isEmpty { facts.append("gesture \(meta.gesture)") }
    if let share = meta.cancelledAt {
      facts.append("cancelled at \(Int((share * 100).rounded())) %")
    }
    if meta.rightToLeft { facts.append("right to left") }
    if meta.dark { facts.append("dark") }
    if meta.reduceMotion { facts.append("reduced motion") }
    facts.append(String(format: "%.2f s", recording.duration))
    return facts.filter { !$0.isEmpty }
  }

  /// Those that something happened in, in their own order.
  private var lanes: [String] {
    let used = Set(recording.events.map(\.lane))
    return CallTrace.Lane.allCases.filter(used.contains).map(\.rawValue)
  }

  private func json(_ event: CallTrace.Event) -> String {
    JSONText.object([
      ("t", JSONText.number(event.time - recording.start)),
      ("lane", JSONText.string(event.lane.rawValue)), ("object", JSONText.string(event.object)),
      ("call", JSONText.string(event.call)),
      ("answer", event.answer.map(JSONText.string) ?? "null"),
    ])
  }
}
