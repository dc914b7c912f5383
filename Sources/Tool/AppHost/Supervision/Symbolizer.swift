import Foundation
import SourceBuild
import Stage

/// Finds the lines of an app's source for the addresses of a stack trace, with the toolchain's own
/// programs.
struct Symbolizer {
  struct Stack {
    /// The places in the app's source, innermost first.
    var places: [RunEnd.Place] = []
    /// The app's functions, innermost first, including those without a known line.
    var functions: [String] = []
    /// The reason for which Swift's compiled code stopped, such as "arithmetic overflow".
    var failure: String?
  }

  /// The folder of this project's sources. The places in it are not the app's, except in modules
  /// that contain apps.
  private static let ownSources = String(
    #filePath.dropLast("Tool/AppHost/Supervision/Symbolizer.swift".count))
  /// The compiler's name for a frame that stands for a failed check in inlined code.
  private static let failurePrefix = "Swift runtime failure: "
  /// The time, in seconds, within which each program must end.
  private static let timeLimit = 20.0

  /// Reads lines that contain an offset and the path of an object file. If a program of the
  /// toolchain is missing, the result is empty.
  func stack(_ text: String) -> Stack {
    let frames = text.split(separator: "\n").compactMap { line -> (String, String)? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, Self.isApp(parts[1]) else { return nil }
      return ("0x\(parts[0])", String(parts[1]))
    }
    guard !frames.isEmpty, let tools = (try? Toolchain()).map({ Self.folder(of: $0) }) else {
      return Stack()
    }
    var stack = Stack()
    for (object, group) in Dictionary(grouping: frames, by: \.1).sorted(by: { $0.key < $1.key }) {
      let arguments = ["--output-style=JSON", "--obj=\(object)"] + group.map(\.0)
      let output = Self.run("\(tools)/llvm-symbolizer", arguments)
      let symbols = (try? JSONDecoder().decode([Frame].self, from: output))?.flatMap(\.Symbol) ?? []
      let failure = symbols.first?.FunctionName
      if let failure, failure.hasPrefix(Self.failurePrefix) {
        stack.failure = String(failure.dropFirst(Self.failurePrefix.count))
      }
      stack.places += symbols.filter { Self.isApp(source: $0.FileName) && $0.Line > 0 }.map {
        RunEnd.Place(function: $0.FunctionName, file: Self.shown($0.FileName), line: $0.Line)
      }
      stack.functions += symbols.map(\.FunctionName).filter(SourceModules.isApp(function:))
    }
    let places = stack.places.map(\.function)
    let names = Self.run(
      "\(tools)/swift-demangle", ["--simplified", "--compact"] + places + stack.functions)
    let plain = String(decoding: names, as: UTF8.self).split(separator: "\n").map(String.init)
    guard plain.count == places.count + stack.functions.count else { return stack }
    for index in places.indices { stack.places[index].function = plain[index] }
    stack.functions = Array(plain[places.count...])
    return stack
  }

  /// Those members of the output of `llvm-symbolizer` that are used. Inlined functions are separate
  /// symbols, innermost first.
  private struct Frame: Decodable {
    struct Symbol: Decodable {
      var FileName: String
      var FunctionName: String
      var Line: Int
    }
    var Symbol: [Symbol]
  }

  private static func folder(of toolchain: Toolchain) -> String {
    let compiler = URL(fileURLWithPath: toolchain.compiler).resolvingSymlinksInPath()
    return compiler.deletingLastPathComponent().path
  }

  private static func run(_ program: String, _ arguments: [String]) -> Data {
    let result = try? Program(program, arguments).run(
      keepingOutputIn: NSTemporaryDirectory(), timeLimit: timeLimit)
    return result?.output ?? Data()
  }

  /// Whether an object file may contain the app's code.
  private static func isApp(_ object: Substring) -> Bool {
    let name = object.split(separator: "/").last ?? object
    return !object.hasPrefix("/usr/lib") && !object.hasPrefix("/lib")
      && !name.hasPrefix("libswift") && !name.hasPrefix("libFoundation")
      && !name.hasPrefix("lib_Foundation") && name != "libMatchcut.so"
  }

  private static func isApp(source path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path), !path.contains("/.build") else {
      return false
    }
    guard path.hasPrefix(ownSources) else { return true }
    let names = path.dropFirst(ownSources.count).split(separator: "/", maxSplits: 2)
    return names.count == 3 && SourceModules.apps.contains(String(names[1]))
  }

  /// The path relative to the current folder, if the file is in it.
  private static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
