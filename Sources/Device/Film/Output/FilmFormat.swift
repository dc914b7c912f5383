import CoreGraphics
import Foundation
import Stage

/// The film formats. A format has the same name as on the command line.
package enum FilmFormat: String, CaseIterable, Sendable {
  case apng
  case gif
  case mp4
  case webm
  /// A folder of numbered PNG files.
  case png
  /// A self-contained HTML page with the film, its timeline and its calls.
  case html

  /// The file name of a film of this format.
  package var fileName: String {
    switch self {
    case .apng: "film.png"
    case .gif: "film.gif"
    case .mp4: "film.mp4"
    case .webm: "film.webm"
    case .png: "png"
    case .html: "report.html"
    }
  }

  /// A writer for a film of this format in `folder`. The caller passes the writer the frames of
  /// `recording` that `timing` selects. `command` is the command that makes the film; empty if it is
  /// not known.
  package func writer(
    in folder: OutputFolder, of recording: Recording = Recording(),
    timing: FilmTiming = FilmTiming(), command: String = ""
  ) throws(FilmError) -> any FrameWriter {
    switch self {
    case .apng: EncodedFile(APNGWriter(), as: fileName, in: folder)
    case .gif: EncodedFile(GIFWriter(), as: fileName, in: folder)
    case .mp4, .webm:
      try VideoWriter(
        self == .mp4 ? .mp4 : .webm, as: fileName, in: folder,
        framesPerSecond: timing.framesPerSecond)
    case .png: try FrameFolder(fileName, in: folder)
    case .html: EncodedFile(ReportEncoder(recording, timing, command), as: fileName, in: folder)
    }
  }
}

/// Encodes frames and writes the result to a file.
private final class EncodedFile: FrameWriter {
  private let encoder: any FrameEncoder
  private let name: String
  private let folder: OutputFolder

  init(_ encoder: any FrameEncoder, as name: String, in folder: OutputFolder) {
    self.encoder = encoder
    self.name = name
    self.folder = folder
  }

  func add(_ frame: CGImage, for duration: FrameDuration) throws(FilmError) {
    try encoder.add(frame, for: duration)
  }

  func finish() throws(FilmError) {
    try folder.write(try encoder.finish(), as: name)
  }
}
