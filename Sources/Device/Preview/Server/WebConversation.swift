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
