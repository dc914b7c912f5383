import Foundation
import Testing

/// Checks that keep `Transitions` and `Demos` compatible with iOS, as far as Linux can tell.
@Suite struct PortableSourcesTests {
  static let modules = ["Transitions", "Demos"]

  @Test(arguments: modules)
  func `portable sources import only UIKit`(module: String) throws {
    for file in try SourceTree.swiftFiles(of: module) {
      let others = Imports(of: file.source).all.filter { $0 != "UIKit" && $0 != "Transitions" }
      #expect(others.isEmpty, "\(module)/\(file.path) imports \(others.joined(separator: ", "))")
    }
  }

  @Test(arguments: modules)
  func `one file of ten lines provides selectors on iOS`(module: String) throws {
    let files = try SourceTree.swiftFiles(of: module).filter {
      $0.source.contains("extension Selector")
    }

    #expect(files.count == 1, "\(module): \(files.map(\.path))")
    for file in files {
      let lines = file.source.split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("//") }
      #expect(lines.first == "#if canImport(ObjectiveC)" && lines.last == "#endif")
      #expect(lines.count - 2 <= 10, "\(module)/\(file.path)")
    }
  }

  @Test func `the workflow builds the Mac's products and the app`() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
    }
    let schemes = try text(".github/workflows/ios.yml").matches(of: #/-scheme (\w+)/#)
    let app = try text("Examples/iOS/MatchcutDemos.swiftpm/Package.swift")

    #expect(schemes.map { String($0.1) } == Self.modules + ["MatchcutDemos"])
    #expect(app.contains(#/\.iOSApplication\(\s+name: "MatchcutDemos"/#))
    #expect(app.contains(#".package(name: "Matchcut", path: "../../..")"#))
  }
}
