import Film
import Foundation
import Stage
import Testing

@MainActor
struct RecordingFileTests {
  private struct File: Decodable {
    struct Format: Decodable { let name: String, version: Int, note: String }
    struct Meta: Decodable { let name: String, size: [Double], fps: Int, duration: Double }
    struct Argument: Decodable { let label, value: String? }
    struct Call: Decodable { let name: String, arguments: [Argument]?, then: String? }
    struct Event: Decodable { let t: Double, lane, object: String, call: Call, answer: String? }
    struct View: Decodable {
      let id: Int, parent: Int?, name: String, frame: [Double], alpha: Double, hidden: Bool
      let z: Double, transform, sublayerTransform: [Double]?
    }
    struct Touch: Decodable { let finger: Int, x, y: Double }
    struct Sample: Decodable {
      let t: Double, progress: Double?, touches: [Touch], views: [View], gone: [Int]?
    }
    let format: Format, meta: Meta, events: [Event], samples: [Sample], diagnostics: [String]
  }

  private func read(_ recording: Recording) throws -> File {
    try JSONDecoder().decode(File.self, from: RecordingFile(recording).data)
  }

  @Test func `a recording has its frames, calls and views`() throws {
    let recording = Recordings.slide()

    let file = try read(recording)

    #expect(file.format.version == RecordingFile.version)
    #expect(file.meta.name == "slide" && file.meta.size == [48, 80] && file.meta.fps == 60)
    #expect(file.samples.count == recording.frames.count)
    #expect(file.events.map(\.call.name) == recording.events.map(\.call.message.name))
    let end = try #require(file.events.first { $0.call.name == "completeTransition" }).call
    #expect(end.arguments?.map(\.value) == ["true"] && end.arguments?.first?.label == nil)
    let first = try #require(file.samples.first)
    #expect(first.t == 0 && first.views.count > 3)
    #expect(first.views.first?.parent == nil)
    #expect(first.views.first?.frame.suffix(2) == [48, 80])
  }

  @Test func `samples show what is on screen, not the model`() throws {
    let file = try read(Recordings.slide())
    let moving = file.samples.filter { $0.progress.map { $0 > 0 && $0 < 1 } == true }
    // These are the positions of the page that slides up, from 80 to 0.
    let heights = moving.compactMap { sample in
      sample.views.first { $0.frame[1] > 0 && $0.frame[1] < 80 && $0.frame[3] == 80 }?.frame[1]
    }

    #expect(heights.count > 5)
    #expect(heights == heights.sorted(by: >))
  }

  @Test func `a static recording lists its views once`() throws {
    let file = try read(Recordings.blank([nil, 0.25, nil], fingers: 1..<2))

    #expect(file.samples.map(\.views.count) == [1, 0, 0])
    #expect(file.samples.map(\.progress) == [nil, 0.25, nil])
    #expect(file.samples.map(\.touches.count) == [0, 1, 0])
    #expect(file.samples.allSatisfy { $0.gone == nil })
  }

  @Test func `dark appearance is written if it was chosen`() {
    var recording = Recordings.blank([nil])
    #expect(!RecordingFile(recording).text.contains("\"dark\""))

    recording.meta.rightToLeft = true
    recording.meta.dark = true
    #expect(
      RecordingFile(recording).text.contains("\"dark\":true,")
        && RecordingFile(recording).text.contains("\"rtl\":true,"))
  }

  @Test func `a style is written when it changes`() throws {
    let text = RecordingFile(Recordings.slide()).text
    let styles = text.components(separatedBy: "\"style\"").count
    let views = text.components(separatedBy: "\"frame\"").count

    #expect(styles > 4 && styles < views)
    #expect(text.contains("\"backgroundColor\":["))
    let run = try RecordedRun(json: Data(text.utf8))
    #expect(run.hasStyles && run.samples.first?.views.allSatisfy { $0.style != nil } == true)
  }

  @Test func `two runs write the same bytes, without addresses`() {
    let text = RecordingFile(Recordings.slide()).text

    #expect(text == RecordingFile(Recordings.slide()).text)
    #expect(!text.contains("0x"))
  }
}
