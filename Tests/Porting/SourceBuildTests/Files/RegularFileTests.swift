import Foundation
import SourceBuild
import Testing

struct RegularFileTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  @Test func `a file is read completely, also if its size is not known before`() throws {
    let text = String(repeating: "äöü\n", count: 10_000)
    try fixture.write(text, to: "own/A.swift")

    #expect(RegularFile.text(fixture.path + "/own/A.swift") == text)
    #expect(RegularFile.text("/proc/self/status")?.contains("Pid:") == true)
  }

  @Test func `only regular files up to the limit are read`() throws {
    try fixture.pipe("own/pipe.swift")
    try fixture.link("own/zero.swift", to: "/dev/zero")
    try fixture.write("12345", to: "own/long.swift")
    try fixture.link("own/nowhere.swift", to: "/nowhere")
    let own = fixture.path + "/own"

    let cases: [(String, BuildError)] = [
      ("pipe.swift", .unusableFile(path: own + "/pipe.swift", .special)),
      ("zero.swift", .unusableFile(path: own + "/zero.swift", .special)),
      ("long.swift", .unusableFile(path: own + "/long.swift", .tooLarge(limit: 4))),
      (
        "nowhere.swift",
        .unreadable(path: own + "/nowhere.swift", reason: "No such file or directory")
      ),
    ]
    for (name, error) in cases {
      #expect(throws: error) { try RegularFile.read(own + "/" + name, limit: 4) }
    }
  }

  @Test(arguments: ["a\nb.swift", "a\rb.swift"])
  func `a source file whose path has a line break is refused`(name: String) throws {
    try fixture.write("", to: "own/" + name)
    let path = fixture.path + "/own/" + name

    #expect(throws: BuildError.unusableFile(path: path, .lineBreak)) {
      try RegularFile.checkSource(path)
    }
  }
}
