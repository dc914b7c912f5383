import Foundation

/// Reads a package's manifest through SwiftPM, and caches the result until a file changes that is,
/// or could be, the manifest.
package struct ManifestReader: Sendable {
  package let toolchain: Toolchain
  /// The cache folder, which is created when it is needed.
  package let cache: String

  /// The time limit in seconds, because a manifest is a program and may never end.
  package static let timeout = 120

  package init(toolchain: Toolchain, cache: String = CacheFolder.path + "/manifests") {
    (self.toolchain, self.cache) = (toolchain, cache)
  }

  package func read(_ folder: String) throws(BuildError) -> PackageDump {
    let manifest = folder + "/Package.swift"
    let files = Self.files(in: folder)
    var stamp = files.map { FileStamp($0).text + "\n" }.joined() + toolchain.version
    // A manifest that reads environment variables depends on their values.
    let text = files.compactMap { RegularFile.text($0) }.joined()
    stamp += ProcessInfo.processInfo.environment.filter { text.contains("\"\($0.key)\"") }
      .map { "\n\($0.key)=\($0.value)" }.sorted().joined()
    let kept = cache + "/" + String(Data(stamp.utf8).checksum, radix: 16)
    if let text = FileManager.default.contents(atPath: kept + ".stamp"),
      String(decoding: text, as: UTF8.self) == stamp,
      let json = FileManager.default.contents(atPath: kept + ".json"),
      let dump = try? JSONDecoder().decode(PackageDump.self, from: json)
    {
      return dump
    }

    let scratch = try Scratch("manifest")
    let result = try dump(folder, scratch.path)
    guard result.end != .tooSlow else {
      throw .manifestTooSlow(path: manifest, seconds: Self.timeout)
    }
    guard result.end == .exit(0) else {
      throw .manifestFailed(path: manifest, reason: Self.complaint(in: result.errors))
    }
    guard let found = try? JSONDecoder().decode(PackageDump.self, from: result.output) else {
      throw .manifestFailed(
        path: manifest, reason: "'swift package dump-package' printed an unknown format")
    }
    // The cache only saves time, so it does not matter if it cannot be written.
    try? FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    if (try? result.output.write(to: URL(fileURLWithPath: kept + ".json"))) != nil {
      try? Data(stamp.utf8).write(to: URL(fileURLWithPath: kept + ".stamp"))
    }
    return found
  }

  /// The manifests in a folder: `Package.swift`, and those for single versions of Swift, such as
  /// `Package@swift-5.9.swift`, which take its place.
  package static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let versions = names.filter { $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift") }
    return (["Package.swift"] + versions.sorted()).map { "\(folder)/\($0)" }
  }

  private func dump(_ folder: String, _ scratch: String) throws(BuildError) -> Program.Result {
    do {
      return try Program(
        toolchain.swift,
        [
          "package", "--package-path", folder, "--scratch-path", scratch, "--manifest-cache",
          "none", "dump-package",
        ],
        // Swift's package manager leaves files in the folder for temporary files.
        environment: ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch]) { $1 }
      ).run(keepingOutputIn: scratch, timeLimit: Double(Self.timeout))
    } catch let error as Program.NotStarted {
      throw .failingCompiler(path: toolchain.swift, reason: error.reason)
    } catch {
      throw .unwritable(path: scratch, reason: error.localizedDescription)
    }
  }

  /// The first error in the output. The path is removed, because the sentence that contains the
  /// error begins with it.
  private static func complaint(in errors: Data) -> String {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n").map(String.init)
    let line = lines.first { $0.contains("error: ") } ?? lines.first ?? "without a message"
    guard let range = line.range(of: "error: ") else { return line }
    return String(line[range.upperBound...])
  }
}
