import Demos
import Foundation

/// Standard error, for lines that end and lines that go on.
@Sendable func tell(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

let progress = ProgressLine(isTerminal: isatty(STDERR_FILENO) == 1, write: tell)
let output = Output(
  write: { text in
    progress.clear()
    FileHandle.standardOutput.write(Data(text.utf8))
  },
  report: { text in
    progress.clear()
    tell(text + "\n")
  },
  progress: progress)
let studio = Studio(
  shows: demos.map { Studio.Show(id: $0.id, title: $0.title, fingers: $0.fingers, root: $0.root) })

exit(Tool(runner: studio, output: output).run(Array(CommandLine.arguments.dropFirst())).rawValue)
