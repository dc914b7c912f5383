import Foundation
import Stage
import TestSupport

/// The figures of `Tests/Measured/figures.json`, measured in UIKit; the file names their source.
struct MeasuredFigures: Decodable {
  /// Where a figure was measured.
  struct Source: Decodable {
    let repository: String
    let path: String
    let commit: String
  }
  struct Springs: Decodable {
    let source: [Source]
    /// One row for each spring: damping ratio, duration, initial velocity, stiffness.
    let rows: [[Double]]
  }
  /// The positions of an animated object at some times.
  struct Track: Decodable {
    let dampingRatio: Double?
    let duration: Double
    let from: Double
    let to: Double
    let rows: [[Double]]
  }
  struct Tracks: Decodable {
    let source: [Source]
    let spring: Track
    let easeInOutAnimator: Track
    let springAnimator: Track
  }
  struct Knob: Decodable {
    let frequency: Double
    let duration: Double
  }
  struct Switch: Decodable {
    let source: [Source]
    let offToOn: Knob
    let onToOff: Knob
  }
  struct Inset: Decodable {
    let phone: CGFloat
    let pad: CGFloat
  }
  struct Bars: Decodable {
    let source: [Source]
    let height: CGFloat
    let leastTop: CGFloat
    let largeHeight: CGFloat
    let expandedInset: Inset
    let promptExtra: CGFloat
    let tabBarHeight: CGFloat
  }
  struct Readable: Decodable {
    let source: [Source]
    let widest: CGFloat
    let viewWidth: CGFloat
    let x: CGFloat
  }
  struct Release: Decodable {
    let frequency: Double
    let from: Double
    let lag: Double
    let rows: [[Double]]
  }
  struct Grabber: Decodable {
    let width, height, radius, belowTop, x, alpha, red, green, blue: CGFloat
  }
  struct Radius: Decodable {
    let floatingTop, floatingBottom, largeTopFitted, largeBottomFitted, padForm: CGFloat
  }
  struct Shadow: Decodable {
    let radius, opacity, drop: CGFloat
  }
  struct Frames: Decodable {
    let phone, small, pad, padForm: [CGFloat]
  }
  /// The value or name of a detent, the sheet's frame there and its bottom safe area, if known.
  struct DetentRow: Decodable {
    let name: String?
    let value: CGFloat?
    let frame: [CGFloat]
    let bottom: CGFloat?

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      name = try? row.decode(String.self)
      value = name == nil ? try row.decode(CGFloat.self) : nil
      frame = try (0..<4).map { _ in try row.decode(CGFloat.self) }
      bottom = try row.decodeIfPresent(CGFloat.self)
    }
  }
  struct Sheets: Decodable {
    let source: [Source]
    let largeFrames: Frames
    let dimming: CGFloat
    let detents: [DetentRow]
    let release: Release
    let heightsBetweenDetents: [CGFloat]
    let grabber: Grabber
    let radius: Radius
    let shadow: Shadow
  }

  let springs: Springs
  let tracks: Tracks
  let `switch`: Switch
  let bars: Bars
  let readable: Readable
  let sheets: Sheets

  var sources: [Source] {
    springs.source + tracks.source + `switch`.source + bars.source + readable.source
      + sheets.source
  }

  /// Reads the file.
  static func read() throws -> MeasuredFigures {
    let file = ProjectFolder.url.appendingPathComponent("Tests/Measured/figures.json")
    let data = try Data(contentsOf: file)
    return try JSONDecoder().decode(MeasuredFigures.self, from: data)
  }
}
