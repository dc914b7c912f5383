import Foundation
import SourceBuild
import TemporaryFolders
import Testing

/// A temporary folder with a fake SDK and a fake compiler.
final class Workbench {
  private let folder = TemporaryFolder()
  var path: String { folder.path }
  /// The output of a build, line by line.
  private(set) var lines: [String] = []

  init(version: String = "Swift version 9.9 (test)") throws {
    try write("", to: "sdk/bin/matchcut")
    try write("", to: "sdk/lib/matchcut/modules/UIKit.swiftmodule")
    try write(
      #"{"version": "1", "compiler": "Swift version 9.9 (test)", "target": "here"}"#,
      to: "sdk/lib/matchcut/sdk.json")
    try sealSDK()
    try write(version, to: "tools/version")
    try behave("ok")
    // The compiler is a link, because a program that has just been written may still be open in a
    // process that another test starts, and then it cannot be run.
    for name in ["swiftc", "swift"] {
      try link("tools/\(name)", to: #filePath.folderPath + "/Fixtures/" + name)
    }
  }

  deinit {
    // Otherwise the folder cannot be removed.
    chmod(path + "/own", 0o755)
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
  }

  /// Creates a link at `name` that leads to `target`.
  func link(_ name: String, to target: String) throws {
    let place = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: place.folderPath, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
  }

  /// Creates a named pipe at `name`.
  func pipe(_ name: String) throws {
    try write("", to: name)
    try remove(name)
    try #require(mkfifo(path + "/" + name, 0o600) == 0)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path + "/" + name)
  }

  func exists(_ name: String) -> Bool { FileKind(path + "/" + name) != .nothing }

  /// Writes the list of the SDK's files again.
  func sealSDK() throws {
    let root = path + "/sdk"
    let names = ["bin/matchcut", "lib/matchcut/modules/UIKit.swiftmodule", "lib/matchcut/sdk.json"]
    let list = names.map { name in
      let data = FileManager.default.contents(atPath: root + "/" + name) ?? Data()
      return "\(String(data.checksum, radix: 16)) \(data.count) \(name)\n"
    }
    try write(list.joined(), to: "sdk/lib/matchcut/files.txt")
  }

  /// Adds a fake `matchcut-source` to the SDK, which reports the classes in a module's files.
  func addPorter() throws {
    try link(
      "sdk/lib/matchcut/matchcut-source", to: #filePath.folderPath + "/Fixtures/matchcut-source")
  }

  /// Selects the compiler's behaviour from now on: `ok`, `fail`, `kill`, `full`, `child`, whose own
  /// child is killed, or `names`, which fails for lines `use NAME` without a line `class NAME`.
  func behave(_ manner: String) throws { try write(manner, to: "tools/manner") }

  /// The number of times that the compiler has compiled or linked.
  var calls: Int {
    let log = FileManager.default.contents(atPath: path + "/tools/calls") ?? Data()
    return log.filter { $0 == UInt8(ascii: "\n") }.count
  }

  var sdk: SDK {
    get throws(BuildError) { try SDK(tool: path + "/sdk/bin/matchcut") }
  }

  var toolchain: Toolchain {
    get throws(BuildError) { try Toolchain(searchPath: path + "/tools") }
  }

  /// Builds the sources in the folder `name`.
  @discardableResult
  func build(
    _ name: String = "own", _ goal: BuildGoal = .modules, language: String? = nil
  ) throws -> Built {
    try build(try find(name), goal, language: language)
  }

  @discardableResult
  func build(
    _ set: SourceSet, _ goal: BuildGoal = .modules, language: String? = nil
  ) throws -> Built {
    var options = BuildOptions(
      report: { [self] in lines.append($0) }, show: { [self] in lines.append($0) })
    options.language = language
    let builder = try SourceBuilder(
      sdk: sdk, toolchain: toolchain, options: options, cache: path + "/cache")
    return try builder.build(set, goal)
  }

  func find(
    _ name: String = "own", _ choice: ProjectChoice? = nil, needsProgram: Bool = false,
    packages: String? = nil
  ) throws(BuildError) -> SourceSet {
    try SourceFinder(manifests: try manifests, packages: packages.map { path + "/" + $0 })
      .find(path + "/" + name, choice, needsProgram: needsProgram)
  }

  var manifests: ManifestReader {
    get throws(BuildError) {
      ManifestReader(toolchain: try toolchain, cache: path + "/manifests")
    }
  }
}
