import Foundation
import Preview
import SourceBuild
import Stage
import UIKit

extension CommandExecutor {
  /// Writes the command that films the touches of a recording of the browser page. Its first lines
  /// write the touch script to a file.
  package static func filmCommand() -> Exports.FilmCommand {
    let program = ProgramName.current
    let build = ProcessInfo.processInfo.environment[SourceOptions.buildVariable]
    return { request throws(PageError) in
      let stem = request.entry.replacing("/", with: "-")
      let file = "\(stem)-\(request.recording).json".inShell
      var words = [program.command(.film)]
      if case .tool = program { words.append(request.entry.inShell) }
      words += build.map { [$0] } ?? []
      words += ["\(Option.gesture.flag) \(file)"] + options(of: request)
      return """
        cat > \(file) <<'END'
        \(try request.json)
        END
        \(words.joined(separator: " "))

        """
    }
  }

  /// The command as the user typed it, without the options that do not change the film: a film has
  /// the same bytes in every folder and every shard.
  static func typedCommand(_ command: CommandName) -> String {
    let build = ProcessInfo.processInfo.environment[SourceOptions.buildVariable]
    let words = words(Array(CommandLine.arguments.dropFirst(2))).map(\.inShell)
    return ([ProgramName.current.command(command)] + (build.map { [$0] } ?? []) + words)
      .joined(separator: " ")
  }

  private static let ofPlace = [Option.out, .shard, .costs].map(\.flag)

  /// The words of a command line without the options that say where and by whom films are made.
  static func words(_ typed: [String]) -> [String] {
    var (words, rest) = ([String](), typed[...])
    while let word = rest.popFirst() {
      if ofPlace.contains(word) {
        rest = rest.dropFirst()
      } else if !ofPlace.contains(where: { word.hasPrefix($0 + "=") }) {
        words.append(word)
      }
    }
    return words
  }

  /// The options that differ from their defaults.
  private static func options(of request: FilmRequest) -> [String] {
    var options = request.values.sorted { $0.key < $1.key }.map { name, value in
      "\(Option.set.flag) \("\(name)=\(value.text)".inShell)"
    }
    if request.device != RunOptions.defaultDevice {
      options.append("\(Option.device.flag) \(request.device.inShell)")
    }
    let traits = request.traits
    let flags: [(Option, Bool)] = [
      (.reduceMotion, traits.isReduceMotionEnabled),
      (.hardwareKeyboard, traits.keyboard == .hardware),
      (.rtl, traits.layoutDirection == .rightToLeft), (.dark, traits.userInterfaceStyle == .dark),
    ]
    options += flags.filter(\.1).map(\.0.flag)
    if traits.era != Option.standardEra { options.append("\(Option.era.flag) \(traits.era)") }
    return options
  }
}
