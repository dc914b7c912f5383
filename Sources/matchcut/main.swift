import Foundation

let output = Output(
  write: { FileHandle.standardOutput.write(Data($0.utf8)) },
  report: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) })

exit(Tool(runner: Studio(), output: output).run(Array(CommandLine.arguments.dropFirst())).rawValue)
