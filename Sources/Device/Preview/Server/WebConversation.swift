/// Handles a WebSocket connection.
@MainActor
package protocol WebConversation: AnyObject {
  /// Called for a complete text message.
  func received(_ text: String)
  /// Called after a frame was requested, when the socket is writable. Returns false if nothing has
  /// changed since the last frame.
  func writeFrame(to buffer: SendBuffer) -> Bool
  /// Called when the connection has ended. Nothing can be sent after the end of the connection.
  func ended()
}

/// The server's limits for its peers.
package struct WebLimits {
  /// The maximum size of a peer's message in bytes.
  package var message = 64 * 1024
  /// The maximum number of bytes that are queued for a slow peer.
  package var waiting = 8 * 1024 * 1024
  package var peers = 32

  package init() {}
}
