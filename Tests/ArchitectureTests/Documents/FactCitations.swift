/// The citations in a text that refer to entries of Documentation/Facts: "facts A.6.1, C.4 and
/// C.10", "case C5".
struct FactCitations {
  /// The cited anchors, in order: "a-6-1", "c-4", "c5".
  let anchors: [String]

  init(in text: String) {
    let facts = text.matches(
      of: #/[Ff]acts?\s+([A-M](?:\.\d+)*\b(?:(?:,| and|, and)\s+[A-M]\.\d+(?:\.\d+)*)*)/#
    )
    .flatMap { $0.1.matches(of: #/[A-M](?:\.\d+)*/#) }
    .map { $0.0.lowercased().replacing(".", with: "-") }
    let cases = text.matches(of: #/\b[Cc]ases?\s+(C\d+)\b/#).map { $0.1.lowercased() }
    anchors = facts + cases
  }
}
