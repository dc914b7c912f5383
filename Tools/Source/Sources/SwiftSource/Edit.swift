/// Replaces a range of bytes with other text. An empty range inserts the text.
package struct Edit: Equatable, Sendable {
  package let range: Range<Int>
  package let text: String

  package init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }

  /// Inserts `text` at `offset`.
  package init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}

extension Edit {
  /// Applies all `edits` to `bytes`. Insertions at the same place keep their order. If two edits
  /// overlap, only the one that begins first is applied.
  package static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var done = 0
    for (_, edit) in ordered where edit.range.lowerBound >= done {
      result += bytes[done..<edit.range.lowerBound]
      result += edit.text.utf8
      done = edit.range.upperBound
    }
    result += bytes[done...]
    return result
  }
}

extension SourceFile {
  /// Replaces everything in `range` except line ends with spaces, so that the text after it keeps
  /// its column.
  package func blanking(_ range: Range<Int>) -> Edit { Edit(range, blank(range)) }

  /// Replaces `range` with `text`, followed by the line ends of `range`.
  package func replacing(_ range: Range<Int>, with text: String) -> Edit {
    let ends = bytes[range].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return Edit(range, text + String(decoding: ends, as: UTF8.self))
  }

  /// Replaces `range`, which is on one line, with `text` and adds spaces so that the text after it
  /// keeps its column.
  package func replacingInPlace(_ range: Range<Int>, with text: String) -> Edit {
    Edit(range, text + String(repeating: " ", count: max(0, range.count - text.utf8.count)))
  }

  private func blank(_ range: Range<Int>) -> String {
    let blanked = bytes[range].map { byte in
      byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
    }
    return String(decoding: blanked, as: UTF8.self)
  }
}
