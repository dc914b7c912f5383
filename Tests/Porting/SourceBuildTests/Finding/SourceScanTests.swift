import SourceBuild
import Testing

struct SourceScanTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  @Test(arguments: [
    ("import UIKit", "UIKit"),
    ("  @testable import Card // the library", "Card"),
    ("@_exported public import class UIKit.UIView", "UIKit"),
    ("internal import os.log", "os"),
    ("@preconcurrency import Combine", "Combine"),
    ("@_spi(Private) import Card", "Card"),
  ])
  func `an import is read in every form`(line: String, name: String) throws {
    try fixture.write("// Card\n\(line)\n", to: "A.swift")

    let scan = SourceScan(file: fixture.path + "/A.swift")

    #expect(scan.imports == [.init(name: name, file: fixture.path + "/A.swift", line: 2)])
  }

  @Test(arguments: [
    "// import UIKit", "/* \nimport UIKit\n*/", "let text = \"import UIKit\"",
    "let import = 1", "#if os(iOS)\nimport UIKit\n#endif",
  ])
  func `text that only looks like an import is ignored`(text: String) throws {
    try fixture.write(text + "\n", to: "A.swift")

    #expect(SourceScan(file: fixture.path + "/A.swift").imports.isEmpty)
  }

  @Test func `lines may end as on Windows`() throws {
    try fixture.write(
      "#if SWIFT_PACKAGE\r\nimport Proxy\r\n#endif\r\n\r\nimport UIKit\r\n@main\r\n", to: "A.swift")

    let scan = SourceScan(file: fixture.path + "/A.swift")

    #expect(scan.packageImports.map(\.name) == ["Proxy"])
    #expect(scan.imports == [.init(name: "UIKit", file: fixture.path + "/A.swift", line: 5)])
    #expect(scan.startsProgram)
  }

  @Test(arguments: [
    ("A.swift", "@main\nstruct A {}", true),
    ("A.swift", "@UIApplicationMain class A {}", true),
    ("A.swift", "// @main\nstruct A {}", false),
    ("main.swift", "run()", true),
    ("A.swift", "@mainActor struct A {}", false),
  ])
  func `the start of a program is recognised`(name: String, text: String, starts: Bool) throws {
    try fixture.write(text + "\n", to: name)

    #expect(SourceScan(file: fixture.path + "/" + name).startsProgram == starts)
  }

  @Test(arguments: [
    ("#if SWIFT_PACKAGE\nimport Proxy\n#endif", ["Proxy"]),
    ("#if SWIFT_PACKAGE\n#else\nimport Proxy\n#endif", []),
    ("#if !SWIFT_PACKAGE\nimport Proxy\n#endif", []),
    ("#if canImport(Proxy)\n#if SWIFT_PACKAGE\nimport Proxy\n#endif\n#endif", []),
    ("import Proxy", []),
  ])
  func `an import for packages alone is told apart`(text: String, names: [String]) throws {
    try fixture.write(text + "\n", to: "A.swift")

    #expect(SourceScan(file: fixture.path + "/A.swift").packageImports.map(\.name) == names)
  }
}
