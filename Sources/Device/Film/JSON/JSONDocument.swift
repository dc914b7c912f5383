import Foundation

/// Encodes values as JSON in one line. Keys are sorted, so equal values result in equal text.
package enum JSONLine {
  package static func text(_ value: some Encodable) -> String {
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      // The types of this package have no value that JSON cannot represent.
      preconditionFailure("\(type(of: value)) cannot be written as JSON: \(error)")
    }
  }

  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}

/// A JSON object whose members keep the order in which they are added. Each element of a list can
/// be written on a line of its own, so that tools that work with lines can search and compare it.
package struct JSONDocument {
  /// How the members are separated.
  package enum Layout: String {
    case compact = ""
    /// Each member is on a line of its own.
    case lines = "\n"
  }

  private let layout: Layout
  private var members: [String] = []

  package init(_ layout: Layout = .compact) { self.layout = layout }

  package mutating func add(_ name: String, _ value: some Encodable) {
    members.append(JSONLine.text(name) + ":" + JSONLine.text(value))
  }

  /// Adds a list with one element per line.
  package mutating func add(_ name: String, lines elements: [some Encodable]) {
    add(name, writtenLines: elements.map { JSONLine.text($0) })
  }

  /// Adds a list whose elements have been encoded by `JSONLine`.
  package mutating func add(_ name: String, writtenLines texts: [String]) {
    let list = texts.isEmpty ? "[]" : "[\n" + texts.joined(separator: ",\n") + "\n]"
    members.append(JSONLine.text(name) + ":" + list)
  }

  package var text: String {
    let gap = layout.rawValue
    return "{" + gap + members.joined(separator: "," + gap) + gap + "}"
  }
}
