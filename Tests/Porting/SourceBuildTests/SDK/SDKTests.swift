import Foundation
import SourceBuild
import Testing

struct SDKTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  @Test func `an SDK with unchanged files is read`() throws {
    let sdk = try fixture.sdk

    #expect(sdk.root == fixture.path + "/sdk")
    #expect(sdk.description.compiler == "Swift version 9.9 (test)")
  }

  @Test func `an SDK may be in any folder`() throws {
    let before = try fixture.sdk
    rename(fixture.path + "/sdk", fixture.path + "/moved")

    let after = try SDK(tool: fixture.path + "/moved/bin/matchcut")

    #expect(after.identity == before.identity)
    #expect(after.modules == fixture.path + "/moved/lib/matchcut/modules")
  }

  @Test func `a missing file is reported`() throws {
    try fixture.remove("sdk/lib/matchcut/modules/UIKit.swiftmodule")

    #expect(throws: damage("lib/matchcut/modules/UIKit.swiftmodule", isMissing: true)) {
      try fixture.sdk
    }
  }

  @Test(arguments: ["shorter", "\0"])
  func `a changed file is reported`(text: String) throws {
    try fixture.write(text, to: "sdk/lib/matchcut/modules/UIKit.swiftmodule")

    #expect(throws: damage("lib/matchcut/modules/UIKit.swiftmodule", isMissing: false)) {
      try fixture.sdk
    }
  }

  @Test func `a missing or invalid list of files is reported`() throws {
    try fixture.write("nothing of use\n", to: "sdk/lib/matchcut/files.txt")
    #expect(throws: damage("lib/matchcut/files.txt", isMissing: false)) { try fixture.sdk }

    try fixture.remove("sdk/lib/matchcut/files.txt")
    #expect(throws: damage("lib/matchcut/files.txt", isMissing: true)) { try fixture.sdk }
  }

  @Test func `a tool without a library folder has no SDK`() throws {
    try fixture.remove("sdk/lib")

    #expect(throws: BuildError.noSDK(tool: fixture.path + "/sdk/bin/matchcut")) { try fixture.sdk }
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
    #expect(throws: BuildError.noCompiler) {
      try Toolchain(searchPath: fixture.path + "/own:/none")
    }
  }

  private func damage(_ file: String, isMissing: Bool) -> BuildError {
    .damagedSDK(root: fixture.path + "/sdk", file: file, isMissing: isMissing)
  }
}
