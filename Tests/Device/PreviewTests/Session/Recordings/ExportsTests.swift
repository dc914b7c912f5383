import Foundation
import Preview
import Stage
import Testing

@MainActor @Suite(.serialized) struct ExportsTests {
  private func take() throws -> LiveRecording {
    let device = try LiveDevice(
      .card, on: Device(id: "tiny", title: "", size: CGSize(width: 60, height: 90), scale: 1),
      .init(), recordings: 0)
    device.touch(0, .down, at: CGPoint(x: 20, y: 20), ago: 0)
    for turn in 1...12 { _ = device.advance(to: Double(turn) / 60) }
    device.touch(0, .up, at: CGPoint(x: 20, y: 20), ago: 0)
    for turn in 13...40 { _ = device.advance(to: Double(turn) / 60) }
    return try #require(device.cut())
  }

  private func make(
    _ live: LiveRecording, _ format: Exports.Format, _ exports: Exports
  ) async -> Result<Exports.Made, PageError> {
    await withCheckedContinuation { continuation in
      exports.make(
        live, format, scale: 1, post: { action in Task { @MainActor in action() } },
        done: { continuation.resume(returning: $0) })
    }
  }

  // A video needs a program that may not be installed.
  @Test(
    arguments: [
      (Exports.Format.apng, [0x89, 0x50, 0x4E, 0x47]), (.gif, Array("GIF89a".utf8)),
      (.filmstrip, [0x89, 0x50, 0x4E, 0x47]), (.html, Array("<!doctype html>".utf8)),
      (.recording, Array("{\n\"format\":".utf8)), (.trace, Array("  ".utf8)),
      (.script, Array("{\n".utf8)), (.test, Array("import Foundation\n".utf8)),
    ] as [(Exports.Format, [UInt8])])
  func `a recording can be exported as a file`(format: Exports.Format, beginning: [UInt8])
    async throws
  {
    let exports = Exports()

    let made = try await make(take(), format, exports).get()

    let file = try #require(exports.file(at: made.url))
    #expect(file.name == made.name && made.name.hasPrefix("card-1."))
    #expect(file.data.starts(with: beginning))
    #expect(exports.file(at: made.url + "x") == nil)
  }

  @Test func `a saved script can be read again`() async throws {
    let exports = Exports()
    let made = try await make(take(), .script, exports).get()

    let script = try TouchScript(
      json: try #require(exports.file(at: made.url)).data, name: "saved")

    #expect(script.unit == .points)
    #expect(script.fingers.map { $0.map(\.phase) } == [[.down, .up]])
  }

  @Test func `old files are removed for new ones`() async throws {
    let exports = Exports()
    let live = try take()
    var urls: [String] = []
    for _ in 0..<14 { urls.append(try await make(live, .script, exports).get().url) }

    #expect(exports.file(at: urls[0]) == nil)
    #expect(exports.file(at: urls[1]) == nil)
    #expect(exports.file(at: urls[2]) != nil)
    #expect(exports.file(at: urls[13]) != nil)
  }

  @Test func `concurrent exports are limited`() throws {
    let exports = Exports()
    let live = try take()
    var errors: [PageError] = []

    for _ in 0...Exports.most {
      // The exported file is never downloaded.
      exports.make(
        live, .script, scale: 1, post: { _ in },
        done: { result in
          if case .failure(let error) = result { errors.append(error) }
        })
    }

    #expect(
      errors == [
        PageError(
          about: "export", "found 4 exports in progress, expected fewer than 4; try later")
      ])
  }
}
