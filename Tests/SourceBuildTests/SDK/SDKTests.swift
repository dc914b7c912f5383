import Foundation
import SourceBuild
import Testing

struct SDKTests {
  private let bench: Workbench

  init() throws { bench = try Workbench() }

  @Test func `an SDK with unchanged files is read`() throws {
    let sdk = try bench.sdk

    #expect(sdk.root == bench.path + "/sdk")
    #expect(sdk.description.compiler == "Swift version 9.9 (test)")
  }

  @Test func `an SDK may be in any folder`() throws {
    let before = try bench.sdk
    rename(bench.path + "/sdk", bench.path + "/moved")

    let after = try SDK(tool: bench.path + "/moved/bin/matchcut")

    #expect(after.identity == before.identity)
    #expect(after.modules == bench.path + "/moved/lib/matchcut/modules")
  }

  @Test func `a missing file is reported`() throws {
    try bench.remove("sdk/lib/matchcut/modules/UIKit.swiftmodule")

    #expect(throws: damage("lib/matchcut/modules/UIKit.swiftmodule", isMissing: true)) {
      try bench.sdk
    }
  }

  @Test(arguments: ["shorter", "\0"])
  func `a changed file is reported`(text: String) throws {
    try bench.write(text, to: "sdk/lib/matchcut/modules/UIKit.swiftmodule")

    #expect(throws: damage("lib/matchcut/modules/UIKit.swiftmodule", isMissing: false)) {
      try bench.sdk
    }
  }

  @Test func `a missing or invalid list of files is reported`() throws {
    try bench.write("nothing of use\n", to: "sdk/lib/matchcut/files.txt")
    #expect(throws: damage("lib/matchcut/files.txt", isMissing: false)) { try bench.sdk }

    try bench.remove("sdk/lib/matchcut/files.txt")
    #expect(throws: damage("lib/matchcut/files.txt", isMissing: true)) { try bench.sdk }
  }

  @Test func `a tool without a library folder has no SDK`() throws {
    try bench.remove("sdk/lib")

    #expect(throws: BuildError.noSDK(tool: bench.path + "/sdk/bin/matchcut")) { try bench.sdk }
  }

  @Test func `another compiler is refused`() throws {
    let other = try Workbench(version: "Swift version 9.8 (test)")
    try other.write("", to: "own/A.swift")

    #expect(
      throws: BuildError.wrongCompiler(
        found: "Swift version 9.8 (test)", expected: "Swift version 9.9 (test)")
    ) { try other.build() }
    #expect(other.calls == 0)
  }

  @Test func `a missing compiler is an error`() throws {
    #expect(throws: BuildError.noCompiler) { try Toolchain(searchPath: bench.path + "/own:/none") }
  }

  private func damage(_ file: String, isMissing: Bool) -> BuildError {
    .damagedSDK(root: bench.path + "/sdk", file: file, isMissing: isMissing)
  }
}
