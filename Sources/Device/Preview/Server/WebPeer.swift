import CWebSockets

/// A browser that is connected by WebSocket.
@MainActor
package final class WebPeer {
  private var wsi: OpaquePointer?
  private var inbox: Inbox
  private var outbox: Outbox
  private let buffer: SendBuffer
  var conversation: (any WebConversation)?
  /// Whether the peer's queue has exceeded the limit.
  private var isTooSlow = false

  init(_ wsi: OpaquePointer, _ limits: WebLimits, _ buffer: SendBuffer) {
    (self.wsi, self.buffer) = (wsi, buffer)
    inbox = Inbox(limit: limits.message)
    outbox = Outbox(limit: limits.waiting)
  }

  /// Queues a message. A peer that is too slow is disconnected.
  package func tell(_ text: String) {
    guard let wsi else { return }
    guard !isTooSlow else { return }
    if !outbox.add(Array(text.utf8)) {
      isTooSlow = true
      // The timeout is needed because the socket may never become writable again.
      lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, Self.atOnce)
    }
    lws_callback_on_writable(wsi)
  }

  /// Whether a message has not been sent yet.
  package var hasMessages: Bool { wsi != nil && outbox.hasMessages }

  /// Requests a frame from the conversation as soon as the socket is writable.
  package func askForFrame() {
    guard let wsi, !outbox.hasFrame else { return }
    outbox.hasFrame = true
    lws_callback_on_writable(wsi)
  }

  /// Makes the library close the connection in its next iteration.
  private static let atOnce: Int32 = -1

  // MARK: Called by the server

  func receive(
    _ bytes: UnsafeRawBufferPointer, announced: Int, isLast: Bool, isText: Bool
  ) -> Int32 {
    guard isText else { return refuse(LWS_CLOSE_STATUS_UNACCEPTABLE_OPCODE, "text only") }
    switch inbox.take(bytes, announced: announced, isLast: isLast) {
    case .more: return 0
    case .tooLong:
      return refuse(
        LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, "a message may have at most \(inbox.limit) bytes")
    case .message(let message):
      conversation?.received(String(decoding: message, as: UTF8.self))
      return 0
    }
  }

  private func refuse(_ status: lws_close_status, _ words: String) -> Int32 {
    var text = Array(words.utf8)
    lws_close_reason(wsi, status, &text, text.count)
    return -1
  }

  /// Sends the next message. If there is no message, sends a frame.
  func send() -> Int32 {
    guard let wsi else { return -1 }
    if isTooSlow { return refuse(LWS_CLOSE_STATUS_POLICY_VIOLATION, "too slow") }
    if let message = outbox.takeMessage() {
      guard buffer.send(message[...], wsi, LWS_WRITE_TEXT) else { return -1 }
    } else if outbox.hasFrame {
      outbox.hasFrame = false
      if conversation?.writeFrame(to: buffer) == true {
        guard buffer.send(wsi, LWS_WRITE_BINARY) else { return -1 }
      }
    }
    if !outbox.isEmpty { lws_callback_on_writable(wsi) }
    return 0
  }

  func close() {
    wsi = nil
    conversation?.ended()
    conversation = nil
  }
}
