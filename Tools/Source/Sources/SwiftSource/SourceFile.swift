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
    tree = Self.tree(of: bytes)
    lines = LineTable(bytes)
  }

  /// The syntax tree. Swift 5 accepts some code that Swift 6 does not, such as `@objc (name)`, so
  /// that a file with errors is parsed again in the mode of Swift 5.
  private static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer { buffer in
      let newest = Parser.parse(source: buffer)
      guard newest.hasError else { return newest }
      var parser = Parser(buffer, swiftVersion: .v5)
      let older = SourceFileSyntax.parse(from: &parser)
      return older.hasError ? newest : older
    }
  }

  package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// The text in a range of bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
