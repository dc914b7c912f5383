import Foundation
import SourceBuild
import Testing

struct ManifestReaderTests {
  private let fixture: Workbench

  init() throws {
    fixture = try Workbench()
    try fixture.write("// swift-tools-version: 5.9", to: "own/Package.swift")
    try fixture.write("", to: "own/Sources/A.swift")
    try dump(path: "Sources")
  }

  private func dump(path: String) throws {
    try fixture.write(
      """
      {"name": "Card", "products": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"},
      "targets": [{"name": "Card", "type": "regular", "path": "\(path)", "exclude": [],
      "resources": [], "dependencies": [], "settings": []}]}
      """, to: "tools/dump.json")
  }

  private var reads: Int {
    let log = FileManager.default.contents(atPath: fixture.path + "/tools/dumps") ?? Data()
    return log.count { $0 == UInt8(ascii: "\n") }
  }

  @Test(arguments: ["Package.swift", "Package@swift-5.9.swift", "Package@swift-6.swift"])
  func `a changed manifest is read again`(name: String) throws {
    for expected in [1, 1] {
      _ = try fixture.find()
      #expect(reads == expected)
    }

    try fixture.write("// swift-tools-version: 5.9 changed", to: "own/" + name)
    for expected in [2, 2] {
      _ = try fixture.find()
      #expect(reads == expected)
    }
  }

  @Test func `temporary files of the package manager are removed`() throws {
    _ = try fixture.find()

    let folder = try String(
      contentsOfFile: fixture.path + "/tools/temporary", encoding: .utf8)
    #expect(folder.contains("matchcut-manifest-"))
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: ["../victim", "Sources/../../victim", "/etc"])
  func `a target outside of its package is refused`(path: String) throws {
    try fixture.write("", to: "victim/B.swift")
    try fixture.write("// swift-tools-version: 5.9\n\n\"\(path)\"", to: "own/Package.swift")
    try dump(path: path)

    let error = #expect(throws: BuildError.self) { try fixture.find() }

    let place = fixture.path + "/own/Package.swift:3"
    #expect(error == .leavesFolder(name: path, folder: fixture.path + "/own", place: place))
  }

  @Test func `a package without Swift names one of its files`() throws {
    try dump(path: "Core")
    try fixture.write("", to: "own/Core/Card.m")

    #expect(throws: BuildError.onlyObjectiveC(path: fixture.path + "/own", file: "Core/Card.m")) {
      try fixture.find()
    }
  }

  @Test func `a dependency on Matchcut is not built, because the SDK contains it`() throws {
    let target =
      #""type": "regular", "exclude": [], "resources": [], "dependencies": [], "settings": []"#
    let names = ["CoreGraphics", "QuartzCore", "UIKit"]
    let modules = names.map { #"{"name": "\#($0)", \#(target)}"# }.joined(separator: ",")
    let rest = #""products": [], "toolsVersion": {"_version": "6.0.0"}"#
    try fixture.write(
      #"{"name": "Any", "dependencies": [], \#(rest), "targets": [\#(modules)]}"#,
      to: "matchcut/dump.json")
    try fixture.write("// swift-tools-version: 5.9", to: "matchcut/Package.swift")
    let path = fixture.path + "/matchcut"
    let local = #"{"fileSystem": [{"identity": "matchcut", "path": "\#(path)"}]}"#
    try fixture.write(
      #"{"name": "Card", \#(rest), "dependencies": [\#(local)], "targets": [{"name": "Card", \#(target)}]}"#,
      to: "own/dump.json")

    let set = try fixture.find()

    #expect(set.modules.map(\.name) == ["Card"])
    #expect(set.modules.first?.flags == ["-DSWIFT_PACKAGE", "-package-name", "card"])
  }
}
