import Foundation

/// The array that `mutableArrayValue(forKey:)` returns. Each call reads or changes the property of
/// the owner, which is an `NSMutableArray` that is changed in place, or an array that is set again.
final class KeyedArray: NSMutableArray {
  private let key: String
  private let owner: NSObject

  init(of key: String, owner: NSObject) {
    (self.key, self.owner) = (key, owner)
    super.init(capacity: 0)
  }

  // The initialisers that every subclass needs. Nothing calls them.

  required override init(capacity numItems: Int) {
    (key, owner) = ("self", NSMutableArray())
    super.init(capacity: numItems)
  }
  required convenience init?(coder aDecoder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: 0) }
  required convenience init(objects: UnsafePointer<AnyObject>?, count cnt: Int) {
    self.init(capacity: 0)
  }

  /// The property's value; an empty array if it is nil.
  private var members: [Any] {
    nonisolated(unsafe) let owner = owner
    let key = key
    nonisolated(unsafe) var found: Any?
    unisolated { found = KeyValueCoding.value(key, of: owner) }
    if let array = found as? NSArray { return (0..<array.count).map { array.object(at: $0) } }
    return found as? [Any] ?? []
  }

  override var count: Int { members.count }
  override func object(at index: Int) -> Any {
    let members = members
    guard members.indices.contains(index) else { raise("objectAtIndex:", index, members.count) }
    return members[index]
  }

  override func insert(_ anObject: Any, at index: Int) {
    let count = count
    guard (0...count).contains(index) else { raise("insertObject:atIndex:", index, count) }
    let change = KeyValueChange(
      new: [anObject], kind: .insertion, indexes: IndexSet(integer: index))
    report(
      change, inPlace: { $0.insert(anObject, at: index) }, copy: { $0.insert(anObject, at: index) })
  }

  override func removeObject(at index: Int) {
    let old = object(at: index)
    let change = KeyValueChange(old: [old], kind: .removal, indexes: IndexSet(integer: index))
    report(
      change, inPlace: { $0.removeObject(at: index) }, copy: { $0.remove(at: index) })
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    let old = object(at: index)
    let change = KeyValueChange(
      old: [old], new: [anObject], kind: .replacement, indexes: IndexSet(integer: index))
    report(
      change, inPlace: { $0.replaceObject(at: index, with: anObject) },
      copy: { $0[index] = anObject })
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }

  /// Changes the property, by `inPlace` if it is an `NSMutableArray`, otherwise by `copy`.
  private func report(
    _ change: KeyValueChange, inPlace: @escaping (NSMutableArray) -> Void,
    copy: @escaping (inout [Any]) -> Void
  ) {
    nonisolated(unsafe) let (owner, change, inPlace, copy) = (owner, change, inPlace, copy)
    nonisolated(unsafe) let array = self
    let key = key
    unisolated {
      let body = {
        if let array = KeyValueCoding.value(key, of: owner) as? NSMutableArray {
          return inPlace(array)
        }
        var members = array.members
        copy(&members)
        KeyValueCoding.set(members, key, of: owner)
      }
      guard let observers = KeyValueObservers.of(owner) else { return body() }
      observers.changeMembers(of: key, of: owner, change, body)
    }
  }

  private func raise(_ method: String, _ index: Int, _ count: Int) -> Never {
    UIKitLog.raise(
      UIKitLog.range,
      "*** -[NSKeyValueNotifyingMutableArray \(method)]: index \(index) beyond bounds"
        + (count == 0 ? " for empty array" : " [0 .. \(count - 1)]"))
  }
}
