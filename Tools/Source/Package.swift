// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftSyntax comes with the toolchain, beside the compiler that reads this manifest. The manifest
// library is loaded from `usr/lib/swift/pm/ManifestAPI`, and SwiftSyntax is in
// `usr/lib/swift/host`. `MATCHCUT_SWIFT_HOST` selects another folder.
func hostLibraries() -> String {
  if let named = Context.environment["MATCHCUT_SWIFT_HOST"] { return named }
  for line in mappedFiles().split(separator: "\n")
  where line.hasSuffix("libPackageDescription.so") {
    guard let start = line.firstIndex(of: "/") else { continue }
    let library = URL(fileURLWithPath: String(line[start...]))
    let swift = library.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return swift.appendingPathComponent("host").path
  }
  return "/usr/lib/swift/host"
}

/// The list of files that are mapped into this program's memory. The buffer is created before the
/// list is read, because memory that is mapped between two reads would move the lines of the list.
func mappedFiles() -> String {
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let file = open("/proc/self/maps", O_RDONLY)
  guard file >= 0 else { return "" }
  defer { close(file) }
  var count = 0
  bytes.withUnsafeMutableBytes { buffer in
    while count < buffer.count {
      let more = read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      guard more > 0 else { return }
      count += more
    }
  }
  return String(decoding: bytes[..<count], as: UTF8.self)
}

let host = hostLibraries()
let reads: [SwiftSetting] = [.unsafeFlags(["-I", host])]
// Tests are compiled without optimisation: they take more than half of the build time, but compute
// little.
let tests = reads + [.unsafeFlags(["-Onone"])]
let links: [LinkerSetting] = [
  .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
  .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
  .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
]

// This is a separate package, because its compiler flags must not reach packages that depend on
// Matchcut.
let package = Package(
  name: "Source",
  products: [.executable(name: "matchcut-source", targets: ["matchcut-source"])],
  targets: [
    // Swift files as bytes and syntax trees, and edits of them.
    .target(name: "SwiftSource", swiftSettings: reads),
    // The names of UIKit's classes and protocols, made from UIKit's sources.
    .target(name: "FrameworkTable"),
    // Rewrites iOS source so that it compiles without Objective-C.
    .target(
      name: "SourcePort", dependencies: ["FrameworkTable", "SwiftSource"], swiftSettings: reads),
    // Checks animators and delegates without running them.
    .target(
      name: "SourceLint", dependencies: ["FrameworkTable", "SwiftSource"], swiftSettings: reads),
    // Finds the condition under which a call is made.
    .target(name: "SourceBranch", dependencies: ["SwiftSource"], swiftSettings: reads),
    .executableTarget(
      name: "matchcut-source",
      dependencies: ["SourceBranch", "SourceLint", "SourcePort", "SwiftSource"],
      swiftSettings: reads, linkerSettings: links),
    .testTarget(
      name: "SourcePortTests", dependencies: ["SourcePort", "SwiftSource"], swiftSettings: tests,
      linkerSettings: links),
    .testTarget(
      name: "SourceLintTests", dependencies: ["SourceLint", "SwiftSource"], swiftSettings: tests,
      linkerSettings: links),
    .testTarget(
      name: "SourceBranchTests", dependencies: ["SourceBranch", "SwiftSource"],
      swiftSettings: tests, linkerSettings: links),
    // Checks of the project's own sources that need syntax.
    .testTarget(
      name: "ProjectTests", dependencies: ["SourceLint", "SourcePort", "SwiftSource"],
      swiftSettings: tests, linkerSettings: links),
  ]
)
