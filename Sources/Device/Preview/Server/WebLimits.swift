/// The server's limits for its peers.
package struct WebLimits {
  /// The maximum size of a peer's message in bytes.
  package var message = 64 * 1024
  /// The maximum number of bytes that are queued for a slow peer.
  package var waiting = 8 * 1024 * 1024
  package var peers = 32

  package init() {}
}
