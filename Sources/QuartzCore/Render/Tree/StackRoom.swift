import CMainQueue

/// The stack that walks down a deep tree need.
enum StackRoom {
  /// Bytes: for one level, and for what an app's layout or a drawing calls there.
  private static let least = 192 * 1024

  /// Stops the program with a sentence where the next level might overflow the stack, which would
  /// end it without one.
  static func require(for purpose: StaticString) {
    if mq_stack_left() < least { end(purpose) }
  }

  @inline(never)
  private static func end(_ purpose: StaticString) -> Never {
    fatalError(
      "The layers are nested too deep for \(purpose) on this thread, whose stack has "
        + "\(mq_stack_size() / 1024) kB. Put fewer layers or views inside each other, or use a "
        + "thread with a larger stack.")
  }
}
