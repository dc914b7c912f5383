import Foundation

/// The `swiftc` program, found on the search path when it is wanted; it reads the syntax.
package struct SwiftCompiler: Sendable {
  package static let name = "swiftc"
  /// So many files are given to it at once, for starting it takes longer than reading one.
  static let batch = 40

  package let path: String

  /// Looks through the folders of `searchPath`, by default those of PATH.
  package init(
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(LintError) {
    for folder in searchPath.split(separator: ":") {
      let candidate = folder + "/" + Self.name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
        !isFolder.boolValue, access(candidate, X_OK) == 0
      else { continue }
      path = candidate
      return
    }
    throw .compilerMissing
  }

  /// What it says of one file.
  struct Answer {
    /// JSON; nil when it died of the file.
    var dump: Data?
    /// Its first complaint, with the place: the file is not Swift that it understands.
    var complaint: RunFailure?
  }

  struct RunFailure: Equatable {
    var line: Int
    var column: Int
    var message: String
  }

  /// Reads the syntax of files, in their order. One that the compiler dies of costs the others
  /// of its batch nothing.
  func dumps(of files: [[UInt8]]) throws(LintError) -> [Answer] {
    guard !files.isEmpty else { return [] }
    if let answers = try run(files) { return answers }
    guard files.count > 1 else { return [Answer()] }
    var answers: [Answer] = []
    for file in files { answers += try run([file]) ?? [Answer()] }
    return answers
  }

  /// Nil when it died.
  private func run(_ files: [[UInt8]]) throws(LintError) -> [Answer]? {
    do {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("matchcut-lint-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      return try run(files, in: folder)
    } catch {
      throw .compilerFailed(reason: error.localizedDescription)
    }
  }

  private func run(_ files: [[UInt8]], in folder: URL) throws -> [Answer]? {
    var arguments = Self.arguments
    for (index, bytes) in files.enumerated() {
      try Data(bytes).write(to: folder.appendingPathComponent("\(index).swift"))
      arguments += ["-primary-file", "\(index).swift"]
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Files, which cannot fill up and block it.
    let (output, errors) = (try log("dump", in: folder), try log("errors", in: folder))
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else { return nil }
    let dumps = Self.documents(in: try Data(contentsOf: folder.appendingPathComponent("dump")))
    guard dumps.count == files.count else { return nil }
    let complaints = Self.complaints(
      in: String(
        decoding: try Data(contentsOf: folder.appendingPathComponent("errors")), as: UTF8.self))
    return dumps.enumerated().map { Answer(dump: $1, complaint: complaints[$0]) }
  }

  private func log(_ name: String, in folder: URL) throws -> FileHandle {
    let file = folder.appendingPathComponent(name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private static let arguments = [
    "-frontend", "-dump-parse", "-dump-ast-format", "json",
    "-experimental-skip-all-function-bodies", "-diagnostic-style", "llvm", "-suppress-warnings",
    "-module-name", "Checked",
  ]

  /// The dumps stand one behind the other, with nothing between.
  static func documents(in dump: Data) -> [Data] {
    let start = Data(#"{"_kind":"source_file","#.utf8)
    var places: [Data.Index] = []
    var rest = dump.startIndex
    while let found = dump.range(of: start, in: rest..<dump.endIndex) {
      places.append(found.lowerBound)
      rest = found.upperBound
    }
    return places.enumerated().map { index, place in
      dump[place..<(index + 1 < places.count ? places[index + 1] : dump.endIndex)]
    }
  }

  /// The first of each file, by its number. That statements stand in a file is no mistake: it may
  /// be a program's main one.
  static func complaints(in errors: String) -> [Int: RunFailure] {
    var complaints: [Int: RunFailure] = [:]
    for line in errors.split(separator: "\n") {
      guard let match = line.wholeMatch(of: #/(\d+)\.swift:(\d+):(\d+): error: (.*)/#),
        let index = Int(match.1), let row = Int(match.2), let column = Int(match.3)
      else { continue }
      if complaints[index] == nil, !match.4.hasSuffix("are not allowed at the top level") {
        complaints[index] = RunFailure(line: row, column: column, message: String(match.4))
      }
    }
    return complaints
  }
}

/// Why nothing, or one file, could not be checked.
package enum LintError: Error, Equatable, Sendable {
  case compilerMissing
  case compilerFailed(reason: String)
}
