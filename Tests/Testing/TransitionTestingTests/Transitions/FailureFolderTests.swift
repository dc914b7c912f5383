import Foundation
import Stage
import Testing
import TransitionTesting

@MainActor struct FailureFolderTests {
  @Test func `a failing run writes the files that are attached to the test`() throws {
    let base = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: base) }
    let folder = FailureFolder(test: "Card", environment: [FailureFolder.variable: base.path])
    let stage = Stage()
    stage.show(PullScene.root())
    stage.beginRecording()
    stage.advance(by: 0.1)
    var recording = stage.endRecording()
    recording.meta.name = "cancel at 0.3"

    let path = folder.film(recording)
    _ = folder.film(recording)

    #expect(
      folder.files.map(\.name) == [
        "cancel-at-0.3-filmstrip.png", "cancel-at-0.3-trace.txt", "cancel-at-0.3-recording.json",
      ])
    #expect(folder.files.first?.path == path)
    #expect(folder.files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
  }
}
