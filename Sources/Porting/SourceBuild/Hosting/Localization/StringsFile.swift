import Foundation

/// The entries of a file `NAME.strings`: `"key" = "value";`, with comments. A property list is read as
/// well.
package struct StringsFile: Equatable, Sendable {
  package private(set) var entries: [String: String] = [:]

  package struct Fault: Error, Equatable, Sendable {
    package let line: Int
    package let expected: String

    package init(line: Int, expected: String) { (self.line, self.expected) = (line, expected) }
  }

  /// Throws a `Fault` if the file is not such a file.
  package init(_ data: Data) throws(Fault) {
    guard let text = Self.text(data) else {
      throw Fault(line: 1, expected: "text in UTF-8 or UTF-16")
    }
    let start = text.drop(while: \.isWhitespace)
    if start.hasPrefix("<?xml") || start.hasPrefix("<!DOCTYPE")
      || data.starts(with: Data("bplist".utf8))
    {
      guard !ProjectObjects.isDeep(data),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let entries = list as? [String: String]
      else { throw Fault(line: 1, expected: "a property list of texts") }
      self.entries = entries
      return
    }
    var scanner = Scanner(rest: Array(text.unicodeScalars)[...])
    try scanner.skip()
    while !scanner.isAtEnd {
      let key = try scanner.word(expected: "a key")
      var value = key
      if try scanner.take("=") { value = try scanner.word(expected: "a text") }
      guard try scanner.take(";") else { throw scanner.fault("';'") }
      entries[key] = value
    }
  }

  /// The text in UTF-8, or in UTF-16 with a byte order mark, without the mark.
  private static func text(_ data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    guard !data.starts(with: Data("bplist".utf8)) else { return "" }
    guard let text = String(data: data, encoding: .utf8) else { return nil }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  private struct Scanner {
    var rest: ArraySlice<Unicode.Scalar>
    var line = 1

    var isAtEnd: Bool { rest.isEmpty }

    func fault(_ expected: String) -> Fault { Fault(line: line, expected: expected) }

    private mutating func next() -> Unicode.Scalar? {
      guard let first = rest.popFirst() else { return nil }
      if first == "\n" { line += 1 }
      return first
    }

    /// Skips spaces and comments.
    mutating func skip() throws(Fault) {
      while let first = rest.first {
        if first.properties.isWhitespace {
          _ = next()
        } else if first == "/", rest.dropFirst().first == "/" {
          while let one = rest.first, one != "\n", one != "\r" { _ = next() }
        } else if first == "/", rest.dropFirst().first == "*" {
          let start = line
          (_, _) = (next(), next())
          while !(rest.first == "*" && rest.dropFirst().first == "/") {
            guard next() != nil else { throw Fault(line: start, expected: "an end of the comment") }
          }
          (_, _) = (next(), next())
        } else {
          return
        }
      }
    }

    /// Takes a character and what is to be skipped after it. Returns false if another follows.
    mutating func take(_ character: Unicode.Scalar) throws(Fault) -> Bool {
      guard rest.first == character else { return false }
      _ = next()
      try skip()
      return true
    }

    mutating func word(expected: String) throws(Fault) -> String {
      var word = String.UnicodeScalarView()
      guard let first = rest.first else { throw fault(expected) }
      if first == "\"" || first == "'" {
        let start = line
        _ = next()
        while true {
          guard let one = next() else { throw Fault(line: start, expected: "an end of the text") }
          if one == first { break }
          word.append(one == "\\" ? try escaped() : one)
        }
      } else {
        while let one = rest.first, Self.isPlain(one) {
          word.append(one)
          _ = next()
        }
        guard !word.isEmpty else { throw fault(expected) }
      }
      try skip()
      return String(word)
    }

    private static func isPlain(_ one: Unicode.Scalar) -> Bool {
      one.properties.isAlphabetic || one.properties.numericType != nil
        || "_.-$:/".unicodeScalars.contains(one)
    }

    private mutating func escaped() throws(Fault) -> Unicode.Scalar {
      guard let one = next() else { throw fault("an end of the text") }
      switch one {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "U", "u":
        let digits = rest.prefix(4)
        let text = String(String.UnicodeScalarView(digits))
        guard let value = UInt32(text, radix: 16) else { throw fault("four hexadecimal digits") }
        rest = rest.dropFirst(4)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      default: return one
      }
    }
  }
}
