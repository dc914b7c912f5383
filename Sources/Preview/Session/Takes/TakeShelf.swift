/// The latest recordings of a page.
///
/// Recordings share layers and pictures. Shared memory is counted once and freed with the last
/// recording that uses it.
@MainActor
package final class TakeShelf {
  package private(set) var takes: [LiveTake] = []
  /// The approximate total memory of its recordings, in bytes.
  package private(set) var bytes = 0
  private var holders: [ObjectIdentifier: (takes: Int, bytes: Int)] = [:]
  private let room: TakeRoom
  private let tellGone: ([Int]) -> Void

  /// The number of recordings kept; the last one is always kept.
  package static let most = 24

  /// Calls `tellGone` with the numbers of dropped recordings.
  package init(in room: TakeRoom, tellGone: @escaping ([Int]) -> Void) {
    (self.room, self.tellGone) = (room, tellGone)
    room.add(self)
  }

  package func keep(_ take: LiveTake) {
    takes.append(take)
    bytes += take.weight.own
    for (part, size) in take.weight.parts {
      if holders[part] == nil { bytes += size }
      holders[part, default: (0, size)].takes += 1
    }
    if takes.count > Self.most { drop(at: 0) }
    room.make()
  }

  /// Drops a recording of no interest.
  package func drop(_ id: Int) {
    if let index = takes.firstIndex(where: { $0.id == id }) { drop(at: index) }
  }

  package func removeAll() {
    takes = []
    holders = [:]
    bytes = 0
  }

  fileprivate func drop(at index: Int) {
    let take = takes.remove(at: index)
    bytes -= take.weight.own
    for part in take.weight.parts.keys {
      guard let holder = holders[part] else { continue }
      holders[part] = holder.takes > 1 ? (holder.takes - 1, holder.bytes) : nil
      if holder.takes == 1 { bytes -= holder.bytes }
    }
    tellGone([take.id])
  }
}

/// The memory limit shared by the recordings of all pages.
@MainActor
package final class TakeRoom {
  /// Bytes; every page keeps its last recording regardless of its size.
  package let limit: Int
  private var shelves: [Place] = []

  private struct Place {
    weak var shelf: TakeShelf?
  }

  package init(limit: Int) { self.limit = limit }

  package var bytes: Int { shelves.reduce(0) { $0 + ($1.shelf?.bytes ?? 0) } }

  fileprivate func add(_ shelf: TakeShelf) {
    shelves.removeAll { $0.shelf == nil }
    shelves.append(Place(shelf: shelf))
  }

  /// Drops the oldest recordings of the page that uses most memory until the limit is met.
  fileprivate func make() {
    while bytes > limit {
      let rich = shelves.compactMap(\.shelf).filter { $0.takes.count > 1 }
      guard let richest = rich.max(by: { $0.bytes < $1.bytes }) else { return }
      richest.drop(at: 0)
    }
  }
}
