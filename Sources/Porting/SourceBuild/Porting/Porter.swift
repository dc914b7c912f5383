import Foundation

/// Rewrites Swift source that requires Objective-C, so that it can be compiled without Objective-C.
/// The new source is written to separate files.
///
/// `Porter` runs `matchcut-source port`, a program of the SDK. Without that program the compiler
/// reads the files unchanged.
package struct Porter: Sendable {
  package let reader: SwiftReader

  package init(reader: SwiftReader) { self.reader = reader }

  /// Ports the files of `module` and writes the new texts to `folder`. `others` are the modules
  /// that `module` imports. Only the declarations in their files are read.
  package func port(
    _ module: SourceModule, with others: [SourceModule], into folder: String
  ) throws(BuildError) -> PortReport {
    guard reader.isThere else {
      // Without the program it is unknown which files import UIKit; nothing reads this fact then.
      return PortReport(
        module: module.name,
        files: module.files.map { PortReport.File(path: $0, ported: nil, importsUIKit: false) })
    }
    let list = folder + "/files.txt"
    try Disk.write(module.files.joined(separator: "\n"), to: list)
    var arguments = ["port", "--module", module.name, "--out", folder, "--json", "--files", list]
    let context = others.filter { $0.kind != .tests }.flatMap(\.files)
    let absent = Set(module.absent.map(\.imported.name)).sorted()
    for (option, values) in [
      ("--context", context), ("--define", module.definedNames),
      ("--can-import", others.map(\.name)), ("--absent", absent),
    ] {
      arguments += values.flatMap { [option, $0] }
    }
    if module.isForLinux { arguments.append("--linux") }
    let result: Program.Result
    do {
      result = try reader.run(arguments, keepingOutputIn: folder)
    } catch {
      throw .portFailed(module: module.name, reason: "\(reader.program) does not run")
    }
    guard result.end == .exit(0) else {
      let words = String(decoding: result.errors, as: UTF8.self)
      if words.contains(Disk.fullWords) { throw .diskFull(path: folder) }
      if case .signal(let signal) = result.end {
        throw .killed(program: SwiftReader.name, signal: signal, module: module.name)
      }
      let reason = words.split(separator: "\n").first.map(String.init) ?? "without a message"
      throw .portFailed(module: module.name, reason: reason)
    }
    do {
      return try JSONDecoder().decode(PortReport.self, from: result.output)
    } catch {
      throw .portFailed(module: module.name, reason: "\(SwiftReader.name) says \(error)")
    }
  }
}

extension SourceModule {
  /// The names that the compiler's options define for `#if`.
  var definedNames: [String] {
    let joined = flags.filter { $0.hasPrefix("-D") && $0.count > 2 }.map { String($0.dropFirst(2)) }
    let separate = zip(flags, flags.dropFirst()).filter { $0.0 == "-D" }.map(\.1)
    return [Self.debugName] + joined + separate
  }

  /// The name that every build defines.
  static let debugName = "DEBUG"
}

/// An overlay, which makes the compiler read the new texts under the paths of the original files.
package struct Overlay: Encodable {
  package struct Root: Encodable {
    var type = "file"
    var name: String
    var contents: String

    private enum CodingKeys: String, CodingKey {
      case type, name
      case contents = "external-contents"
    }
  }

  package var version = 0
  package var usesExternalNames = false
  package var roots: [Root]

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case usesExternalNames = "use-external-names"
  }

  package init(_ files: [PortReport.File]) {
    roots = files.compactMap { file in file.ported.map { Root(name: file.path, contents: $0) } }
  }

  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
