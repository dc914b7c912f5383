import Foundation
import Stage

/// The findings that a team allows, from the file of `--allow`. Each entry has a reason and a date.
///
/// The file is text, with one entry in each line, or a JSON array with an object for each entry:
///
///     T08  CardController  2026-11-30  The dimming view stays until the redesign.
///     [{"rule": "T08", "show": "Cards", "date": "2026-11-30", "reason": "…"}]
struct AllowedFindings: Equatable {
  struct Entry: Equatable {
    /// What an entry allows, besides the rule.
    enum Subject: Equatable {
      /// The name of an object or of a show, as in a file of text; `*` for all.
      case named(String)
      /// The name of an object, of a show, or both.
      case of(object: String?, show: String?)
    }

    var rule: String
    var subject: Subject
    var date, reason: String
    /// The line of the file, counted from 1.
    var line: Int
  }

  /// The path, as it was typed.
  let file: String
  let entries: [Entry]

  /// The word that stands for all objects and shows.
  static let everything = "*"
  private static let largestFile = 4 << 20

  init(file: String) throws {
    let data = try InputFile.contents(of: file, upTo: Self.largestFile) {
      UsageError.unreadableFindings(file, .allow, found: $0)
    }
    try self.init(data, file: file)
  }

  /// `file` is the path for messages.
  init(_ data: Data, file: String) throws {
    self.file = file
    do throws(AllowedFindingsError) {
      guard let text = String(data: data, encoding: .utf8) else {
        throw AllowedFindingsError(line: 1, found: "text that is not UTF-8")
      }
      let first = text.first { !$0.isWhitespace }
      entries = first == "[" || first == "{" ? try Self.json(text) : try Self.lines(text)
      for entry in entries { try entry.check() }
    } catch {
      throw UsageError.wrongAllowedFinding(file, error)
    }
  }

  /// The first entry that allows a finding. `shows` are the names of what was checked.
  func entry(for finding: Finding, in shows: [String]) -> Entry? {
    entries.first { $0.rule == finding.rule && $0.subject.contains(finding, in: shows) }
  }

  private static func lines(_ text: String) throws(AllowedFindingsError) -> [Entry] {
    var entries: [Entry] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let rule = words.first, !rule.hasPrefix("#") else { continue }
      let line = index + 1
      guard let place = words.firstIndex(where: CalendarDate.isLike) else {
        throw AllowedFindingsError(line: line, found: "an entry without a date")
      }
      entries.append(
        Entry(
          rule: rule, subject: .named(words[..<place].dropFirst().joined(separator: " ")),
          date: words[place], reason: words[(place + 1)...].joined(separator: " "), line: line))
    }
    return entries
  }

  private static func json(_ text: String) throws(AllowedFindingsError) -> [Entry] {
    guard let objects = try? JSONDecoder().decode([[String: String]].self, from: Data(text.utf8))
    else {
      throw AllowedFindingsError(
        line: 1, found: "text that is not a JSON array of objects with texts")
    }
    var entries: [Entry] = []
    for (object, line) in zip(objects, JSONLines.ofObjects(in: text)) {
      func value(_ key: String) -> String {
        (object[key] ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
      }
      if let key = object.keys.sorted().first(where: { !keys.contains($0) }) {
        throw AllowedFindingsError(line: line, found: "the unknown key '\(key)'")
      }
      if value("date").isEmpty {
        throw AllowedFindingsError(line: line, found: "an entry without a date")
      }
      let (name, show) = (value("object"), value("show"))
      entries.append(
        Entry(
          rule: value("rule"),
          subject: name.isEmpty && show.isEmpty
            ? .named("")
            : .of(object: name.isEmpty ? nil : name, show: show.isEmpty ? nil : show),
          date: value("date"), reason: value("reason"), line: line))
    }
    return entries
  }

  private static let keys: Set = ["rule", "object", "show", "date", "reason"]
}

extension AllowedFindings.Entry {
  /// The rule, and what the entry allows.
  var name: String {
    switch subject {
    case .named(AllowedFindings.everything): rule
    case .named(let name): "\(rule) of \(name)"
    case .of(let object, let show):
      rule + (object.map { " of \($0)" } ?? "") + (show.map { " in \($0)" } ?? "")
    }
  }

  var reasonWithDate: String { "\(reason) (since \(date))" }

  /// Whether a check of these shows can have the finding. The subject of an entry may be an object,
  /// which any show may have.
  func isPossible(in shows: Set<String>) -> Bool {
    guard case .of(_, let show?) = subject else { return true }
    return shows.contains(show)
  }

  fileprivate func check() throws(AllowedFindingsError) {
    func wrong(_ found: String) -> AllowedFindingsError {
      AllowedFindingsError(line: line, found: found)
    }
    if rule.isEmpty { throw wrong("an entry without a rule") }
    guard Rule.all.contains(where: { $0.id == rule }) else {
      throw wrong("the unknown rule '\(rule)'")
    }
    if subject == .named("") { throw wrong("an entry without an object or a show") }
    guard CalendarDate.isDate(date) else { throw wrong("the date '\(date)'") }
    if reason.isEmpty { throw wrong("an entry without a reason") }
  }
}

extension AllowedFindings.Entry.Subject {
  fileprivate func contains(_ finding: Finding, in shows: [String]) -> Bool {
    switch self {
    case .named(AllowedFindings.everything): true
    case .named(let name): finding.isOf(name) || shows.contains(name)
    case .of(let object, let show):
      object.map(finding.isOf) ?? true && show.map(shows.contains) ?? true
    }
  }
}

extension Finding {
  /// Whether the name is that of the object or its class, or of the property or method.
  fileprivate func isOf(_ name: String) -> Bool {
    let owner = className ?? object
    return [object, owner, place].contains(name) || property.map { "\(owner).\($0)" } == name
  }
}
