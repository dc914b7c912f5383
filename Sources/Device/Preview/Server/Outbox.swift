/// The queue of data that will be sent to a peer. The queue contains messages in order, and at most
/// one frame, which is the latest.
package struct Outbox {
  /// The maximum number of queued bytes. If more bytes are queued, the peer is disconnected.
  package let limit: Int
  private var messages: [[UInt8]] = []
  private var next = 0
  package private(set) var waitingBytes = 0
  /// Whether there is a newer frame than the last one sent. A frame is encoded when the socket is
  /// writable, so that a slow peer skips frames instead of receiving them late.
  package var hasFrame = false

  package init(limit: Int) { self.limit = limit }

  package var isEmpty: Bool { next == messages.count && !hasFrame }
  package var hasMessages: Bool { next < messages.count }

  /// Adds a message. Returns false if the limit is exceeded, because the peer is too slow.
  package mutating func add(_ message: [UInt8]) -> Bool {
    guard waitingBytes + message.count <= limit else { return false }
    messages.append(message)
    waitingBytes += message.count
    return true
  }

  package mutating func takeMessage() -> [UInt8]? {
    guard next < messages.count else { return nil }
    let message = messages[next]
    next += 1
    waitingBytes -= message.count
    if next == messages.count { (messages, next) = ([], 0) }
    return message
  }
}
