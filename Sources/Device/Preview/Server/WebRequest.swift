/// The parts of an HTTP request that the server uses.
package struct WebRequest: Equatable, Sendable {
  /// The path without the query. It begins with a slash.
  package var path: String
  package var query: [String: String] = [:]
  /// The value of the header `Host`; nil if it is missing.
  package var host: String?
  package var origin: String?
  package var cookies: [String: String] = [:]

  package init(path: String, query: [String: String] = [:], host: String?, origin: String? = nil) {
    (self.path, self.query, self.host, self.origin) = (path, query, host, origin)
  }

  /// The cookies in the value of the header `Cookie`. If a name occurs several times, the first
  /// cookie counts, because it has the most specific path.
  package static func cookies(in header: String) -> [String: String] {
    let pairs = header.split(separator: ";").compactMap { part -> (String, String)? in
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { return nil }
      return (String(words[0].drop { $0 == " " }), String(words[1]))
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
