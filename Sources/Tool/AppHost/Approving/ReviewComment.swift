/// What a reviewer approves in a comment: each line `matchcut approve NAME…` or
/// `matchcut approve all`.
///
/// Other lines have no meaning, and neither have quoted ones, which begin with `>`.
struct ReviewComment: Equatable {
  /// What a line approves.
  private(set) var choice = ApproveOptions.Choice.named([])

  init(_ text: String) throws(ReviewError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = try Self.words(in: line, number: index + 1)
      guard words.starts(with: Self.command) else { continue }
      let names = Array(words.dropFirst(Self.command.count))
      guard !names.isEmpty else { throw ReviewError(line: index + 1, found: "no name") }
      if let option = names.first(where: { $0.hasPrefix("-") }) {
        throw ReviewError(line: index + 1, found: "the option '\(option)'")
      }
      choice.add(names)
    }
  }

  private static let command = ["matchcut", CommandName.approve.rawValue]

  /// The words of a line. A name with spaces is between quotation marks, and a line may be between the
  /// marks that Markdown has for code.
  private static func words(
    in line: Substring, number: Int
  ) throws(ReviewError) -> [String] {
    let trimmed = line.drop { $0.isWhitespace || $0 == "`" }
    var words: [String] = []
    var word: String?
    var quote: Character?
    for letter in trimmed {
      if let mark = quote {
        if letter == mark { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "\"" || letter == "'" {
        (quote, word) = (letter, word ?? "")
      } else if letter.isWhitespace || letter == "`" {
        if let end = word { words.append(end) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    if let end = word { words.append(end) }
    // Quotation marks are common in other lines.
    if quote != nil, words.starts(with: command) {
      throw ReviewError(line: number, found: "a quotation mark without its partner")
    }
    return words
  }
}
