/// What the compiler is given of a file: the same structure, byte for byte in the same places.
///
/// Conditions are left out, so that both branches of each are read. Extensions are written as
/// classes without a header, for the compiler's dump dies of an initialiser in an extension
/// (Swift 6.3.1, with assertions); headers are read from the source itself.
struct CompilerInput {
  let bytes: [UInt8]

  init(_ text: SourceText) {
    var bytes = SourceText.withoutConditions(text.bytes)
    let tokens = text.tokens
    for index in tokens.indices where Self.isExtension(at: index, in: text) {
      guard let brace = tokens[index...].first(where: { $0.text == "{" }) else { continue }
      let blanks = tokens[index].range.lowerBound..<brace.range.lowerBound
      for place in blanks where bytes[place] != UInt8(ascii: "\n") {
        bytes[place] = UInt8(ascii: " ")
      }
      bytes.replaceSubrange(
        blanks.lowerBound..<blanks.lowerBound + Self.stand.count, with: Self.stand)
    }
    self.bytes = bytes
  }

  /// No longer than `extension`.
  private static let stand = Array("class E".utf8)

  /// The word as a declaration: a label has a colon behind it, a member a point before it.
  private static func isExtension(at index: Int, in text: SourceText) -> Bool {
    let tokens = text.tokens
    guard tokens[index].text == "extension", tokens[index].kind == .identifier,
      index + 1 < tokens.count, !text.isQuoted(tokens[index])
    else { return false }
    let next = tokens[index + 1]
    guard next.kind == .identifier || next.text == "[" else { return false }
    return index == 0 || ![".", "(", ","].contains(tokens[index - 1].text)
  }
}
