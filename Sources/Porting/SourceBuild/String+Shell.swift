extension String {
  /// The text as one word of a shell command.
  package var inShell: String {
    guard wholeMatch(of: #/[\w.,:\/@%+=-]+/#) == nil else { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
