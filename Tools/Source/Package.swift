// swift-tools-version: 6.2
import Foundation
import PackageDescription

// SwiftSyntax comes with the toolchain, beside the compiler that reads this manifest. The manifest
// library is loaded from `usr/lib/swift/pm/ManifestAPI`, and SwiftSyntax is in
// `usr/lib/swift/host`. `MATCHCUT_SWIFT_HOST` selects another folder.
func hostLibraries() -> String {
  if let named = Context.environment["MATCHCUT_SWIFT_HOST"] { return named }
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  for line in maps.split(separator: "\n") where line.hasSuffix("libPackageDescription.so") {
    guard let start = line.firstIndex(of: "/") else { continue }
    let library = URL(fileURLWithPath: String(line[start...]))
    let swift = library.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return swift.appendingPathComponent("host").path
  }
  return "/usr/lib/swift/host"
}

let host = hostLibraries()
let reads: [SwiftSetting] = [.unsafeFlags(["-I", host])]
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
    // Rewrites iOS source so that it compiles without Objective-C.
    .target(name: "SourcePort", dependencies: ["SwiftSource"], swiftSettings: reads),
    // Checks animators and delegates without running them.
    .target(name: "SourceLint", dependencies: ["SwiftSource"], swiftSettings: reads),
    .executableTarget(
      name: "matchcut-source", dependencies: ["SourcePort", "SourceLint", "SwiftSource"],
      swiftSettings: reads, linkerSettings: links),
    .testTarget(
      name: "SourcePortTests", dependencies: ["SourcePort", "SwiftSource"], swiftSettings: reads,
      linkerSettings: links),
    .testTarget(
      name: "SourceLintTests", dependencies: ["SourceLint", "SwiftSource"], swiftSettings: reads,
      linkerSettings: links),
  ]
)
