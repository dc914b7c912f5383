/// The exit code of the process.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// `check`, `lint`, `diff` or `fuzz` found something, or a run failed.
  case findings = 1
  /// The request is invalid because of a name, a number, a file or a folder.
  case notServed = 2
  /// The reader of standard output closed it, as `head` does. A shell uses this code for SIGPIPE.
  case closedPipe = 141
}

/// Thrown if the reader of standard output has closed it. The tool then exits without a message.
package struct ClosedPipe: Error {
  package init() {}
}
