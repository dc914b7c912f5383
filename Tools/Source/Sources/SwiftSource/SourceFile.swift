import SwiftParser
import SwiftSyntax

/// A Swift file: its bytes and its syntax tree.
package struct SourceFile: Sendable {
  package let path: String
  package let bytes: [UInt8]
  package let tree: SourceFileSyntax
  package let lines: LineTable

  package init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lines = LineTable(bytes)
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The text in a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
