import Foundation

/// The parts of a Markdown file that the documentation tests need.
package struct Markdown {
  /// A fenced block of code.
  package struct Block: Equatable {
    /// The text after the fence: the language, and for a quotation also the file.
    package var info: String
    package var lines: [String]
    /// The number of the fence's line, counted from 1.
    package var place: Int
  }

  package private(set) var blocks: [Block] = []
  /// The targets of the links and images, in order.
  package private(set) var links: [String] = []
  /// The anchors that a link may have after `#`.
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
    // An unclosed fence extends to the end of the page.
    if let block { blocks.append(block) }
    let shown = prose.joined(separator: "\n").replacing(#/`[^`]*`/#, with: "")
    links = shown.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    for match in shown.matches(of: #/<a id="([^"]+)">/#) { anchors.insert(String(match.1)) }
  }

  /// A heading's anchor: lower case, hyphens for spaces, no other punctuation.
  private static func anchor(of heading: String) -> String {
    let title = heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
    return String(
      title.compactMap { sign in
        if sign == " " { return "-" }
        return sign.isLetter || sign.isNumber || sign == "-" || sign == "_" ? sign : nil
      })
  }
}
