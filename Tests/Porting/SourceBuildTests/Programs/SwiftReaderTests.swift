import Foundation
import SourceBuild
import Testing

struct SwiftReaderTests {
  private let fixture: Workbench
  private var tool: String { fixture.path + "/sdk/bin/matchcut" }

  init() throws { fixture = try Workbench() }

  /// Writes an empty file, which by default is executable, like a program.
  private func write(_ name: String, mode: mode_t = 0o755) throws {
    try fixture.write("", to: name)
    chmod(fixture.path + "/" + name, mode)
  }

  @Test func `it is found beside the tool and in the SDK, beside it first`() throws {
    #expect(SwiftReader.path(beside: tool) == nil)

    try write("sdk/lib/matchcut/matchcut-source")
    #expect(SwiftReader.path(beside: tool) == fixture.path + "/sdk/lib/matchcut/matchcut-source")

    try write("sdk/bin/matchcut-source")
    #expect(SwiftReader.path(beside: tool) == fixture.path + "/sdk/bin/matchcut-source")
  }

  @Test func `a file that cannot be run is none`() throws {
    try write("sdk/bin/matchcut-source", mode: 0o644)

    #expect(SwiftReader.path(beside: tool) == nil)
  }
}
