import Foundation

/// The title and the text of a page, without its tags.
struct PageText {
  private(set) var title: String?
  private(set) var body = ""

  init(html: String) {
    title = html.firstMatch(of: #/(?is)<title[^>]*>(.*?)</title>/#).map {
      Self.plain(String($0.1))
    }
    let visible = html.replacing(#/(?is)<(head|script|style)\b.*?</\1>|<!--.*?-->/#, with: "")
    let joined = visible.replacing(#/\s+/#, with: " ")
    let lines = joined.replacing(
      #/(?i) ?<(br|/?p|/?div|/?h[1-6]|/?li|/?tr|/?ul|/?ol)\b[^>]*> ?/#, with: "\n")
    body = Self.plain(lines).replacing(#/\n{3,}/#, with: "\n\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func plain(_ html: String) -> String {
    let text = html.replacing(#/<[^>]*>/#, with: "")
    return entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
  private static let entities = [
    ("&nbsp;", "\u{A0}"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
    ("&amp;", "&"),
  ]
}
