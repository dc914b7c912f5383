import Preview

/// A conversation that sends back each message that it receives.
@MainActor
final class Echo: WebConversation {
  let peer: WebPeer
  private(set) var heard: [String] = []
  private(set) var hasEnded = false

  init(_ peer: WebPeer) { self.peer = peer }

  func received(_ text: String) {
    heard.append(text)
    peer.tell(text)
  }
  func writeFrame(to buffer: SendBuffer) -> Bool { false }
  func ended() { hasEnded = true }
}
