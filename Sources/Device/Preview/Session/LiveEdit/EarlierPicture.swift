import CoreGraphics
import Film
import Foundation
import QuartzCore
import Stage

/// A picture of a recording of the previous build, with one pixel per point.
package struct EarlierPicture: Codable, Equatable, Sendable {
  /// The time from which the picture is shown, in seconds since the recording began.
  package var t: Double
  package var png: Data

  package init(t: Double, png: Data) { (self.t, self.png) = (t, png) }

  /// Recordings with more frames have no pictures, because painting them would take too long.
  private static let mostFrames = 600

  /// The pictures of a recording, each of which differs from the previous one.
  static func all(of recording: Recording) -> [EarlierPicture] {
    guard recording.frames.count <= mostFrames else { return [] }
    var writer = PNGWriter()
    (writer.level, writer.workers) = (1, 1)
    return distinct(recording).compactMap { frame, image in
      (try? writer.data(image)).map { EarlierPicture(t: frame.t, png: $0) }
    }
  }

  /// The differences between the pictures and those of another recording.
  static func comparison(
    _ pictures: [EarlierPicture], with recording: Recording
  ) -> PixelComparison? {
    guard !pictures.isEmpty, recording.frames.count <= mostFrames else { return nil }
    let after = distinct(recording)
    let times = Set(pictures.map(\.t) + after.map(\.frame.t)).sorted()
    var comparison = PixelComparison()
    var before: (index: Int, image: CGImage)?
    for t in times {
      guard let index = pictures.lastIndex(where: { $0.t <= t }),
        let image = after.last(where: { $0.frame.t <= t })?.image
      else { continue }
      if before?.index != index {
        before = (try? PNGReader.image(pictures[index].png)).map { (index, $0) }
      }
      if let before { comparison.add(before.image, image, at: t) }
    }
    return comparison
  }

  private static func distinct(_ recording: Recording) -> [(frame: Recording.Frame, image: CGImage)]
  {
    let painter = FramePainter(recording.firstSize, scale: 1, Compositor())
    var found: [(frame: Recording.Frame, image: CGImage)] = []
    for frame in recording.frames {
      let image = painter.image(frame)
      if found.last?.image !== image { found.append((frame, image)) }
    }
    return found
  }
}
