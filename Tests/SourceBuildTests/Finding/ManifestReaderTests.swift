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
}
