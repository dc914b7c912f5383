import Foundation

/// A page's source, into which styles, data and scripts of the browser page are embedded, so that the
/// page is a single file.
struct PageTemplate {
  private let source: String
  private let sheets: [String]

  /// `sheets` are the names of the browser page's style sheets that are embedded.
  init(_ source: [UInt8], sheets: [String]) {
    self.source = String(decoding: source, as: UTF8.self)
    self.sheets = sheets.map { "style/\($0).css" }
  }

  /// The placeholders for styles, data and script in the page's source.
  private static let styles = "/* The page's own styles. */"
  private static let place = "{\"frames\":[]}"
  private static let script = "/* The page's own modules. */\n"

  /// The page with this data, which is JSON.
  func text(data: String) -> String {
    var parts = source.components(separatedBy: Self.script)
    let main = parts.removeLast()
    // Each placeholder is replaced once, in this order. Searching again would find text in the
    // inserted data that resembles a placeholder.
    let head = parts.joined().components(separatedBy: Self.styles)
      .joined(separator: PageBundle.styles(sheets))
    // The data must not contain the end tag of its element.
    let page = head.components(separatedBy: Self.place)
      .joined(separator: data.replacingOccurrences(of: "<", with: "\\u003c"))
    let end = main.components(separatedBy: "</script>")
    let script = PageBundle.script(end.first ?? "")
    return page + script + end.dropFirst().map { "</script>" + $0 }.joined()
  }
}
