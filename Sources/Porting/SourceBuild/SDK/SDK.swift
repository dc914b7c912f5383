import CDeflate
import Foundation

/// The installed folder with the tool, the libraries, and the modules that the user's code imports.
///
/// The SDK is found relative to the tool, so the whole folder can be moved.
package struct SDK: Sendable {
  /// The content of `lib/matchcut/sdk.json`.
  package struct Description: Decodable, Equatable, Sendable {
    package var version: String
    package var compiler: String
    package var target: String
  }

  /// The folder that contains `bin` and `lib`.
  package let root: String
  package let description: Description
  /// A text that identifies the SDK. This text is the checksum of the list of the SDK's files.
  package let identity: String

  /// Reads the SDK to which the program at `tool` belongs. Throws an error if a file is missing or
  /// was changed.
  package init(tool: String = Self.ownPath) throws(BuildError) {
    let root = tool.folderPath.folderPath
    let folder = root + "/lib/matchcut"
    guard FileKind(folder) == .folder else { throw .noSDK(tool: tool) }
    let list = "lib/matchcut/files.txt"
    guard let data = FileManager.default.contents(atPath: root + "/" + list) else {
      throw .damagedSDK(root: root, file: list, isMissing: true)
    }
    for line in data.split(separator: UInt8(ascii: "\n")) {
      let entry = SDKFile(line: String(decoding: line, as: UTF8.self))
      guard let entry else { throw .damagedSDK(root: root, file: list, isMissing: false) }
      try entry.check(in: root)
    }
    self.root = root
    description = try Self.describe(tool: tool)
    identity = String(data.checksum, radix: 16)
  }

  /// Reads the description of the SDK to which the program at `tool` belongs. Does not check the
  /// other files of the SDK.
  package static func describe(tool: String = Self.ownPath) throws(BuildError) -> Description {
    let root = tool.folderPath.folderPath
    let file = "lib/matchcut/sdk.json"
    guard FileKind(root + "/lib/matchcut") == .folder else { throw .noSDK(tool: tool) }
    guard let json = FileManager.default.contents(atPath: root + "/" + file),
      let description = try? JSONDecoder().decode(Description.self, from: json)
    else {
      throw .damagedSDK(root: root, file: file, isMissing: FileKind(root + "/" + file) == .nothing)
    }
    return description
  }

  /// The path of the running program, with links resolved.
  package static var ownPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? ""
  }

  package var folder: String { root + "/lib/matchcut" }
  package var modules: String { folder + "/modules" }
  package var runtime: String { folder + "/swift" }
  package var porter: String { folder + "/matchcut-source" }
}

extension SDK.Description {
  /// Throws an error if the SDK was built with another toolchain. Compiled modules work with only
  /// one version of the compiler.
  package func check(_ toolchain: Toolchain) throws(BuildError) {
    guard toolchain.version == compiler else {
      throw .wrongCompiler(found: toolchain.version, expected: compiler)
    }
    guard toolchain.target == target else {
      throw .wrongCompiler(found: toolchain.target, expected: target)
    }
  }
}

/// A line in the list of an SDK's files. The line contains the checksum, the size and the path of a
/// file.
package struct SDKFile: Equatable {
  package var checksum: UInt32
  package var size: Int
  package var path: String

  package init?(line: String) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let checksum = UInt32(parts[0], radix: 16), let size = Int(parts[1])
    else { return nil }
    (self.checksum, self.size, path) = (checksum, size, String(parts[2]))
  }

  package func check(in root: String) throws(BuildError) {
    let url = URL(fileURLWithPath: root + "/" + path)
    guard let data = try? Data(contentsOf: url, options: .alwaysMapped) else {
      throw .damagedSDK(root: root, file: path, isMissing: true)
    }
    guard data.count == size, data.checksum == checksum else {
      throw .damagedSDK(root: root, file: path, isMissing: false)
    }
  }
}

extension Data {
  /// The CRC-32 checksum, as gzip and zlib compute it.
  package var checksum: UInt32 {
    withUnsafeBytes { UInt32(truncatingIfNeeded: libdeflate_crc32(0, $0.baseAddress, $0.count)) }
  }
}
