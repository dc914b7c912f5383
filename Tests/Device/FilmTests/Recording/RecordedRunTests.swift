import Film
import Foundation
import Stage
import Testing

@MainActor
struct RecordedRunTests {
  @Test func `written data reads back`() throws {
    let recording = Recordings.slide()

    let run = try RecordedRun(json: RecordingFile(recording).data)

    #expect(run.meta.name == "slide" && run.meta.size == [48, 80])
    #expect(run.events.map(\.call.description) == recording.events.map(\.call.description))
    #expect(run.events.map(\.answer) == recording.events.map(\.answer?.description))
    #expect(run.samples.count == recording.frames.count)
    #expect(run.samples.first?.views.first?.name.isEmpty == false)
    #expect(run.samples.map(\.progress).count { $0 != nil } > 5)
  }

  @Test func `the user's settings are read, dark appearance if present`() throws {
    var recording = Recordings.blank([nil])
    let plain = try RecordedRun(json: RecordingFile(recording).data).meta
    recording.meta.reduceMotion = true
    recording.meta.rightToLeft = true
    recording.meta.dark = true
    let chosen = try RecordedRun(json: RecordingFile(recording).data).meta

    #expect(!plain.reduceMotion && !plain.rtl && plain.dark == nil)
    #expect(chosen.reduceMotion && chosen.rtl && chosen.dark == true)
  }

  private static let whole = RecordingFile(Recordings.blank([nil, 0.5])).text

  /// A change to a valid file, and the key path, the value found and the value expected in the
  /// error; nil for a recording.
  private static let broken:
    [(change: @Sendable (String) -> String, path: String, found: String, expected: String?)] = [
      (
        { _ in "" }, "", "nothing", nil
      ),
      (
        { _ in "film" }, "", "text that is not JSON", nil
      ),
      (
        { _ in "{}" }, "", "JSON that is not a recording", nil
      ),
      ({ $0.replacing("\"version\":2", with: "\"version\":3") }, "format.version", "3", "1 or 2"),
      (
        { $0.replacing("\"duration\":", with: "\"length\":") }, "meta.duration", "nothing",
        "a value"
      ),
      (
        { $0.replacing("\"alpha\":1", with: "\"alpha\":\"much\"") }, "samples[0].views[0].alpha",
        "'much'", "a number"
      ),
      (
        { $0.replacing("\"frame\":[-10,-15,20,30]", with: "\"frame\":[1,2]") },
        "samples[0].views[0].frame", "a list", "4 numbers"
      ),
      ({ $0.replacing("\"events\":[]", with: "\"events\":3") }, "events", "the number 3", "a list"),
    ]

  @Test func `an invalid file reports found, expected, and where`() {
    for item in Self.broken {
      let text = item.change(Self.whole)
      #expect(text != Self.whole)

      let error = #expect(throws: RecordingFileError.self) {
        try RecordedRun(json: Data(text.utf8))
      }

      #expect(error?.path == item.path && error?.found == item.found, "\(error as Any)")
      #expect(error?.expected == item.expected.map(RecordingFileError.Expected.value) ?? .recording)
    }
  }
}
