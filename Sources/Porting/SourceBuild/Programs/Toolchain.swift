import Foundation

/// The Swift toolchain that is found on PATH.
package struct Toolchain: Sendable {
  /// The compiler's path, as it was found on PATH.
  package let compiler: String
  package let swift: String
  package let version: String
  package let target: String
  /// The folder of Swift's own libraries, such as `usr/lib/swift/linux`.
  package let libraries: String

  /// Those parts of the output of `swiftc -print-target-info` that are used.
  private struct Info: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeLibraryPaths: [String] }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  /// Searches the folders of `searchPath` for the compiler, and runs it to get its version.
  package init(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(BuildError) {
    guard let compiler = Self.find("swiftc", in: searchPath) else { throw .noCompiler }
    self.compiler = compiler
    swift = (compiler as NSString).deletingLastPathComponent + "/swift"
    do {
      let scratch = try Scratch("compiler")
      let result = try Program(compiler, ["-print-target-info"]).run(
        keepingOutputIn: scratch.path, timeLimit: Self.timeout)
      guard result.end != .tooSlow else {
        throw Program.NotStarted(reason: "it has not answered within \(Int(Self.timeout)) s")
      }
      guard result.end == .exit(0) else { throw Program.NotStarted(reason: result.end.text) }
      let info = try JSONDecoder().decode(Info.self, from: result.output)
      version = info.compilerVersion
      target = info.target.triple
      libraries = info.paths.runtimeLibraryPaths.first ?? ""
    } catch let error as BuildError {
      throw error
    } catch let error as Program.NotStarted {
      throw .failingCompiler(path: compiler, reason: error.reason)
    } catch {
      throw .failingCompiler(path: compiler, reason: "the compiler does not print its version")
    }
  }

  private static let timeout = 30.0

  static func find(_ name: String, in searchPath: String) -> String? {
    searchPath.split(separator: ":").map { "\($0)/\(name)" }.first { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && access(path, X_OK) == 0
    }
  }

  /// The folders in which a program finds the toolchain's own libraries.
  package var libraryFolders: [String] {
    let host = ((libraries as NSString).deletingLastPathComponent) + "/host"
    return [host, libraries]
  }
}
