import CoreGraphics
import Foundation

/// Encodes a film as MP4 or WebM. It sends raw frames to the program ffmpeg through a socket.
///
/// The frame rate is fixed. A frame is sent several times according to its duration, which is
/// rounded from the exact total. Encoding is single-threaded and bit-exact, so for equal frames,
/// the same version of the program produces identical bytes.
package final class VideoWriter: FrameWriter {
  package enum Container: Sendable {
    /// An MP4 file with H.264 video.
    case mp4
    /// A WebM file with VP9 video.
    case webm

    var encoding: [String] {
      switch self {
      case .mp4:
        ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-movflags", "+faststart"]
          + ["-f", "mp4"]
      case .webm:
        ["-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "28", "-deadline", "good", "-cpu-used", "4"]
          + ["-row-mt", "0", "-f", "webm"]
      }
    }
  }

  private let container: Container
  private let program: VideoProgram
  private let folder: OutputFolder
  private let output: String
  private let shownPath: String
  private let framesPerSecond: Int
  private var elapsed: TickCounter
  private var sent = 0
  private var count = 0
  private var size = PixelSize(width: 0, height: 0)
  private var encoder: EncoderProcess?
  private var last: YUVFrame?

  /// Throws immediately if the program is missing.
  package init(
    _ container: Container, as name: String, in folder: OutputFolder, framesPerSecond: Int = 60,
    program: VideoProgram? = nil
  ) throws(FilmError) {
    self.container = container
    self.framesPerSecond = framesPerSecond
    if let program { self.program = program } else { self.program = try VideoProgram() }
    elapsed = TickCounter(rate: framesPerSecond)
    self.folder = folder
    output = folder.stage(name)
    shownPath = folder.path + "/" + name
  }

  package func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError) {
    try duration.check()
    if count == 0 { size = frame.size }
    guard frame.size == size else {
      throw .frameSize(index: count, found: frame.size, expected: size)
    }
    count += 1
    elapsed.add(duration)
    let picture = YUVFrame(frame)
    let encoder = try running(picture)
    try telling { () throws(FilmError) in
      while sent < elapsed.ticks {
        try encoder.send(picture.bytes)
        sent += 1
      }
    }
    last = picture
  }

  package func finish() throws(FilmError) {
    guard let last else { throw .noFrames(format: "video") }
    let encoder = try running(last)
    try telling { () throws(FilmError) in
      // Even a film that is shorter than half a video frame must have one picture.
      if sent == 0 { try encoder.send(last.bytes) }
      try encoder.finish()
    }
  }

  /// If the program's error is about the output file, for example because the disk is full,
  /// converts it to a file error.
  private func telling(_ body: () throws(FilmError) -> Void) throws(FilmError) {
    do throws(FilmError) {
      try body()
    } catch .programFailed(_, _, let message) where message.contains(output) {
      let reason = message.split(separator: ":").last.map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      throw .unwritableFile(path: shownPath, reason: reason ?? message)
    }
  }

  private func running(_ picture: YUVFrame) throws(FilmError) -> EncoderProcess {
    if let encoder { return encoder }
    let started = try EncoderProcess(
      program, arguments: arguments(picture), unfinished: folder.unfinished)
    encoder = started
    folder.beforeDiscard { started.stop() }
    return started
  }

  private func arguments(_ picture: YUVFrame) -> [String] {
    let colors = [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv",
    ]
    return ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"]
      + ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", "\(picture.width)x\(picture.height)"]
      + ["-framerate", "\(framesPerSecond)"] + colors + ["-i", "pipe:0", "-an"]
      + ["-pix_fmt", "yuv420p"] + colors + ["-bitexact", "-threads", "1"]
      + container.encoding + [output]
  }
}
