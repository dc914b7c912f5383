import AppHost
import Demos
import Foundation
import Stage

/// Standard error, for lines that end and lines that go on.
@Sendable func tell(_ text: String) {
  // There is nobody left to tell of a failure here.
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

/// Standard output; fails with one sentence.
@Sendable func give(_ text: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    throw UsageError.unwritableOutput(reason: String(cString: strerror(errno)))
  }
}

let isTerminal = isatty(STDERR_FILENO) == 1
Interruption.listen(clear: { [isTerminal] in if isTerminal { tell(ProgressLine.rewind) } })
let progress = ProgressLine(isTerminal: isTerminal, write: tell)
let output = Output(
  write: { text in
    progress.clear()
    try give(text)
  },
  report: { text in
    progress.clear()
    tell(text + "\n")
  },
  progress: progress)
// Demos know neither fingers nor devices: here each meets what it is played with.
let studio = Studio(
  shows: demos.map { demo in
    var show = Studio.Show(
      id: demo.id, title: demo.title, fingers: demo.fingers, root: demo.root)
    show.document = demo.document
    show.storyboards = { try Storyboards(files: demo.storyboards, selectors: demo.selectors()) }
    return show
  })

exit(Tool(runner: studio, output: output).run(Array(CommandLine.arguments.dropFirst())).rawValue)
