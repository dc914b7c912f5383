/// The parts of an HTTP request that the server uses.
package struct WebRequest: Equatable, Sendable {
  /// The path without the query. It begins with a slash.
  package var path: String
  package var query: [String: String] = [:]
  /// The value of the header `Host`; nil if it is missing.
  package var host: String?
  package var origin: String?

  package init(path: String, query: [String: String] = [:], host: String?, origin: String? = nil) {
    (self.path, self.query, self.host, self.origin) = (path, query, host, origin)
  }
}
