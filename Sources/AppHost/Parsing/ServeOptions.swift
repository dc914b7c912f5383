/// How the page is served.
package struct ServeOptions: Equatable, Sendable {
  package static let defaultPort = 8765
  package static let defaultHost = "127.0.0.1"

  /// The demo that a page shows first; nil for the first there is.
  package var first: String?
  package var port = defaultPort
  package var host = defaultHost
  package var device = TakeOptions.defaultDevice

  package init() {}
}
