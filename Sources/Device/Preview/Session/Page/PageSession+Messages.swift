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
    peer.tell(.device(device.state(scale: scale)))
  }

  /// Sends the parameter values that are chosen for the shown entry. If the entry does not have
  /// parameters, nothing is sent.
  func tellValues(code: String? = nil) {
    guard let id = device?.entry.id, let values = values[id],
      let variants = device?.entry.variants
    else { return }
    peer.tell(
      .values(
        PageReply.Values(
          entry: id, values: values, code: code ?? variants.make(values).code)))
  }

  func tellLayers(_ id: Int?, _ t: Double) throws(PageError) {
    let device = try here("layers")
    var moment = (frame: device.stage.moment, after: device.clock.ahead)
    var (names, texts) = (device.stage.layerNames, device.shownTexts)
    if let id {
      let live = try liveRecording(id, "layers")
      if let found = live.frame(at: t) { moment = found }
      if let edited = edited[id] { moment.frame = edited.frame(moment.frame) }
      texts = live.texts
      if id != device.recordingID { names = live.recording.layerNames }
    }
    let list = LayerList(
      moment.frame, after: moment.after, screen: moment.frame.size ?? device.device.size,
      names: names, texts: texts)
    peer.tell(
      .layers(PageReply.Layers(recording: id, t: JSONNumber(t), layers: list.rows)))
  }

  func tellCurve(_ id: Int, _ layer: Int, _ property: String) throws(PageError) {
    let live = try liveRecording(id, "curve")
    guard let curve = LayerCurve(of: layer, property, in: shownRecording(live)) else {
      let names = LayerCurve.properties.map(\.name).joined(separator: ", ")
      throw PageError(
        about: "curve", "found no property \"\(property)\", expected one of \(names)")
    }
    func pairs(_ points: [(t: Double, value: Double)]) -> [[JSONNumber]] {
      points.map { [JSONNumber($0.t), JSONNumber($0.value)] }
    }
    let finger = live.recording.frames.compactMap { frame in
      frame.fingers.first.map { [frame.t, $0.x, $0.y].map(JSONNumber.init) }
    }
    peer.tell(
      .curve(
        PageReply.Curve(
          recording: id, layer: layer, property: property, samples: pairs(curve.samples),
          velocities: pairs(curve.velocities), finger: finger)))
  }

  func tellSource(_ id: Int, _ n: Int) throws(PageError) {
    let events = try liveRecording(id, "source").recording.events
    guard events.indices.contains(n) else {
      throw PageError(
        about: "source", "found no call \(n), expected one of \(events.count) calls from 0")
    }
    let place = contents.sourceLines?.place(of: events[n])
    peer.tell(
      .source(PageReply.Source(recording: id, n: n, source: place, because: place?.branch?.clause)))
  }

  func tellExport(_ id: Int, _ format: String, _ made: Result<Exports.Made, PageError>) {
    switch made {
    case .success(let made):
      peer.tell(
        .export(
          PageReply.Export(recording: id, format: format, url: made.url, name: made.name)))
    case .failure(var error):
      error.export = PageError.Export(recording: id, format: format)
      tell(error)
    }
  }

  func tell(_ error: PageError) {
    peer.tell(.error(PageReply.Failure(error)))
  }

  func tellStats() {
    peer.tell(
      .stats(
        PageReply.Stats(
          inputs: device?.inputs ?? 0, frames: sent.frames, bytes: sent.bytes,
          ticks: device?.ticks ?? 0)))
  }
}
