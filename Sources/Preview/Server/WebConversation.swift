/// What a conversation is about: told of everything its peer does.
@MainActor
package protocol WebConversation: AnyObject {
  /// A whole message of text.
  func received(_ text: String)
  /// The line is free and a frame was asked for; false where there is nothing new after all.
  func writeFrame(to buffer: SendBuffer) -> Bool
  /// The peer is gone; nothing can be sent any more.
  func ended()
}

/// How much a server takes from its peers.
package struct WebLimits {
  /// Bytes of a peer's message.
  package var message = 64 * 1024
  /// Bytes of text that may wait for a slow peer.
  package var waiting = 8 * 1024 * 1024
  package var peers = 32

  package init() {}
}
