import CDeviceRuntime
import Foundation

/// The associated objects of objects that do not store their own `Attachments`, such as instances
/// of the app's and of Foundation's classes. Associated objects are released when the object with
/// which they are associated is deallocated.
///
/// The associated objects are stored under the object's address. Swift does not have a callback for
/// the deallocation of an object of any class. The destructor of the class is therefore replaced
/// with one that first notifies this table (`CDeviceRuntime`). Two other solutions were rejected. A
/// table of weak references that is cleaned in each frame would keep values too long. A stored
/// property that `matchcut port` adds to each class would not reach the classes of Foundation and
/// of other packages, and `Codable` would encode it.
package enum ObjectAttachments {
  /// The value associated under `key`; nil if there is none.
  package static func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    table.withEntry(of: address(object)) { $0?.attachments[key] }
  }

  /// Associates a value; nil removes it.
  package static func set(
    _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: Attachments.Policy
  ) {
    guard isProven else { ToolchainAssumption.deallocation.fail() }
    attach(value, to: object, key, policy)
  }

  /// Removes all associations.
  package static func removeAll(of object: AnyObject) {
    _ = table.remove(address(object))
  }

  private static func attach(
    _ value: Any?, to object: AnyObject, _ key: UnsafeRawPointer, _ policy: Attachments.Policy
  ) {
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    guard object_end_watch(pointer, handler) else { return }
    // The old value is retained until the lock is released, because its deallocation may use this
    // table again.
    let old = table.entry(of: address(object)).exchange(value, key, policy)
    withExtendedLifetime(old) {}
  }

  private static func address(_ object: AnyObject) -> UInt {
    UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  }

  private static let table = AttachmentTable()

  private static let handler = object_end_handler(
    will: { object in
      ObjectAttachments.table.begin(ending: UInt(bitPattern: object)).map {
        Unmanaged.passRetained($0).toOpaque()
      }
    },
    did: { entry in
      let entry = Unmanaged<AttachmentTable.Entry>.fromOpaque(entry).takeRetainedValue()
      ObjectAttachments.table.end(entry)
    })

  // MARK: The check

  static let isProven: Bool = {
    final class Probe {}
    guard let key = UnsafeRawPointer(bitPattern: 1) else { return false }
    weak var value: Probe?
    do {
      let (object, attached) = (Probe(), Probe())
      value = attached
      attach(attached, to: object, key, .kept)
      guard ObjectAttachments.value(of: object, key) as? Probe === attached else { return false }
    }
    return value == nil
  }()
}

/// The attachments of objects, stored under the objects' addresses. An object may be deallocated on
/// any thread.
private final class AttachmentTable: @unchecked Sendable {
  final class Entry: @unchecked Sendable {
    let address: UInt
    private let lock = NSLock()
    private var held = Attachments()
    /// The thread on which the object's deinitializer is running. Code in the deinitializer can
    /// still read the attachments.
    fileprivate var endingThread: Thread?

    init(_ address: UInt) { self.address = address }

    var attachments: Attachments { lock.withLock { held } }

    /// Attaches a value and returns the value that it replaces.
    func exchange(_ value: Any?, _ key: UnsafeRawPointer, _ policy: Attachments.Policy)
      -> Attachments
    {
      lock.withLock {
        let old = held
        held.set(value, for: key, policy)
        return old
      }
    }
  }

  private let lock = NSLock()
  private var entries: [UInt: Entry] = [:]

  func withEntry<R>(of address: UInt, _ body: (Entry?) -> R) -> R {
    body(lock.withLock { living(address) })
  }

  /// Returns the entry of an object. If the object has no entry, creates one.
  func entry(of address: UInt) -> Entry {
    lock.withLock {
      if let entry = living(address) { return entry }
      let entry = Entry(address)
      entries[address] = entry
      return entry
    }
  }

  func remove(_ address: UInt) -> Entry? { lock.withLock { entries.removeValue(forKey: address) } }

  func begin(ending address: UInt) -> Entry? {
    lock.withLock {
      let entry = entries[address]
      entry?.endingThread = Thread.current
      return entry
    }
  }

  func end(_ entry: Entry) {
    lock.withLock {
      if entries[entry.address] === entry { entries[entry.address] = nil }
    }
  }

  /// The entry at an address; nil if another thread is deallocating the entry's object. During such
  /// a deallocation, the object's memory may already belong to a new object.
  private func living(_ address: UInt) -> Entry? {
    guard let entry = entries[address] else { return nil }
    return entry.endingThread == nil || entry.endingThread === Thread.current ? entry : nil
  }
}
