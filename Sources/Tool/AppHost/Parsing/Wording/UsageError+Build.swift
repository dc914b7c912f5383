import SourceBuild

extension UsageError {
  init(_ error: BuildError, of command: CommandName) {
    let sentence = error.sentence
    let name = "matchcut \(command.rawValue)"
    self.init(
      place: sentence.place.isEmpty ? name : "\(name): \(sentence.place)", found: sentence.found,
      expected: sentence.expected, remedy: .instruction(sentence.remedy))
  }
}
