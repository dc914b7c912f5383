import Foundation
import Stage

/// Generates the report of a comparison: a page that shows each film that differs before and after,
/// locked in time, with the differences in words. All data is embedded.
package struct ComparisonPage {
  private let comparison: FilmsComparison
  private let before, after: String

  /// `before` and `after` are the names of the sides.
  package init(_ comparison: FilmsComparison, before: String, after: String) {
    (self.comparison, self.before, self.after) = (comparison, before, after)
  }

  /// The largest size of all embedded pictures, in bytes. Further films are shown without pictures,
  /// because browsers do not open very large files.
  private static let mostPictures = 96 << 20

  package var text: String {
    PageTemplate(PackageResources.comparison_html, sheets: Self.sheets).text(data: data)
  }

  private static let sheets = ["base", "layout", "device", "timeline", "panels", "narrow"]

  private var data: String {
    var document = JSONDocument()
    document.add("before", before)
    document.add("after", after)
    document.add("counts", comparison.counts)
    var rest = Self.mostPictures
    document.add(
      "films", lines: comparison.entries.filter { !$0.state.isSame }.map { Film($0, limit: &rest) })
    return document.text
  }

  private struct Film: Encodable {
    let name, state: String
    let differences: [Highlight]
    @NullIfNil var before: Side?
    @NullIfNil var after: Side?
    /// The differences of calls; empty if only one side has the film, or if all calls are equal.
    let calls: [PageChangedCall]

    init(_ entry: FilmsComparison.Entry, limit: inout Int) {
      (name, state) = (entry.name, entry.state.name)
      differences = entry.highlights
      before = entry.before.map { Side($0, limit: &limit) }
      after = entry.after.map { Side($0, limit: &limit) }
      if case .changed(let comparison) = entry.state {
        calls = PageChangedCall.all(in: comparison)
      } else {
        calls = []
      }
    }
  }

  /// A film of one side.
  private struct Side: Encodable {
    let duration: JSONNumber
    let events: [PageCall]
    let frames: [Frame]
    let transitions: [RecordedTransition]
    /// Null if the film has no pictures that can be read, or if the report is too large.
    @NullIfNil var pictures: Pictures?

    init(_ film: FilmsComparison.Film, limit: inout Int) {
      let run = film.run
      duration = JSONNumber(run.meta.duration)
      events = PageCall.all(in: run)
      frames = run.samples.map(Frame.init)
      transitions = RecordedTransition.all(in: run)
      guard let data = film.animation?.data, data.count <= limit, let file = try? APNGFile(data)
      else { return }
      limit -= data.count
      pictures = Pictures(file, duration: run.meta.duration)
    }
  }

  /// A sample of a recording, in the format of the browser page.
  private struct Frame: Encodable {
    let t: JSONNumber
    @NullIfNil var progress: JSONNumber?
    let fingers: [[JSONNumber]]

    init(_ sample: RecordedRun.Sample) {
      t = JSONNumber(sample.t)
      progress = sample.progress.map(JSONNumber.init)
      fingers = sample.touches.map {
        [JSONNumber(Double($0.finger)), JSONNumber($0.x), JSONNumber($0.y)]
      }
    }
  }

  private struct Pictures: Encodable {
    struct Frame: Encodable {
      let t: JSONNumber
      let picture: ReportFrame.Picture
    }

    let width, height: Int
    let frames: [Frame]

    /// A film that was made with `--slow` is longer than its recording.
    init(_ file: APNGFile, duration: Double) {
      (width, height) = (file.size.width, file.size.height)
      let slow = max(1, (file.duration / max(duration, file.duration / Self.mostSlow)).rounded())
      frames = file.frames.map { frame in
        Frame(
          t: JSONNumber(frame.t / slow),
          picture: ReportFrame.Picture(x: frame.rect.x, y: frame.rect.y, file: frame.png))
      }
    }

    /// The largest factor by which a film can be slowed down.
    private static let mostSlow = 100.0
  }
}
