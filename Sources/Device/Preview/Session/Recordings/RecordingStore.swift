/// The latest recordings of a page.
///
/// Recordings share layers and pictures. Shared memory is counted once. Shared memory is freed when
/// the last recording that uses it is dropped.
@MainActor
package final class RecordingStore {
  package private(set) var recordings: [LiveRecording] = []
  /// The approximate total memory of the stored recordings, in bytes.
  package private(set) var bytes = 0
  private var holders: [ObjectIdentifier: (recordings: Int, bytes: Int)] = [:]
  private let memory: RecordingMemory
  private let tellRemoved: ([Int]) -> Void

  /// Creates a store, which calls `tellRemoved` with the numbers of the recordings that it drops.
  package init(in memory: RecordingMemory, tellRemoved: @escaping ([Int]) -> Void) {
    (self.memory, self.tellRemoved) = (memory, tellRemoved)
    memory.add(self)
  }

  package func keep(_ live: LiveRecording) {
    recordings.append(live)
    bytes += live.size.own
    for (part, size) in live.size.parts {
      if holders[part] == nil { bytes += size }
      holders[part, default: (0, size)].recordings += 1
    }
    if recordings.count > RecordingLimits.count { dropLeastTelling() }
    memory.enforceLimit()
  }

  /// Drops a recording that is not needed.
  package func drop(_ id: Int) {
    if let index = recordings.firstIndex(where: { $0.id == id }) { drop(at: index) }
  }

  package func removeAll() {
    recordings = []
    holders = [:]
    bytes = 0
  }

  /// Drops the oldest recording without a transition and without a finding; if there is none, the
  /// oldest recording. The last recording is kept.
  fileprivate func dropLeastTelling() {
    drop(at: recordings.dropLast().firstIndex { !$0.isTelling } ?? 0)
  }

  private func drop(at index: Int) {
    let live = recordings.remove(at: index)
    bytes -= live.size.own
    for part in live.size.parts.keys {
      guard let holder = holders[part] else { continue }
      holders[part] = holder.recordings > 1 ? (holder.recordings - 1, holder.bytes) : nil
      if holder.recordings == 1 { bytes -= holder.bytes }
    }
    tellRemoved([live.id])
  }
}

/// The memory that the recordings of all pages share, and its limit.
@MainActor
package final class RecordingMemory {
  /// The limit in bytes. Every page keeps its last recording regardless of its size.
  package let limit: Int
  private var stores: [Place] = []

  private struct Place {
    weak var store: RecordingStore?
  }

  package init(limit: Int = RecordingLimits.bytesOfAllPages) { self.limit = limit }

  package var bytes: Int { stores.reduce(0) { $0 + ($1.store?.bytes ?? 0) } }

  fileprivate func add(_ store: RecordingStore) {
    stores.removeAll { $0.store == nil }
    stores.append(Place(store: store))
  }

  /// Drops recordings of the page that uses most memory until the limit is met.
  fileprivate func enforceLimit() {
    while bytes > limit {
      let rich = stores.compactMap(\.store).filter { $0.recordings.count > 1 }
      guard let richest = rich.max(by: { $0.bytes < $1.bytes }) else { return }
      richest.dropLeastTelling()
    }
  }
}
