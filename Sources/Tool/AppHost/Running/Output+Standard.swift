import CAppHost
import Foundation
import SourceBuild

extension Output {
  /// Creates output to the process's standard streams. Also installs the signal handlers.
  package static func standard() -> Output {
    let isTerminal = isatty(matchcut_messages()) == 1
    Interruption.listen(clear: {
      UnfinishedWork.abandon()
      if isTerminal { tell(ProgressLine.rewind) }
    })
    let progress = ProgressLine(isTerminal: isTerminal, write: tell)
    var output = Output(
      write: { text in
        progress.clear()
        try give(text)
      },
      report: { text in
        progress.clear()
        tell(text + "\n")
      },
      progress: progress)
    output.isTerminal = isTerminal
    return output
  }
}

/// Writes a text to standard error, without adding a line end.
@Sendable private func tell(_ text: String) {
  // If writing to standard error fails, this cannot be reported anywhere.
  let messages = FileHandle(fileDescriptor: matchcut_messages(), closeOnDealloc: false)
  try? messages.write(contentsOf: Data(text.utf8))
}

/// Writes to standard output. Throws `ClosedPipe` if the reader has closed standard output, and a
/// `UsageError` if writing fails for another reason.
@Sendable private func give(_ text: String) throws {
  let results = matchcut_results()
  guard results >= 0 else {
    throw UsageError.unwritableOutput(reason: String(cString: strerror(EBADF)))
  }
  do {
    try FileHandle(fileDescriptor: results, closeOnDealloc: false)
      .write(contentsOf: Data(text.utf8))
  } catch {
    if errno == EPIPE { throw ClosedPipe() }
    throw UsageError.unwritableOutput(reason: String(cString: strerror(errno)))
  }
}
