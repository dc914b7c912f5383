import FoundationEssentials
import Glibc
import SwiftSource

/// Reads and writes files. Each error is one sentence.
enum Files {
  static func lines(of path: String) throws -> [String] {
    String(decoding: try bytes(of: path), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// Reads and parses files, several at the same time.
  static func sources(_ paths: [String]) throws -> [SourceFile] {
    try paths.concurrentMap { path in
      Result { SourceFile(path: absolute(path), bytes: try bytes(of: path)) }
    }.map { try $0.get() }
  }

  static func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
  }

  static func makeFolder(_ path: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw UsageError(sentence: "the folder \(path) cannot be created: \(reason)")
    }
  }

  /// A file name for output that belongs to the file at `path`. The name consists of the path's
  /// hash (FNV-1a) and the file's own name, so that names do not collide.
  static func name(for path: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return padded + "-" + (path.split(separator: "/").last.map(String.init) ?? "file.swift")
  }

  /// A file that already has these bytes is not written, so that it is not compiled again.
  static func write(_ content: [UInt8], to path: String) throws {
    if let old = try? bytes(of: path), old == content { return }
    let beside = path + ".\(getpid())"
    guard let file = fopen(beside, "w") else {
      throw UsageError(sentence: "\(path) cannot be written: \(reason)")
    }
    let count = fwrite(content, 1, content.count, file)
    let isClosed = fclose(file) == 0
    guard isClosed, count == content.count, rename(beside, path) == 0 else {
      let sentence = "\(path) cannot be written: \(reason)"
      unlink(beside)
      throw UsageError(sentence: sentence)
    }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    guard let file = fopen(path, "r") else {
      throw UsageError(sentence: "\(path) cannot be read: \(reason)")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    guard ferror(file) == 0 else {
      throw UsageError(sentence: "\(path) cannot be read: \(reason)")
    }
    return bytes
  }

  /// The system's message for the last error.
  private static var reason: String { String(cString: strerror(errno)) }
}
