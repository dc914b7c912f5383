import SourceBuild
import Testing

struct UsableSourcesTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  private func usable(forTests: Bool = false) throws -> UsableSources {
    try UsableSources(
      try fixture.find(), sdk: try fixture.sdk, toolchain: try fixture.toolchain,
      forTests: forTests,
      triesFiles: false)
  }

  private func missing(
    _ name: String, _ file: String, _ reason: MissingImport.Reason, line: Int = 1
  ) -> MissingImport {
    .init(.init(name: name, file: "\(fixture.path)/own/\(file)", line: line), reason)
  }

  @Test func `a file is not left out before it was compiled without its missing imports`() throws {
    try fixture.write("import UIKit\n@main class A {}\n", to: "own/A.swift")
    try fixture.write("import MetalKit\nimport UIKit\nimport Lottie\n", to: "own/B.swift")

    let usable = try UsableSources(
      try fixture.find(), sdk: try fixture.sdk, toolchain: try fixture.toolchain, forTests: false,
      triesFiles: true)

    #expect(usable.set.modules.map(\.files.count) == [2])
    #expect(
      usable.set.modules.map { $0.absent.map(\.imported.name) } == [["MetalKit", "Lottie"]])
    #expect(usable.notes.isEmpty)
  }

  @Test func `files are left out for a missing framework and for a missing module`() throws {
    try fixture.write("import UIKit\n", to: "own/A.swift")
    try fixture.write("import MetalKit\nimport SwiftUI\n", to: "own/B.swift")
    try fixture.write("import Lottie\n", to: "own/C.swift")

    let usable = try usable()

    #expect(usable.set.modules.map(\.files) == [["\(fixture.path)/own/A.swift"]])
    #expect(
      usable.set.modules.map(\.leftOut) == [
        [
          missing("MetalKit", "B.swift", .appleFramework),
          missing("SwiftUI", "B.swift", .appleFramework, line: 2),
          missing("Lottie", "C.swift", .notFound),
        ]
      ])
    #expect(usable.notes.count == 3)
  }

  @Test func `if no file remains, the first import is the error`() throws {
    try fixture.write("import SwiftUI\n", to: "own/A.swift")
    try fixture.write("import Lottie\n", to: "own/B.swift")

    #expect(throws: BuildError.missingImport(missing("SwiftUI", "A.swift", .appleFramework))) {
      try usable()
    }
  }

  @Test func `an app without the file that starts it is not built`() throws {
    try fixture.write("import Firebase\n@main class A {}\n", to: "own/A.swift")
    try fixture.write("", to: "own/B.swift")

    #expect(throws: BuildError.missingImport(missing("Firebase", "A.swift", .notFound))) {
      try usable()
    }
  }

  @Test func `modules that need a module that is left out are left out`() throws {
    for (name, other) in [("Ability", "Base"), ("Base", "Foundation"), ("Plain", "Foundation")] {
      try fixture.write(
        "s.source_files = '\(name)/*.swift'\ns.dependency '\(other)'\n",
        to: "own/\(name).podspec")
      try fixture.write("", to: "own/\(name)/A.swift")
    }
    try fixture.write("import SwiftUI\n", to: "own/Base/A.swift")

    let usable = try usable()

    #expect(usable.set.modules.map(\.name) == ["Plain"])
    #expect(
      usable.notes.last == "Ability: left out, because it needs Base, which is left out")
  }

  @Test func `a file is left out if it imports a package that is not fetched, only in a package`()
    throws
  {
    try fixture.write("import UIKit\n", to: "own/A.swift")
    try fixture.write("#if SWIFT_PACKAGE\nimport Dots\n#endif\n", to: "own/B.swift")
    var set = try fixture.find()
    set.modules[0].remoteProducts = ["Dots": "https://example.com/dots"]

    let usable = try UsableSources(
      set, sdk: try fixture.sdk, toolchain: try fixture.toolchain, forTests: false,
      triesFiles: false)

    #expect(usable.set.modules.map(\.files) == [["\(fixture.path)/own/A.swift"]])
    #expect(
      usable.set.modules.first?.leftOut.map(\.reason) == [
        .notFetched(url: "https://example.com/dots")
      ])
  }
}
