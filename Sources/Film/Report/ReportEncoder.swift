import CoreGraphics
import Foundation
import Stage

/// Encodes a film as one self-contained HTML file in the style of the browser page. The file
/// contains the film's pictures, timeline, calls, findings, layers and curves.
///
/// A picture contains only the difference from the previous one. At intervals a complete picture is
/// stored, so that seeking is immediate.
final class ReportEncoder: FrameEncoder {
  private let recording: Recording
  private let moments: [FilmTiming.Moment]
  private let timing: FilmTiming
  private var frames: [String] = []
  private var layers: ReportLayers
  private var last: CGImage?
  private var sinceWhole = 0

  /// The number of frames from one complete picture to the next.
  private static let wholeEvery = 30
  /// A picture is stored completely if more than this fraction of it has changed.
  private static let mostChanged = 0.8

  init(_ recording: Recording, _ timing: FilmTiming) {
    (self.recording, self.timing) = (recording, timing)
    layers = ReportLayers(recording)
    moments = timing.moments(of: recording.frames.count)
  }

  func add(_ image: CGImage, for duration: FrameDuration) throws(FilmError) {
    if let last, last.size != image.size {
      throw .frameSize(index: frames.count, found: image.size, expected: last.size)
    }
    let picture = try picture(of: image)
    last = image
    var members: [(name: String, value: String)] = []
    if frames.count < moments.count {
      let moment = moments[frames.count]
      let frame = recording.frames[moment.index]
      members.append(("t", JSONText.number(frame.t + moment.after)))
      members.append(("progress", frame.progress.map(JSONText.number) ?? "null"))
      members.append(("fingers", frame.fingersJSON))
      let screen = frame.size ?? recording.firstSize
      if screen != recording.canvas {
        members.append(("size", JSONText.numbers([screen.width, screen.height])))
      }
      if let rows = layers.add(moment) { members.append(("layers", rows)) }
    } else {
      // Without a recording the times are unknown, so the frames are numbered consecutively.
      members.append(("t", JSONText.number(Double(frames.count) / Double(timing.framesPerSecond))))
      members.append(("progress", "null"))
      members.append(("fingers", "[]"))
    }
    if let picture { members.append(("picture", picture)) }
    frames.append(JSONText.object(members))
  }

  /// The difference as `[x, y, base64 of a PNG]`; nil if nothing has changed.
  private func picture(of image: CGImage) throws(FilmError) -> String? {
    guard var rect = last.map({ image.changedRect(since: $0) }) ?? image.bounds else { return nil }
    sinceWhole += 1
    let share = Double(rect.width * rect.height) / Double(image.width * image.height)
    if sinceWhole >= Self.wholeEvery || share > Self.mostChanged { rect = image.bounds }
    if rect == image.bounds { sinceWhole = 0 }
    let part =
      image.cropping(to: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
      ?? image
    var writer = PNGWriter()
    writer.level = 9
    let bytes = try writer.data(part).base64EncodedString()
    return JSONText.array([String(rect.x), String(rect.y), JSONText.string(bytes)])
  }

  func finish() throws(FilmError) -> Data {
    guard let last else { throw .noFrames(format: "html") }
    let page = ReportPage(recording: recording, frames: frames, layers: layers, size: last.size)
    return Data(page.text.utf8)
  }
}
