import SourceBuild
import Testing

struct UsableSourcesTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  private func usable(forTests: Bool = false) throws -> UsableSources {
    try UsableSources(
      try bench.find(), sdk: try bench.sdk, toolchain: try bench.toolchain, forTests: forTests)
  }

  private func missing(
    _ name: String, _ file: String, _ reason: MissingImport.Reason
  ) -> MissingImport {
    .init(.init(name: name, file: "\(bench.path)/own/\(file)", line: 1), reason)
  }

  @Test func `files are left out for a missing framework and for a missing module`() throws {
    try bench.write("import UIKit\n", to: "own/A.swift")
    try bench.write("import MetalKit\nimport SwiftUI\n", to: "own/B.swift")
    try bench.write("import Lottie\n", to: "own/C.swift")

    let usable = try usable()

    #expect(usable.set.modules.map(\.files) == [["\(bench.path)/own/A.swift"]])
    #expect(
      usable.set.modules.map(\.leftOut) == [
        [missing("MetalKit", "B.swift", .appleFramework), missing("Lottie", "C.swift", .notFound)]
      ])
    #expect(usable.notes.count == 2)
  }

  @Test func `if no file remains, the first import is the error`() throws {
    try bench.write("import SwiftUI\n", to: "own/A.swift")
    try bench.write("import Lottie\n", to: "own/B.swift")

    #expect(throws: BuildError.missingImport(missing("SwiftUI", "A.swift", .appleFramework))) {
      try usable()
    }
  }

  @Test func `an app without the file that starts it is not built`() throws {
    try bench.write("import Firebase\n@main class A {}\n", to: "own/A.swift")
    try bench.write("", to: "own/B.swift")

    #expect(throws: BuildError.missingImport(missing("Firebase", "A.swift", .notFound))) {
      try usable()
    }
  }

  @Test func `modules that need a module that is left out are left out`() throws {
    for (name, other) in [("Ability", "Base"), ("Base", "Foundation"), ("Plain", "Foundation")] {
      try bench.write(
        "s.source_files = '\(name)/*.swift'\ns.dependency '\(other)'\n",
        to: "own/\(name).podspec")
      try bench.write("", to: "own/\(name)/A.swift")
    }
    try bench.write("import SwiftUI\n", to: "own/Base/A.swift")

    let usable = try usable()

    #expect(usable.set.modules.map(\.name) == ["Plain"])
    #expect(
      usable.notes.last == "Ability: left out, because it needs Base, which is left out")
  }

  @Test func `a file is left out if it imports a package that is not fetched, only in a package`()
    throws
  {
    try bench.write("import UIKit\n", to: "own/A.swift")
    try bench.write("#if SWIFT_PACKAGE\nimport Dots\n#endif\n", to: "own/B.swift")
    var set = try bench.find()
    set.modules[0].remoteProducts = ["Dots": "https://example.com/dots"]

    let usable = try UsableSources(
      set, sdk: try bench.sdk, toolchain: try bench.toolchain, forTests: false)

    #expect(usable.set.modules.map(\.files) == [["\(bench.path)/own/A.swift"]])
    #expect(
      usable.set.modules.first?.leftOut.map(\.reason) == [
        .notFetched(url: "https://example.com/dots")
      ])
  }
}
