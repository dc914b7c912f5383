/// Joins the fragments of the messages that a peer sends. The size of a message is limited.
package struct Inbox {
  /// The maximum size of a message in bytes. A longer message is rejected as soon as its size is
  /// known.
  package let limit: Int
  private var held: [UInt8] = []

  package init(limit: Int) { self.limit = limit }

  package enum Step: Equatable {
    case more
    case message([UInt8])
    /// The message exceeds the limit.
    case tooLong
  }

  /// Adds a fragment. `announced` is the number of bytes that will follow in the same WebSocket
  /// frame.
  package mutating func take(
    _ fragment: UnsafeRawBufferPointer, announced: Int, isLast: Bool
  ) -> Step {
    // `announced` may be wrong, because the peer sends it.
    guard announced >= 0, announced <= limit - held.count - fragment.count else {
      held = []
      return .tooLong
    }
    held.append(contentsOf: fragment)
    guard isLast, announced == 0 else { return .more }
    defer { held = [] }
    return .message(held)
  }
}
