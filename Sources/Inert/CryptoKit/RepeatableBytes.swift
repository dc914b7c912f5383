import DeviceRuntime
import Foundation

/// Bytes for keys and nonces: they differ from each other, and are the same in each run of an app,
/// because runs are repeatable.
enum RepeatableBytes {
  @MainActor
  private final class Count: WorldService {
    private var last: UInt64 = 0
    init() {}
    static var current: Count { World.current.service() }

    func next() -> UInt64 {
      last += 1
      return last
    }
  }

  /// The counts of work outside the main queue.
  private static let others = Others()
  private final class Others: @unchecked Sendable {
    private let lock = NSLock()
    private var last: UInt64 = 0
    func next() -> UInt64 {
      lock.withLock {
        last += 1
        return last
      }
    }
  }

  /// The next bytes for `purpose`: digests of a number that is counted.
  static func next(count: Int, for purpose: String) -> [UInt8] {
    let onMain = MainActorReach.read { Count.current.next() }
    let number = onMain.map { "main \($0)" } ?? "other \(others.next())"
    var bytes: [UInt8] = []
    var part = 0
    while bytes.count < count {
      bytes += SHA256.hash(data: Data("\(purpose) \(number) \(part)".utf8))
      part += 1
    }
    return Array(bytes.prefix(count))
  }
}
