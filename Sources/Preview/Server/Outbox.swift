/// What waits to be sent to a peer: messages in order, and at most one frame, the latest.
package struct Outbox {
  /// Bytes of messages that may wait; a peer that lets more pile up is dropped.
  package let limit: Int
  private var messages: [[UInt8]] = []
  private var next = 0
  package private(set) var waitingBytes = 0
  /// Whether there is a picture newer than the one sent last. It is made when the line is free,
  /// so that a slow peer skips pictures and none pile up.
  package var hasFrame = false

  package init(limit: Int) { self.limit = limit }

  package var isEmpty: Bool { next == messages.count && !hasFrame }
  package var hasMessages: Bool { next < messages.count }

  /// False when the peer is too slow for what it is told.
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
