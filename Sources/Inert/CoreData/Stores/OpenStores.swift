import DeviceRuntime
import Foundation

/// The stores that are open in this process, by their files, and the identifiers of new stores.
enum OpenStores {
  private struct Place: Hashable {
    let device: UInt
    let number: UInt

    /// The place of an existing file; nil if there is no file.
    init?(path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    }
  }
  private struct Entry {
    weak var content: StoreContent?
    /// The tables, which the models of all stores with these rows have in common.
    let outline: [String]
    let isWritable: Bool
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [Place: Entry] = [:]

  /// The rows of a file, which is opened or created.
  static func content(
    at path: String, _ model: NSManagedObjectModel, type: String, _ options: StoreOptions
  ) throws -> StoreContent {
    try lock.withLock {
      entries = entries.filter { $0.value.content?.isOpen == true }
      let outline = StoreLayout(model).outline
      if let place = Place(path: path), let entry = entries[place], let content = entry.content,
        entry.outline == outline, options.isReadOnly || entry.isWritable
      {
        return content
      }
      let file = try StoreFile(
        path: path, model: model, type: type, options, newIdentifier: StoreCount.newIdentifier)
      let content = try StoreContent(model, file)
      if let place = Place(path: path) {
        entries[place] = Entry(content: content, outline: outline, isWritable: !file.isReadOnly)
      }
      return content
    }
  }

  /// Deletes the files of a store. Stores that are open keep their rows, but cannot be saved.
  static func remove(at path: String) throws {
    try lock.withLock {
      guard let place = Place(path: path) else { return }
      entries.removeValue(forKey: place)?.content?.close()
      for ending in StoreFile.endings where FileManager.default.fileExists(atPath: path + ending) {
        try FileManager.default.removeItem(atPath: path + ending)
      }
    }
  }
}

/// The identifiers of new stores. They are counted, so that equal runs have equal identifiers.
enum StoreCount {
  @MainActor
  private final class Count: WorldService {
    var last = 0
    init() {}
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var others = 0

  /// The next UUID of the device; on another thread than the main thread, of the process.
  static func newIdentifier() -> String {
    let onMain = MainActorReach.read {
      let count = World.current.service(Count.self)
      count.last += 1
      return count.last
    }
    let number =
      onMain
      ?? lock.withLock {
        others += 1
        return others
      }
    let digits = String(number, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 12 - digits.count))
    return "00000000-0000-4000-\(onMain == nil ? "9" : "8")000-" + zeros + digits
  }
}
