import Foundation

enum Deck {
  /// The files in the blue folder.
  static var words: [String] {
    return Bundle.main.paths(forResourcesOfType: "txt", inDirectory: "Words").sorted().map {
      (try? String(contentsOfFile: $0, encoding: .utf8)) ?? ""
    }
  }

  private static func find(_ word: String) throws -> Int? { return words.index(of: word) }

  /// Only Swift 4 has an optional of an optional here.
  static func index(of word: String) -> Int? {
    if let found = try? find(word), let index = found { return index }
    return nil
  }

  #if CARDS && DEBUG
    static let hasConditions = true
  #endif
}
