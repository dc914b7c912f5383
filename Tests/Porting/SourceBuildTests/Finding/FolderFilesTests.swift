import Foundation
import SourceBuild
import Testing

@Suite struct FolderFilesTests {
  /// A folder with empty files at the paths given.
  private func folder(_ paths: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FolderFilesTests-\(UUID().uuidString)").path
    for path in paths {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    return folder
  }

  @Test func `a folder that is missing is named`() {
    #expect(throws: BuildError.self) { try FolderFiles(below: "/nowhere") }
  }

  @Test func `links that lead nowhere or in a circle are skipped`() throws {
    let folder = try folder(["A.swift"])
    for target in ["Nowhere.swift", "Circle.swift"] {
      let link = folder + (target == "Nowhere.swift" ? "/Link.swift" : "/Circle.swift")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }

    #expect(try FolderFiles(below: folder).swift == [folder + "/A.swift"])
  }

  @Test func `a file whose path is too long for the system is an error`() throws {
    let folder = try folder(["A.swift"])
    let name = String(repeating: "n", count: 250)
    let script = "cd '\(folder)' && for i in $(seq 17); do mkdir \(name) && cd \(name); done"

    _ = try Program("/bin/sh", ["-c", script]).run(keepingOutputIn: folder)

    #expect(throws: BuildError.self) { try FolderFiles(below: folder) }
    _ = try Program("/bin/rm", ["-rf", folder]).run(keepingOutputIn: NSTemporaryDirectory())
  }

  @Test func `code of a documentation catalogue is not compiled`() throws {
    let folder = try folder([
      "A.swift", "A.docc/Resources/01-A.swift", ".hidden/B.swift", "Parts/C.swift",
    ])

    let found = try FolderFiles(below: folder).swift.map { $0.relative(to: folder) }

    #expect(found == ["A.swift", "Parts/C.swift"])
  }
}
