import Foundation

/// A Markdown file, as far as the tests of the documentation look at it.
package struct Markdown {
  /// A fenced block of code.
  package struct Block: Equatable {
    /// What stands behind the fence: the language, and for a quotation the file.
    package var info: String
    package var lines: [String]
    /// Of the fence, from 1.
    package var place: Int
  }

  package private(set) var blocks: [Block] = []
  /// Where its links and pictures lead, in their order.
  package private(set) var links: [String] = []
  /// What a link into it may name behind `#`.
  package private(set) var anchors: Set<String> = []

  package init(_ text: String) {
    var prose: [String] = []
    var block: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let isFence = line.hasPrefix("```")
      switch (isFence, block) {
      case (true, nil):
        let info = line.drop { $0 == "`" }.trimmingCharacters(in: .whitespaces)
        block = Block(info: info, lines: [], place: index + 1)
      case (true, .some(let ended)):
        blocks.append(ended)
        block = nil
      case (false, .some(var open)):
        open.lines.append(line)
        block = open
      case (false, nil):
        prose.append(line)
        if line.hasPrefix("#") { anchors.insert(Self.anchor(of: line)) }
      }
    }
    // A fence that nobody closed swallows the rest of the page.
    if let block { blocks.append(block) }
    let shown = prose.joined(separator: "\n").replacing(#/`[^`]*`/#, with: "")
    links = shown.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    for match in shown.matches(of: #/<a id="([^"]+)">/#) { anchors.insert(String(match.1)) }
  }

  /// A heading as a link names it: small letters, hyphens for spaces, no other signs.
  private static func anchor(of heading: String) -> String {
    let title = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return String(
      title.compactMap { sign in
        if sign == " " { return "-" }
        return sign.isLetter || sign.isNumber || sign == "-" || sign == "_" ? sign : nil
      })
  }
}
