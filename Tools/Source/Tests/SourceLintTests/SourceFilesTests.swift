import Foundation
import SourceLint
import Testing

struct SourceFilesTests {
  private final class Folder {
    let path = FileManager.default.temporaryDirectory.path + "/lint-\(UUID().uuidString)"

    func write(_ name: String, _ bytes: [UInt8] = Array("class A {}".utf8)) throws {
      let url = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private func relative(_ files: SourceFiles, to folder: Folder) -> [String] {
    files.paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `a folder gives its Swift files in order, hidden folders aside`() throws {
    let folder = Folder()
    for name in ["b/B.swift", "a/Z.swift", "a/A.swift", ".build/X.swift", "a/note.md", "C.swift"] {
      try folder.write(name)
    }

    let files = SourceFiles(named: [folder.path + "/"])

    #expect(relative(files, to: folder) == ["C.swift", "a/A.swift", "a/Z.swift", "b/B.swift"])
    #expect(files.failures == [])
  }

  @Test func `a file that is named twice is checked once`() throws {
    let folder = Folder()
    try folder.write("A.swift")
    try folder.write("B.swift")

    let files = SourceFiles(named: [folder.path + "/B.swift", folder.path])

    #expect(relative(files, to: folder) == ["B.swift", "A.swift"])
  }

  @Test(arguments: [
    (manifest: nil, isFound: false),
    (manifest: ".package(url: \"https://example.com/Other\", from: \"1.0.0\")", isFound: false),
    (manifest: ".product(name: \"UIKit\", package: \"Matchcut\")", isFound: true),
  ])
  func `a method that only a port calls is reported in packages that are not ported`(
    manifest: String?, isFound: Bool
  ) throws {
    let folder = Folder()
    if let manifest { try folder.write("Package.swift", Array(manifest.utf8)) }
    let source = """
      class Base: UIViewController, UIScrollViewDelegate {}
      class Page: Base { func scrollViewDidScroll(_ view: UIScrollView) {} }
      """
    try folder.write("Sources/A.swift", Array(source.utf8))

    let report = SourceLint().check(SourceFiles(named: [folder.path + "/Sources"]))

    #expect(report.findings.map(\.rule) == (isFound ? [.shadowedDefault] : []))
  }

  @Test func `a link that leads back is not followed`() throws {
    let folder = Folder()
    try folder.write("A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/loop", withDestinationPath: folder.path)

    #expect(relative(SourceFiles(named: [folder.path]), to: folder) == ["A.swift"])
  }

  @Test func `what cannot be read is told, and the rest is read`() throws {
    let folder = Folder()
    try folder.write("A.swift")
    try folder.write("Latin.swift", [0x2F, 0x2F, 0xE9, 0x0A])
    try folder.write("empty/note.md")
    try folder.write("Flip.m")

    let files = SourceFiles(named: [
      folder.path + "/none.swift", folder.path + "/empty", folder.path + "/Latin.swift",
      folder.path + "/A.swift", folder.path + "/Flip.m",
    ])

    #expect(relative(files, to: folder) == ["A.swift"])
    #expect(
      files.failures.map(\.found) == [
        "no such file or folder", "no Swift file in the folder", "bytes that are not UTF-8",
        "Objective-C, which matchcut does not read",
      ])
    #expect(files.failures.last?.remedy.contains("documents/000") == true)
  }
}
