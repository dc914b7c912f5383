import Foundation
import SourceBuild
import Testing

@Suite(.serialized) struct ProgramTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  /// The number of running processes whose command contains a word.
  private func count(_ word: String) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.count { name in
      guard Int(name) != nil, let text = RegularFile.text("/proc/\(name)/cmdline") else {
        return false
      }
      return text.contains(word)
    }
  }

  /// `setsid` starts the child in another process group, as compilers and SwiftPM do.
  @Test func `a program that is too slow ends with all its children`() throws {
    let word = "sleep \(Int(getpid()) + 100_000)"
    let script = "setsid sh -c '\(word); :' & setsid sh -c '\(word); :'; :"

    let result = try Program("/bin/sh", ["-c", script]).run(
      keepingOutputIn: fixture.path, timeLimit: 0.5)

    #expect(result.end == .tooSlow)
    // The kernel ends the processes a moment later.
    for _ in 0..<1000 where count(word) > 0 { usleep(10_000) }
    #expect(count(word) == 0)
  }

  @Test func `a program does not get the tool's other files`() throws {
    let pipe = Pipe()

    let result = try Program("/bin/ls", ["/proc/self/fd"]).run(keepingOutputIn: fixture.path)

    // The last file is the folder that `ls` reads.
    #expect(String(decoding: result.output, as: UTF8.self) == "0\n1\n2\n3\n")
    withExtendedLifetime(pipe) {}
  }
}
