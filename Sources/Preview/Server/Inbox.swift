/// Puts the fragments of a peer's messages together, and bounds what is held.
package struct Inbox {
  /// Bytes; a longer message is refused as soon as it is announced.
  package let limit: Int
  private var held: [UInt8] = []

  package init(limit: Int) { self.limit = limit }

  package enum Step: Equatable {
    case more
    case message([UInt8])
    /// The peer announced or sent more than the limit.
    case tooLong
  }

  /// Takes a fragment; `announced` bytes of the same frame are still to come.
  package mutating func take(
    _ fragment: UnsafeRawBufferPointer, announced: Int, isLast: Bool
  ) -> Step {
    // A peer may announce any number there is.
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
