import Foundation
import SourceBuild
import Testing

struct ManifestReaderTests {
  private let bench: Workbench

  init() throws {
    bench = try Workbench()
    try bench.write("// swift-tools-version: 5.9", to: "own/Package.swift")
    try bench.write("", to: "own/Sources/A.swift")
    try dump(path: "Sources")
  }

  private func dump(path: String) throws {
    try bench.write(
      """
      {"name": "Card", "products": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"},
      "targets": [{"name": "Card", "type": "regular", "path": "\(path)", "exclude": [],
      "resources": [], "dependencies": [], "settings": []}]}
      """, to: "tools/dump.json")
  }

  private var reads: Int {
    let log = FileManager.default.contents(atPath: bench.path + "/tools/dumps") ?? Data()
    return log.count { $0 == UInt8(ascii: "\n") }
  }

  @Test(arguments: ["Package.swift", "Package@swift-5.9.swift", "Package@swift-6.swift"])
  func `a changed manifest is read again`(name: String) throws {
    for expected in [1, 1] {
      _ = try bench.find()
      #expect(reads == expected)
    }

    try bench.write("// swift-tools-version: 5.9 changed", to: "own/" + name)
    for expected in [2, 2] {
      _ = try bench.find()
      #expect(reads == expected)
    }
  }

  @Test(arguments: ["../victim", "Sources/../../victim", "/etc"])
  func `a target outside of its package is refused`(path: String) throws {
    try bench.write("", to: "victim/B.swift")
    try bench.write("// swift-tools-version: 5.9\n\n\"\(path)\"", to: "own/Package.swift")
    try dump(path: path)

    let error = #expect(throws: BuildError.self) { try bench.find() }

    let place = bench.path + "/own/Package.swift:3"
    #expect(error == .leavesFolder(name: path, folder: bench.path + "/own", place: place))
  }

  @Test func `a dependency on Matchcut is not built, because the SDK contains it`() throws {
    let target =
      #""type": "regular", "exclude": [], "resources": [], "dependencies": [], "settings": []"#
    let names = ["CoreGraphics", "QuartzCore", "UIKit"]
    let modules = names.map { #"{"name": "\#($0)", \#(target)}"# }.joined(separator: ",")
    let rest = #""products": [], "toolsVersion": {"_version": "6.0.0"}"#
    try bench.write(
      #"{"name": "Any", "dependencies": [], \#(rest), "targets": [\#(modules)]}"#,
      to: "matchcut/dump.json")
    try bench.write("// swift-tools-version: 5.9", to: "matchcut/Package.swift")
    let path = bench.path + "/matchcut"
    let local = #"{"fileSystem": [{"identity": "matchcut", "path": "\#(path)"}]}"#
    try bench.write(
      #"{"name": "Card", \#(rest), "dependencies": [\#(local)], "targets": [{"name": "Card", \#(target)}]}"#,
      to: "own/dump.json")

    let set = try bench.find()

    #expect(set.modules.map(\.name) == ["Card"])
    #expect(set.modules.first?.flags == ["-DSWIFT_PACKAGE", "-package-name", "card"])
  }
}
