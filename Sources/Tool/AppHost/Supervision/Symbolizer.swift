import Foundation
import SourceBuild
import Stage

/// Finds the lines of an app's source for the addresses of a stack trace, with the toolchain's own
/// programs.
struct Symbolizer {
  struct Stack {
    /// The places in the app's source, innermost first.
    var places: [SourcePlace] = []
    /// The app's functions, innermost first, including those without a known line.
    var functions: [String] = []
    /// The reason for which Swift's compiled code stopped, such as "arithmetic overflow".
    var failure: String?
  }

  /// The folder of this project's sources. Lines in this folder are not the app's, except in modules
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
    let frames = text.split(separator: "\n").compactMap { line -> CallStack.Frame? in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, CallStacks.mayContainApp(String(parts[1])) else { return nil }
      return UInt(parts[0], radix: 16).map { .init(object: String(parts[1]), offset: $0) }
    }
    var stack = Stack()
    for (_, symbols) in symbols(of: frames) {
      if let failure = symbols.first?.FunctionName, failure.hasPrefix(Self.failurePrefix) {
        stack.failure = stack.failure ?? String(failure.dropFirst(Self.failurePrefix.count))
      }
      stack.places += symbols.compactMap(\.place)
      stack.functions += symbols.map(\.FunctionName).filter(SourceModules.isApp(function:))
    }
    let plain = Self.plain(stack.places.map(\.function) + stack.functions)
    for index in stack.places.indices {
      stack.places[index].function = plain[stack.places[index].function] ?? ""
    }
    stack.functions = stack.functions.compactMap { plain[$0] }
    return stack
  }

  /// The lines of the app's source for frames. Inlined calls are separate lines, innermost first.
  func places(of frames: [CallStack.Frame]) -> [CallStack.Frame: [SourcePlace]] {
    let found = symbols(of: frames).map { ($0, $1.compactMap(\.place)) }
    let plain = Self.plain(found.flatMap { $1.map(\.function) })
    var result: [CallStack.Frame: [SourcePlace]] = [:]
    for (frame, places) in found {
      result[frame] = places.map { place in
        var place = place
        place.function = plain[place.function] ?? place.function
        return place
      }
    }
    return result
  }

  /// The symbols of each frame, in the order of the frames of each object file.
  private func symbols(of frames: [CallStack.Frame]) -> [(CallStack.Frame, [Frame.Symbol])] {
    guard !frames.isEmpty, let tools = Self.tools else { return [] }
    var objects: [String] = []
    for frame in frames where !objects.contains(frame.object) { objects.append(frame.object) }
    var result: [(CallStack.Frame, [Frame.Symbol])] = []
    for object in objects {
      let group = frames.filter { $0.object == object }
      for start in stride(from: 0, to: group.count, by: Self.mostArguments) {
        let part = group[start..<min(start + Self.mostArguments, group.count)]
        let output = Self.run(
          "\(tools)/llvm-symbolizer",
          ["--output-style=JSON", "--obj=\(object)"]
            + part.map { "0x" + String($0.offset, radix: 16) })
        guard let read = try? JSONDecoder().decode([Frame].self, from: output),
          read.count == part.count
        else { continue }
        result += zip(part, read).map { ($0, $1.Symbol) }
      }
    }
    return result
  }

  /// The names of functions, in the form in which they are written in source.
  private static func plain(_ mangled: [String]) -> [String: String] {
    guard let tools else { return [:] }
    var names: [String] = []
    // The tool prints nothing for an empty name.
    for name in mangled where !name.isEmpty && !names.contains(name) { names.append(name) }
    var result: [String: String] = [:]
    for start in stride(from: 0, to: names.count, by: mostArguments) {
      let part = Array(names[start..<min(start + mostArguments, names.count)])
      let output = run("\(tools)/swift-demangle", ["--simplified", "--compact"] + part)
      let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
      guard lines.count == part.count else { continue }
      for (name, line) in zip(part, lines) { result[name] = line }
    }
    return result
  }

  /// The largest number of arguments with which a program is started.
  private static let mostArguments = 1000
  /// The folder of the toolchain's programs; nil if there is no toolchain.
  private static let tools = (try? Toolchain()).map { folder(of: $0) }

  /// Those members of the output of `llvm-symbolizer` that are used. Inlined functions are separate
  /// symbols, innermost first.
  private struct Frame: Decodable {
    struct Symbol: Decodable {
      var FileName: String
      var FunctionName: String
      var Line: Int

      /// The place, if it is in the app's source. Its function is a mangled name.
      var place: SourcePlace? {
        guard Line > 0, Symbolizer.isApp(source: FileName) else { return nil }
        return SourcePlace(
          function: FunctionName, file: Symbolizer.shown(FileName), line: Line)
      }
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

  fileprivate static func isApp(source path: String) -> Bool {
    guard FileManager.default.fileExists(atPath: path), !path.contains("/.build") else {
      return false
    }
    guard path.hasPrefix(ownSources) else { return true }
    let names = path.dropFirst(ownSources.count).split(separator: "/", maxSplits: 2)
    return names.count == 3 && SourceModules.apps.contains(String(names[1]))
  }

  /// The path relative to the current folder, if the file is in it.
  fileprivate static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
