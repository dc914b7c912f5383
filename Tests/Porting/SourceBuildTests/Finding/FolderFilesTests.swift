import Foundation
import SourceBuild
import TemporaryFolders
import Testing

@Suite struct FolderFilesTests {
  private let temporary = TemporaryFolder()

  /// A folder with empty files at the paths given.
  private func folder(_ paths: [String]) throws -> String {
    for path in paths { try temporary.write("", to: path) }
    return temporary.path
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
    _ = try Program("/bin/rm", ["-rf", folder]).run(keepingOutputIn: "/tmp")
  }

  @Test func `code of a documentation catalogue is not compiled`() throws {
    let folder = try folder([
      "A.swift", "A.docc/Resources/01-A.swift", ".hidden/B.swift", "Parts/C.swift",
    ])

    let found = try FolderFiles(below: folder).swift.map { $0.relative(to: folder) }

    #expect(found == ["A.swift", "Parts/C.swift"])
  }
}
