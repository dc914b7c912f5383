import SourceBuild

extension Tool {
  /// Writes the words that name the films of `film all`, or of the code at `path`.
  func list(workAt path: String?) throws {
    guard let path else {
      let words = try CommandParser(catalogue: runner.catalogue).allFilms.map(\.name)
      return try output.write(words.map { $0 + "\n" }.joined())
    }
    guard FileKind(path) != .nothing else {
      throw UsageError(BuildError.noSuchPath(path), of: .list)
    }
    try output.write(ShowFiles.words(at: path).map { $0 + "\n" }.joined())
  }
}
