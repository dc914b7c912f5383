import Foundation
import TemporaryFolders
import Testing

/// A page in Chinese, and the English text that it translates.
///
/// The first line of the page, `<!-- follows README.md 3f2a0c11d9e4 -->`, identifies that text by
/// the first 12 hexadecimal digits of its SHA-256.
struct Translation {
  /// The page in Chinese, `NAME.zh.md`.
  let page: Page
  /// The English page in the same folder, `NAME.md`.
  let original: Page
  /// The part that is translated; nil for the whole English page.
  var part: (name: String, text: String)?

  /// Every page in Chinese.
  static func all() throws -> [Translation] {
    let pages = try Page.all()
    return try pages.filter { $0.path.hasSuffix(".zh.md") }.map { page in
      let path = page.path.replacing(".zh.md", with: ".md")
      let original = try #require(pages.first { $0.path == path }, "there is no \(path)")
      let isRules = path == RuleTable.path
      return Translation(
        page: page, original: original,
        part: isRules ? (RuleTable.translatedName, try RuleTable.translatedText()) : nil)
    }
  }

  /// What to do if the text has changed since it was translated; nil if it has not.
  func finding() throws -> String? {
    let mark = try mark()
    if page.text.hasPrefix(mark + "\n") { return nil }
    let source = part?.name ?? original.path
    return """
      \(page.path) does not follow \(source) as it is now; bring the Chinese page up to date, then \
      write this hash into its first line: \(mark)
      """
  }

  /// The first line of a page that is up to date.
  func mark() throws -> String {
    let digest = try Self.digest(of: part?.text ?? original.text)
    return "<!-- follows \((original.path as NSString).lastPathComponent) \(digest) -->"
  }

  /// The first 12 hexadecimal digits of the text's SHA-256.
  static func digest(of text: String) throws -> String {
    let folder = TemporaryFolder()
    try folder.write(text, to: "page")
    let command = try Command(["sha256sum", folder.path(of: "page")])
    try #require(command.status == 0, "sha256sum failed: \(command.errors)")
    return String(decoding: command.output.prefix(12), as: UTF8.self)
  }
}
