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

  /// The command as the user typed it.
  static func typedCommand(_ command: CommandName) -> String {
    let build = ProcessInfo.processInfo.environment[SourceOptions.buildVariable]
    let words = CommandLine.arguments.dropFirst(2).map(\.inShell)
    return ([ProgramName.current.command(command)] + (build.map { [$0] } ?? []) + words)
      .joined(separator: " ")
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
