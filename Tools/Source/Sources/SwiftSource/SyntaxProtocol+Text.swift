import SwiftSyntax

extension SyntaxProtocol {
  /// The byte range of the node without the trivia around it.
  package var bytes: Range<Int> { start..<end }
  package var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  package var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The node on one line, without comments.
  package var oneLine: String {
    var text = ""
    var gap = false
    for token in tokens(viewMode: .sourceAccurate) {
      if !text.isEmpty, gap || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      gap = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
