import Synchronization

/// Consecutive numbers.
enum Numbers {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
