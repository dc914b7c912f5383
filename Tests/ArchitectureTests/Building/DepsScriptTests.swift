import Foundation
import TemporaryFolders
import Testing

/// Tests `scripts/deps`. Small scripts replace the programs that `scripts/deps` calls.
struct DepsScriptTests {
  private struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Runs `scripts/deps` as if the packages in `missing` were not installed. The script that
  /// replaces `apt-get` logs its arguments.
  private func deps(
    missing: [String], user: Int = 1000, sudo: Bool = false,
    swift: String = "Swift version 6.3.1 (swift-6.3.1-RELEASE)"
  ) throws -> Run {
    let folder = TemporaryFolder()
    let programs = [
      "dpkg-query":
        "case \"${@: -1}\" in \((missing + ["none"]).joined(separator: "|"))) exit 1;; esac\n"
        + "printf installed",
      "id": "echo \(user)",
      "sudo": sudo ? "shift; exec \"$@\"" : "exit 1",
      "apt-get": "echo \"apt-get $*\"",
      "swift": "echo '\(swift)'",
    ]
    for (name, body) in programs {
      try folder.write("#!/bin/bash\n\(body)\n", to: name, executable: true)
    }

    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [SourceTree.root.appendingPathComponent("scripts/deps").path]
    process.environment = ["PATH": "\(folder.path):/usr/bin:/bin", "LC_ALL": "C"]
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // The output and the errors have only a few lines, which fit into a pipe's buffer.
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      errors: String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
  }

  @Test func `the version of a PyPI package is the same in every place that names it`() throws {
    let texts = try ["deps", "browser-test"].map {
      try String(
        contentsOf: SourceTree.root.appendingPathComponent("scripts/\($0)"), encoding: .utf8)
    }
    let release = try #require(
      texts[0].firstMatch(of: #/readonly playwright=([0-9]+\.[0-9]+\.[0-9]+)/#)?.1)

    for text in texts {
      for install in text.matches(of: #/pip"? install .*?playwright(.*)/#) {
        let pin = install.1.prefix(2 + release.count)
        #expect(pin == "==\(release)" || install.1.hasPrefix("==$playwright"), "\(install.0)")
      }
    }
  }

  @Test func `nothing is installed when nothing is missing`() throws {
    let run = try deps(missing: [])

    #expect(run.code == 0)
    #expect(run.output == "deps: all packages installed, Swift 6.3\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `without permission to install, the exact command is printed`() throws {
    let run = try deps(missing: ["libgif-dev", "fonts-inter"])

    #expect(run.code == 2)
    #expect(run.output == "deps: missing: libgif-dev fonts-inter\n")
    #expect(
      run.errors
        == "deps: no permission to install packages; run: sudo apt-get update && "
        + "sudo apt-get install -y --no-install-recommends libgif-dev fonts-inter\n")
  }

  @Test(arguments: [(0, false), (1000, true)])
  func `only missing packages are installed, and they are printed`(user: Int, sudo: Bool) throws {
    let run = try deps(missing: ["libgif-dev"], user: user, sudo: sudo)

    #expect(run.code == 0)
    #expect(run.output.contains("deps: installing 1 package(s): libgif-dev\n"))
    let installs = run.output.split(separator: "\n").filter {
      $0.hasPrefix("apt-get") && $0.contains(" install ")
    }
    #expect(installs.count == 1)
    #expect(installs.first?.hasSuffix(" -y --no-install-recommends libgif-dev") == true)
  }

  @Test func `a package's alternative name is accepted`() throws {
    let run = try deps(missing: ["pkg-config", "libcurl4", "libstdc++-12-dev"])

    #expect(run.code == 0)
    #expect(run.output == "deps: all packages installed, Swift 6.3\n")
  }

  @Test func `an old toolchain is refused in one sentence`() throws {
    let run = try deps(missing: [], swift: "Swift version 6.1.2 (swift-6.1.2-RELEASE)")

    #expect(run.code == 2)
    #expect(
      run.errors
        == "deps: found Swift 6.1, expected Swift 6.2 or newer; get it from "
        + "https://www.swift.org/install/linux and put its usr/bin on PATH\n")
  }
}
