/// The build settings of a target, as they are written: `$(NAME)` is not yet replaced.
///
/// The layers are merged from the bottom up: Xcode's own values, the configuration file and the
/// settings of the project, then those of the target.
package struct BuildSettings: Equatable, Sendable {
  package private(set) var values: [String: String]
  /// The name of the build configuration, to which settings may be limited.
  private let configuration: String

  package init(_ values: [String: String] = [:], configuration: String = "Debug") {
    (self.values, self.configuration) = (values, configuration)
  }

  /// Adds a layer above the others. `$(inherited)` stands for the value below. A setting with a
  /// condition, such as `NAME[sdk=iphonesimulator*]`, is used only if it applies to a simulator.
  package mutating func add(_ layer: [String: Any]) {
    var new: [String: String] = [:]
    // A setting with a condition comes before the same setting without one.
    for key in layer.keys.sorted() {
      let parts = key.split(separator: "[")
      guard let name = parts.first.map(String.init),
        parts.dropFirst().allSatisfy({ applies($0) })
      else { continue }
      if let text = layer[key] as? String {
        new[name] = text
      } else if let list = layer[key] as? [String] {
        new[name] = list.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
      }
    }
    for (name, text) in new {
      let below = values[name] ?? ""
      values[name] = text.replacing(#/\$[({]inherited[)}]/#, with: { _ in below })
    }
  }

  /// Whether a condition such as `sdk=iphone*]` applies.
  private func applies(_ condition: Substring) -> Bool {
    guard condition.last == "]" else { return false }
    return condition.dropLast().split(separator: ",").allSatisfy { part in
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return false }
      let known = ["sdk": Self.sdk, "arch": Self.architecture, "config": configuration]
      return known[String(words[0])].map { Self.matches($0, words[1]) } ?? true
    }
  }

  private static let sdk = "iphonesimulator"
  private static let architecture = "arm64"

  private static func matches(_ text: String, _ pattern: Substring) -> Bool {
    pattern.last == "*" ? text.hasPrefix(pattern.dropLast()) : text == pattern
  }

  /// The value in which settings are replaced; empty if there is no such setting.
  package func value(_ name: String) -> String { Self.expanding(values[name] ?? "", values) }

  /// The value as a list, whose items are separated by spaces or in quotation marks.
  package func list(_ name: String) -> [String] {
    value(name).matches(of: #/"([^"]*)"|([^\s"]+)/#).map { String($0.1 ?? $0.2 ?? "") }
  }

  package func isOn(_ name: String) -> Bool { value(name) == "YES" }

  /// The text in which `$(NAME)` and `${NAME}` are replaced with settings. A missing setting is
  /// empty, and a setting that refers to itself stays as it is.
  package static func expanding(_ text: String, _ settings: [String: String]) -> String {
    var rest = mostReferences
    return Expansion(settings: settings, open: []).text(text[...], &rest)
  }

  /// The largest number of references that are replaced. Each setting can refer to another one
  /// several times, so that the length of the result would have no limit.
  private static let mostReferences = 2_000
}

/// The replacement of references to settings in a text.
private struct Expansion {
  let settings: [String: String]
  /// The settings that are being replaced.
  let open: [String]

  func text(_ text: Substring, _ rest: inout Int) -> String {
    var result = ""
    var text = text
    while let start = text.firstIndex(of: "$") {
      result += text[..<start]
      text = text[start...]
      guard let end = Self.end(of: text) else {
        result += "$"
        text = text.dropFirst()
        continue
      }
      let reference = text[..<end]
      result += replacement(of: reference, &rest) ?? String(reference)
      text = text[end...]
    }
    return result + text
  }

  /// The end of the reference with which the text begins; nil if it does not begin with one.
  private static func end(of text: Substring) -> Substring.Index? {
    guard let bracket = text.dropFirst().first, bracket == "(" || bracket == "{" else { return nil }
    let close: Character = bracket == "(" ? ")" : "}"
    var depth = 0
    for index in text.indices.dropFirst() {
      if text[index] == bracket { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return text.index(after: index) }
      if text[index].isNewline { return nil }
    }
    return nil
  }

  /// The value for a reference such as `$(NAME:rfc1034identifier)`; nil if it stays as it is.
  private func replacement(of reference: Substring, _ rest: inout Int) -> String? {
    rest -= 1
    guard rest > 0 else { return nil }
    // The name itself may contain references.
    let inner = text(reference.dropFirst(2).dropLast(), &rest)
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard name.wholeMatch(of: #/\w+/#) != nil, !open.contains(name) else { return nil }
    let below = Expansion(settings: settings, open: open + [name])
    var value = below.text((settings[name] ?? "")[...], &rest)
    for modifier in parts.dropFirst() { value = Self.changed(value, by: modifier) }
    return value
  }

  private static func changed(_ value: String, by modifier: String) -> String {
    switch modifier {
    case "rfc1034identifier":
      return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    case "identifier":
      return identifier(value) { $0.isASCII && ($0.isLetter || $0.isNumber) }
    case "c99extidentifier": return identifier(value) { $0.isLetter || $0.isNumber }
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "quote": return value.replacing(" ", with: "\\ ")
    case "file": return value.lastComponent
    case "dir": return value.folderPath
    case "base": return value.lastComponent.withoutExtension
    case "suffix":
      let name = value.lastComponent
      return String(name.dropFirst(name.withoutExtension.count))
    case "standardizepath": return value.isEmpty ? value : value.absolutePath
    case _ where modifier.hasPrefix("default="):
      return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    default: return value
    }
  }

  private static func identifier(_ value: String, _ isAllowed: (Character) -> Bool) -> String {
    var name = String(value.map { isAllowed($0) ? $0 : "_" })
    if let first = name.first, first.isNumber {
      name.replaceSubrange(...name.startIndex, with: "_")
    }
    return name
  }
}
