import CoreGraphics
import Foundation
import QuartzCore
import Stage

/// Writes all files of a film, which it makes from a recording.
///
/// The film maker does not run the app, and equal recordings result in identical bytes. Frames are
/// painted on all cores while other threads compress finished frames.
package struct FilmMaker: Sendable {
  package static let filmstripName = "filmstrip.png"
  package static let stripName = "strip.png"
  package static let traceName = "trace.txt"
  /// The files that do not need images.
  package static let texts = [traceName, RecordingFile.name]

  package var timing = FilmTiming()
  /// The film formats. The format `png` writes a folder of frames.
  package var formats: [FilmFormat] = [.apng]
  package var makesFilmstrip = true
  /// Whether to make a small picture of a few frames side by side, without text.
  package var makesStrip = false
  /// The number of pixels per point in the filmstrip and of the PNG frames.
  package var scale = 2.0
  /// The number of pixels per point in all other files.
  package var filmScale = 1.0
  /// Whether touches are drawn.
  package var showsTouches = true
  /// The command that makes the film, which the report shows; empty if it is not known.
  package var command = ""

  package init() {}

  /// How much of the work has been done.
  package struct Progress: Sendable, Equatable {
    package let what: String
    package let done: Int
    package let total: Int
  }

  /// The result of the work.
  package struct Summary: Sendable, Equatable {
    /// The number of frames of the film, including repetitions.
    package var frames = 0
    /// The names of the files in the folder.
    package var files: [String] = []

    package init() {}
  }

  /// Writes all files to `folder` under temporary names. The caller commits the folder.
  package func write(
    _ recording: Recording, to folder: OutputFolder, progress: (Progress) -> Void = { _ in }
  ) throws(FilmError) -> Summary {
    var summary = Summary()
    let compositor = Compositor()
    if makesFilmstrip {
      let strip = Filmstrip(recording, scale: scale, showsTouches: showsTouches)
      let image = try strip.image(compositor: compositor) {
        progress(Progress(what: "filmstrip", done: $0, total: strip.count))
      }
      try folder.write(try PNGWriter().data(image), as: Self.filmstripName)
      summary.files.append(Self.filmstripName)
    }
    if makesStrip {
      try folder.write(
        try PNGWriter().data(try strip(of: recording, compositor)), as: Self.stripName)
      summary.files.append(Self.stripName)
    }
    summary.frames = try writeFilms(recording, to: folder, compositor, progress)
    summary.files += formats.map(\.fileName)
    try writeTexts(recording, to: folder)
    summary.files += Self.texts
    return summary
  }

  /// The number of frames in a strip. This number times the frame width is the width of a
  /// documentation page.
  private static let stripCount = 6
  /// The width of a frame in a strip, in points; a strip has one pixel per point.
  private static let stripFrameWidth = 92.0

  private func strip(
    of recording: Recording, _ compositor: Compositor
  ) throws(FilmError) -> CGImage {
    let painter = FramePainter(
      recording, scale: 1, compositor: compositor, showsTouches: showsTouches)
    let frames = FilmstripPicks(recording, count: Self.stripCount).indices.map {
      painter.image(recording.frames[$0])
    }
    return try ContactSheet.strip(frames, width: Self.stripFrameWidth, scale: 1)
  }

  /// Writes the files that do not need images.
  package func writeTexts(_ recording: Recording, to folder: OutputFolder) throws(FilmError) {
    let trace = Trace(events: recording.events, start: recording.start)
    try folder.write(Data(trace.description.utf8), as: Self.traceName)
    try folder.write(RecordingFile(recording).data, as: RecordingFile.name)
  }

  /// Writes the films and returns the number of their frames. The number of frames is returned even
  /// if no film is written.
  private func writeFilms(
    _ recording: Recording, to folder: OutputFolder, _ compositor: Compositor,
    _ progress: (Progress) -> Void
  ) throws(FilmError) -> Int {
    let moments = timing.moments(of: recording.frames.count)
    var reels: [FilmWriting] = []
    for format in formats {
      let scale = format == .png ? scale : filmScale
      let writer = try format.writer(
        in: folder, of: recording, timing: timing, command: command)
      if let index = reels.firstIndex(where: { $0.painter.scale == scale }) {
        reels[index].writers.append(writer)
      } else {
        let painter = FramePainter(
          recording, scale: scale, compositor: compositor, showsTouches: showsTouches)
        reels.append(FilmWriting(painter: painter, writers: [writer]))
      }
    }
    guard !reels.isEmpty else { return moments.count }
    for (number, moment) in moments.enumerated() {
      for reel in reels {
        let image = reel.painter.image(recording.frames[moment.index], after: moment.after)
        for writer in reel.writers { try writer.add(image, for: timing.frameDuration) }
      }
      progress(Progress(what: "rendering", done: number + 1, total: moments.count))
    }
    for reel in reels {
      for writer in reel.writers { try writer.finish() }
    }
    return moments.count
  }

  /// The films whose frames have the same size.
  private struct FilmWriting {
    let painter: FramePainter
    var writers: [any FrameWriter]
  }
}
