import Film
import Foundation
import QuartzCore
import Stage
import UIKit

// Sends replies to the page's requests.
extension PageSession {
  func tellState() {
    guard let device else { return }
    isTyping = device.stage.writesText
    peer.tell(device.state(scale: scale))
  }

  /// Sends the parameter values that are chosen for the shown entry. If the entry does not have
  /// parameters, nothing is sent.
  func tellValues(code: String? = nil) {
    guard let id = device?.entry.id, let values = values[id],
      let variants = device?.entry.variants
    else { return }
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("values")), ("entry", JSONText.string(id)),
        ("values", variants.json(values)),
        ("code", JSONText.string(code ?? variants.make(values).code)),
      ]))
  }

  func tellLayers(_ id: Int?, _ t: Double) throws(PageError) {
    let device = try here("layers")
    var moment = (frame: device.stage.moment, after: device.clock.ahead)
    var names = device.stage.layerNames
    if let id {
      let live = try liveRecording(id, "layers")
      if let found = live.frame(at: t) { moment = found }
      if id != device.recordingID { names = live.recording.layerNames }
    }
    let list = LayerList(
      moment.frame, after: moment.after, screen: moment.frame.size ?? device.device.size,
      names: names)
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("layers")), ("recording", id.map(String.init) ?? "null"),
        ("t", JSONText.number(t)), ("layers", JSONText.array(list.json)),
      ]))
  }

  func tellCurve(_ id: Int, _ layer: Int, _ property: String) throws(PageError) {
    let live = try liveRecording(id, "curve")
    guard let curve = LayerCurve(of: layer, property, in: live.recording) else {
      let names = LayerCurve.properties.map(\.name).joined(separator: ", ")
      throw PageError(
        about: "curve", "found no property \"\(property)\", expected one of \(names)")
    }
    func pairs(_ points: [(t: Double, value: Double)]) -> String {
      JSONText.array(points.map { JSONText.numbers([$0.t, $0.value]) })
    }
    let finger = live.recording.frames.compactMap { frame in
      frame.fingers.first.map { JSONText.numbers([frame.t, $0.x, $0.y]) }
    }
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("curve")), ("recording", String(id)), ("layer", String(layer)),
        ("property", JSONText.string(property)), ("samples", pairs(curve.samples)),
        ("velocities", pairs(curve.velocities)), ("finger", JSONText.array(finger)),
      ]))
  }

  func tellExport(_ id: Int, _ format: String, _ made: Result<Exports.Made, PageError>) {
    switch made {
    case .success(let made):
      peer.tell(
        JSONText.object([
          ("is", JSONText.string("export")), ("recording", String(id)),
          ("format", JSONText.string(format)), ("url", JSONText.string(made.url)),
          ("name", JSONText.string(made.name)),
        ]))
    case .failure(var error):
      error.export = PageError.Export(recording: id, format: format)
      tell(error)
    }
  }

  func tell(_ error: PageError) {
    var members = [
      ("is", JSONText.string("error")), ("text", JSONText.string(error.text)),
      ("about", error.about.map(JSONText.string) ?? "null"),
    ]
    if let export = error.export {
      members.append(("recording", String(export.recording)))
      members.append(("format", JSONText.string(export.format)))
    }
    peer.tell(JSONText.object(members))
  }

  func tellStats() {
    peer.tell(
      JSONText.object([
        ("is", JSONText.string("stats")), ("inputs", String(device?.inputs ?? 0)),
        ("frames", String(sent.frames)), ("bytes", String(sent.bytes)),
        ("ticks", String(device?.ticks ?? 0)),
      ]))
  }
}
