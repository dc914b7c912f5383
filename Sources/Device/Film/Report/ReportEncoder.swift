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
  private let command: String
  private var frames: [ReportFrame] = []
  private var layers: ReportLayers
  private var last: CGImage?
  private var sinceWhole = 0

  /// The number of frames from one complete picture to the next.
  private static let wholeEvery = 30
  /// A picture is stored completely if more than this fraction of it has changed.
  private static let mostChanged = 0.8

  /// `command` is the command that makes the film; empty if it is not known.
  init(_ recording: Recording, _ timing: FilmTiming, _ command: String = "") {
    (self.recording, self.timing, self.command) = (recording, timing, command)
    layers = ReportLayers(recording)
    moments = timing.moments(of: recording.frames.count)
  }

  func add(_ image: CGImage, for duration: FrameDuration) throws(FilmError) {
    if let last, last.size != image.size {
      throw .frameSize(index: frames.count, found: image.size, expected: last.size)
    }
    let picture = try picture(of: image)
    last = image
    guard frames.count < moments.count else {
      // Without a recording the times are unknown, so the frames are numbered consecutively.
      let t = Double(frames.count) / Double(timing.framesPerSecond)
      return frames.append(ReportFrame(t: JSONNumber(t), picture: picture))
    }
    let moment = moments[frames.count]
    let frame = recording.frames[moment.index]
    let screen = frame.size ?? recording.firstSize
    frames.append(
      ReportFrame(
        t: JSONNumber(frame.t + moment.after), progress: frame.progress.map(JSONNumber.init),
        fingers: frame.pageFingers,
        size: screen == recording.canvas
          ? nil : [JSONNumber(screen.width), JSONNumber(screen.height)],
        layers: layers.add(moment), picture: picture))
  }

  /// The difference from the previous picture; nil if nothing has changed.
  private func picture(of image: CGImage) throws(FilmError) -> ReportFrame.Picture? {
    guard var rect = last.map({ image.changedRect(since: $0) }) ?? image.bounds else { return nil }
    sinceWhole += 1
    let share = Double(rect.width * rect.height) / Double(image.width * image.height)
    if sinceWhole >= Self.wholeEvery || share > Self.mostChanged { rect = image.bounds }
    if rect == image.bounds { sinceWhole = 0 }
    return ReportFrame.Picture(x: rect.x, y: rect.y, file: try file(image, rect))
  }

  private func file(_ image: CGImage, _ rect: PixelRect) throws(FilmError) -> Data {
    if image.isOpaque { return try WebPWriter().data(image, rect) }
    let part = image.cropping(
      to: CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
    var writer = PNGWriter()
    writer.level = 9
    return try writer.data(part ?? image)
  }

  func finish() throws(FilmError) -> Data {
    guard let last else { throw .noFrames(format: "html") }
    let page = ReportPage(
      recording: recording, frames: frames, layers: layers, size: last.size, command: command)
    return Data(page.text.utf8)
  }
}
