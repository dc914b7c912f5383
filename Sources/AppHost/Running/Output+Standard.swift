import Foundation

extension Output {
  /// The streams of the process, from which interruptions are heard as well.
  package static func standard() -> Output {
    let isTerminal = isatty(STDERR_FILENO) == 1
    Interruption.listen(clear: { if isTerminal { tell(ProgressLine.rewind) } })
    let progress = ProgressLine(isTerminal: isTerminal, write: tell)
    return Output(
      write: { text in
        progress.clear()
        try give(text)
      },
      report: { text in
        progress.clear()
        tell(text + "\n")
      },
      progress: progress)
  }
}

/// Standard error, for lines that end and lines that go on.
@Sendable private func tell(_ text: String) {
  // There is nobody left to tell of a failure here.
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}

/// Standard output; fails with one sentence, and without a word where its reader is gone.
@Sendable private func give(_ text: String) throws {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  } catch {
    if errno == EPIPE { throw ClosedPipe() }
    throw UsageError.unwritableOutput(reason: String(cString: strerror(errno)))
  }
}
