import AppHost
import Foundation
import TestSupport

/// The code that a page quotes: the code in backquotes, and the lines of its blocks.
struct QuotedCode {
  let page: Page
  /// The texts in backquotes.
  let spans: [String]
  let lines: [String]

  init(_ page: Page) {
    self.page = page
    var prose: [Substring] = []
    var isCode = false
    for line in page.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() } else if !isCode { prose.append(line) }
    }
    spans = prose.joined(separator: "\n").matches(of: #/`([^`]+)`/#).map {
      String($0.1.replacing("\n", with: " "))
    }
    lines = page.markdown.blocks.flatMap(\.lines)
  }

  /// The quoted calls and members that `names` does not have.
  func unknownNames(in names: KnownNames) -> [String] { spans.filter { !names.has($0) } }

  /// The commands, options, make targets and scripts that do not exist.
  func unknownCommands(targets: Set<String>) -> [String] {
    let quoted: [String] = spans + lines
    var unknown: [String] = quoted.flatMap(Self.unknownOptions)
    for span in spans where span.hasPrefix("--") && page.path != Self.compilerPage {
      if let flag = Self.flag(of: span), !Self.flags.contains(flag) { unknown.append(flag) }
    }
    for text in quoted {
      for match in text.matches(of: Self.makeCommand) where !targets.contains(String(match.1)) {
        unknown.append("make \(match.1)")
      }
    }
    for text in quoted {
      for match in text.matches(of: #/(?:^|\s)(scripts\/[\w.\/-]*\w)/#) {
        let file = SourceTree.root.appendingPathComponent(String(match.1))
        if !FileManager.default.fileExists(atPath: file.path) { unknown.append(String(match.1)) }
      }
    }
    return unknown
  }

  /// The page on which options without a command are those of the compiler and of SwiftPM.
  private static let compilerPage = "CONTRIBUTING.md"

  /// A command at the beginning of a text, after `&&`, after a prompt, or after a variable.
  private static var makeCommand: Regex<(Substring, Substring)> {
    #/(?:^|&& |\$ |[A-Z]=\S+ )make (?:[A-Z_]+=\S+ )*([a-z][a-z-]*)\b/#
  }

  /// The options of every command, and those of an app's own command line.
  private static let flags = Set(
    CommandName.allCases.flatMap { $0.options.flatMap(\.flags) }
      + AppCommand.Mode.allCases.map(\.rawValue)
  )

  private static func unknownOptions(in text: String) -> [String] {
    text.matches(of: #/(?:^|[\s\/])matchcut ([a-z]+)((?: [^\s|&;#>]+)*)/#).flatMap { match in
      guard let command = CommandName(rawValue: String(match.1)) else {
        return ["matchcut \(match.1)"]
      }
      let known = Set(command.options.flatMap(\.flags))
      return match.2.split(separator: " ").compactMap { Self.flag(of: String($0)) }
        .filter { !known.contains($0) }.map { "matchcut \(command.rawValue) \($0)" }
    }
  }

  /// The flag at the beginning of a text, such as `--out` of `--out=films`.
  private static func flag(of text: String) -> String? {
    text.prefixMatch(of: #/--[a-z][a-z-]*/#).map { String($0.0) }
  }
}

/// The public names that pages may quote.
struct KnownNames {
  /// The last parts of the names, such as `advance(by:)`.
  private let members: Set<Substring>
  /// The last parts of the names without their arguments, such as `advance`.
  private let bases: Set<Substring>

  /// Names that belong to Foundation, the standard library, XCTest or the reader's own code.
  private static let foreign: Set = [
    "wait(for:timeout:)", "fulfillment(of:)", "run(mode:before:)", "RunLoop.main.run(until:)",
    "Task.sleep", "Thread.sleep", ".build", "exit()", "Date()", "forwardInvocation(_:)", "show()",
  ]

  init(members: some Sequence<String>) {
    self.members = Set(members.map { Substring($0) })
    bases = Set(self.members.map { $0.prefix { $0 != "(" } })
  }

  /// The names of the modules that were built beside the tests, without the deprecated ones.
  static func built() throws -> KnownNames { try result.get() }
  private static let result = Result {
    let graphs = try SymbolGraph.graphs() + SymbolGraph.extract(KeptNames.modules)
    let symbols = graphs.flatMap(\.symbols).filter { !$0.isDeprecated }
    return KnownNames(members: symbols.compactMap(\.pathComponents.last))
  }

  /// Whether a quoted text is a known call, such as `tick()` or `stage.run { }`, or a known member,
  /// such as `.cancel(at:)`. The last arguments of a call may be omitted. The result is also true
  /// for a text that is neither a call nor a member.
  func has(_ text: String) -> Bool {
    if Self.foreign.contains(text) { return true }
    if let call = text.wholeMatch(of: #/(?:[\w.#]*\.)?([a-z]\w*)(?:\((.*)\)| \{.*\})/#) {
      guard let arguments = call.2, arguments.wholeMatch(of: #/(?:\w+:)*/#) != nil else {
        return bases.contains(call.1)
      }
      let start = "\(call.1)(\(arguments)"
      return members.contains("\(start))")
        || !arguments.isEmpty && members.contains { $0.hasPrefix(start) }
    }
    if let member = text.wholeMatch(of: #/(?:stage(?:\.\w+)*)?\.([a-z]\w*)/#) {
      return bases.contains(member.1)
    }
    return true
  }
}
