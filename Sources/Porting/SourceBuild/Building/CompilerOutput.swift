import Foundation

/// The compiler's messages, with the user's lines in the excerpts instead of ported lines.
///
/// The compiler reads the ported text of a file, and its excerpts repeat that text. A message about
/// a generated file keeps its sentence and loses its excerpt, because the user cannot open the file
/// usefully.
package struct CompilerOutput {
  /// The ported texts by the paths of the original files.
  private let ported: [String: String]
  /// The folder with generated files.
  private let generated: String

  package init(_ files: [PortReport.File], generated: String) {
    ported = Dictionary(
      files.compactMap { file in file.ported.map { (file.path, $0) } },
      uniquingKeysWith: { first, _ in first })
    self.generated = generated
  }

  /// The output without warnings that are not about the user's text, and with at most `most`
  /// warnings. A message that the compiler repeats appears once.
  package func selected(_ words: String, mostWarnings most: Int) -> (text: String, left: Int) {
    var texts: [String: Texts] = [:]
    var messages: [[Substring]] = [[]]
    var links: [Substring] = []
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
      let plain = Self.plain(line)
      if plain.wholeMatch(of: Self.summary) != nil, words.contains(": error: ") { continue }
      if plain.wholeMatch(of: Self.link) != nil {
        links.append(line)
      } else if plain.wholeMatch(of: Self.beginning) != nil {
        messages.append([line])
      } else {
        messages[messages.count - 1].append(line)
      }
    }
    var known: Set<String> = []
    var (warnings, left) = (0, 0)
    let kept = messages.filter { (message: [Substring]) -> Bool in
      guard let first = message.first.map(Self.plain),
        let head = first.wholeMatch(of: Self.head)
      else { return true }
      guard known.insert(first).inserted else { return false }
      guard head.4.hasPrefix("warning: ") else { return true }
      let path = String(head.1)
      guard !path.hasPrefix(generated) else { return false }
      if ported[path] != nil {
        let place = (line: Int(head.2) ?? 0, column: Int(head.3) ?? 1)
        guard text(path, &texts).isOriginal(place.column, inLine: place.line) else { return false }
      }
      warnings += 1
      if warnings > most { left += 1 }
      return warnings <= most
    }
    var lines = kept.joined().map(String.init)
    // The links explain the groups that are named in brackets at the end of messages.
    lines += links.filter { link in
      let group = Self.plain(link).prefix { $0 != ":" }
      return lines.contains { $0.contains(group) }
    }.map(String.init)
    var selection = lines.joined(separator: "\n")
    // The last line end belongs to the last message, which may be left out.
    if words.hasSuffix("\n"), !selection.hasSuffix("\n") { selection += "\n" }
    return (selection.allSatisfy(\.isWhitespace) ? "" : selection, left)
  }

  private static func plain(_ line: Substring) -> String {
    String(line.replacing(#/\u{1B}\[[0-9;]*m/#, with: ""))
  }

  /// The output with the user's lines in the excerpts.
  package func shown(_ words: String) -> String {
    var texts: [String: Texts] = [:]
    var place: Place?
    return words.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      let plain = Self.plain(line)
      if let match = plain.wholeMatch(of: Self.head) {
        let path = String(match.1)
        place = Place(path: path, line: Int(match.2) ?? 0, column: Int(match.3) ?? 1)
        guard ported[path] != nil, let found = place else { return String(line) }
        let column = text(path, &texts).column(found.column, inLine: found.line)
        return column == found.column
          ? String(line) : "\(path):\(found.line):\(column): \(match.4)"
      }
      guard let found = place, let excerpt = plain.wholeMatch(of: Self.excerpt) else {
        return String(line)
      }
      if found.path.hasPrefix(generated) { return nil }
      guard ported[found.path] != nil else { return String(line) }
      let texts = text(found.path, &texts)
      let (gutter, number, rest) = (excerpt.1, excerpt.2, String(excerpt.3))
      if let number = Int(number) {
        place = Place(path: found.path, line: number, column: found.column)
        // Lines that `Porter` has added at the end of the file.
        guard texts.has(number) else { return nil }
        return texts.isChanged(number)
          ? "\(gutter)\(excerpt.2) | \(texts.original(number))" : String(line)
      }
      // Markers, which belong to the line above them.
      let markers = Self.moved(rest) { texts.column($0, inLine: found.line) }
      return markers == rest ? String(line) : "\(gutter)| " + markers
    }.joined(separator: "\n")
  }

  /// A line of markers, such as `    |  `- error: …`, with the markers at other columns.
  private static func moved(_ markers: String, _ column: (Int) -> Int) -> String {
    let marks = markers.prefix { " |`".contains($0) }
    var line = ""
    for (index, mark) in marks.enumerated() where mark != " " {
      let place = column(index + 1) - 1
      line = String(line.prefix(place))
      line += String(repeating: " ", count: place - line.count) + String(mark)
    }
    return line + markers.dropFirst(marks.count)
  }

  private struct Place {
    var path: String
    var line: Int
    var column: Int
  }

  // `/a/B.swift:3:14: error: …`
  private static var head: Regex<(Substring, Substring, Substring, Substring, Substring)> {
    #/(\/.*?):(\d+):(\d+): ((?:error|warning|note|remark): .*)/#
  }
  // The first line of an error or a warning. Notes belong to the message before them.
  private static var beginning: Regex<(Substring, Substring?)> {
    #/(?:(\S.*?:\d+(?::\d+)?|<unknown>:0): )?(?:error|warning|remark): .*/#
  }
  // The compiler driver reports each command that fails, after the errors of the command.
  private static var summary: Regex<Substring> {
    #/error: [\w-]+ command failed with exit code \d+ \(use -v to see invocation\)/#
  }
  // `[#DeprecatedDeclaration]: <https://…>`
  private static var link: Regex<Substring> { #/\[#[\w-]+\]: <.*>/# }
  // ` 3 | let a = 1` and `   |  `- error: …`
  private static var excerpt: Regex<(Substring, Substring, Substring, Substring)> {
    #/( *)(\d*) *\| ?(.*)/#
  }

  private func text(_ path: String, _ texts: inout [String: Texts]) -> Texts {
    if let known = texts[path] { return known }
    let made = Texts(original: path, ported: ported[path] ?? path)
    texts[path] = made
    return made
  }

  /// The lines of a file and of its ported text.
  private struct Texts {
    private let originals: [Substring]
    private let ported: [Substring]

    init(original: String, ported: String) {
      func lines(_ path: String) -> [Substring] {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return String(decoding: data, as: UTF8.self)
          .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      }
      (originals, self.ported) = (lines(original), lines(ported))
    }

    func has(_ line: Int) -> Bool { originals.indices.contains(line - 1) }

    /// The user's line; lines count from 1. Empty for lines that `Porter` has added.
    func original(_ line: Int) -> Substring {
      originals.indices.contains(line - 1) ? originals[line - 1] : ""
    }

    func isChanged(_ line: Int) -> Bool {
      ported.indices.contains(line - 1) && ported[line - 1] != original(line)
    }

    /// Whether the text at a column of a ported line is the user's.
    func isOriginal(_ column: Int, inLine line: Int) -> Bool {
      guard has(line) else { return false }
      guard isChanged(line) else { return true }
      return alignment(line).isOriginal(column)
    }

    /// The column in the user's line for a column in the ported line. A column in ported text is
    /// the column at which the user's text begins to differ. Columns count bytes from 1.
    func column(_ column: Int, inLine line: Int) -> Int {
      isChanged(line) ? alignment(line).column(column) : column
    }

    private func alignment(_ line: Int) -> LineAlignment {
      LineAlignment(original: original(line), ported: ported[line - 1])
    }
  }
}
