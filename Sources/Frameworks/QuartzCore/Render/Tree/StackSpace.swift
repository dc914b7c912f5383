import CMainQueue

/// Checks that the stack is large enough for recursive functions on a deep tree.
enum StackSpace {
  /// The number of bytes that one more level of the tree may need. The number includes the stack
  /// space for the app's own layout or drawing code.
  private static let least = 192 * 1024

  /// Ends the program with a message if the next level might overflow the stack. An overflow would
  /// end the program without a message.
  static func require(for purpose: StaticString) {
    if mq_stack_left() < least { end(purpose) }
  }

  @inline(never)
  private static func end(_ purpose: StaticString) -> Never {
    fatalError(
      "The layers are nested too deeply for \(purpose) on this thread, whose stack has "
        + "\(mq_stack_size() / 1024) kB. Put fewer layers or views inside each other, or use a "
        + "thread with a larger stack.")
  }
}
