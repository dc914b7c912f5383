import Foundation
import Testing

/// `Documentation/Toolchain.md` lists each place that relies on unguaranteed properties of Swift.
struct ToolchainPageTests {
  /// The markers of such places.
  private static let markers = ["@_silgen_name", "dlsym(", "__asm__(\"$s"]

  @Test func `the page names each file that relies on the toolchain`() throws {
    let page = try Page.text(of: "Documentation/Toolchain.md")
    var missing: [String] = []
    for folder in ["CDeviceRuntime", "CMainQueue"] + (try SourceTree.modules()) {
      let url = SourceTree.root.appendingPathComponent(try SourceTree.folder(of: folder))
      let files = try FileManager.default.subpathsOfDirectory(atPath: url.path)
      for file in files.sorted() where file.hasSuffix(".swift") || file.hasSuffix(".c") {
        let text = try String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
        guard Self.markers.contains(where: text.contains) else { continue }
        let name = file.split(separator: "/").last.map(String.init) ?? file
        if !page.contains("`\(name)`"), !page.contains("`\(folder)`") { missing.append(name) }
      }
    }

    #expect(missing == [])
  }

  @Test func `the documents, the set-up and the messages name the same versions`() throws {
    let deps = try Page.text(of: "scripts/deps")
    let major = try #require(deps.firstMatch(of: #/swift_major=(\d+)/#)).1
    let minor = try #require(deps.firstMatch(of: #/swift_minor=(\d+)/#)).1
    let oldest = "\(major).\(minor)"

    #expect(try Page.text(of: "README.md").contains("(\(oldest) or newer)"))
    #expect(try Page.text(of: "CONTRIBUTING.md").contains("Swift \(oldest) or newer"))
    #expect(try Page.text(of: "Documentation/Toolchain.md").contains("Swift \(oldest) or "))
    let assumption = "Sources/Frameworks/DeviceRuntime/Toolchain/ToolchainAssumption.swift"
    #expect(try Page.text(of: assumption).contains("versions = \"Swift \(oldest) or "))
  }
}
