/// Assembles the fragments of a peer's messages, up to a size limit.
package struct Inbox {
  /// The size limit in bytes. A longer message is rejected as soon as its size is known.
  package let limit: Int
  private var held: [UInt8] = []

  package init(limit: Int) { self.limit = limit }

  package enum Step: Equatable {
    case more
    case message([UInt8])
    /// The message exceeds the limit.
    case tooLong
  }

  /// Adds a fragment; `announced` more bytes of its frame will follow.
  package mutating func take(
    _ fragment: UnsafeRawBufferPointer, announced: Int, isLast: Bool
  ) -> Step {
    // The announced number cannot be trusted.
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
