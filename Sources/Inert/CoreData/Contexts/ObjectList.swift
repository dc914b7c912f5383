import Foundation

/// Objects in the order in which they were added.
struct ObjectList<Object: NSObject> {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var objects: [Int: Object] = [:]
  private var last = 0

  init() {}
  init(_ list: [Object]) { for object in list { add(object) } }

  var isEmpty: Bool { numbers.isEmpty }
  var all: [Object] { objects.sorted { $0.key < $1.key }.map(\.value) }
  var set: Set<Object> { Set(objects.values) }

  func contains(_ object: Object) -> Bool { numbers[ObjectIdentifier(object)] != nil }

  mutating func add(_ object: Object) {
    guard numbers[ObjectIdentifier(object)] == nil else { return }
    last += 1
    numbers[ObjectIdentifier(object)] = last
    objects[last] = object
  }

  mutating func remove(_ object: Object) {
    guard let number = numbers.removeValue(forKey: ObjectIdentifier(object)) else { return }
    objects[number] = nil
  }

  mutating func removeAll() { self = ObjectList() }
}

/// Changes of a context's objects. Each object is in one of the lists.
struct ChangedObjects<Object: NSObject> {
  var inserted = ObjectList<Object>()
  var updated = ObjectList<Object>()
  var deleted = ObjectList<Object>()
  var refreshed = ObjectList<Object>()

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }

  mutating func remove(_ object: Object) {
    inserted.remove(object)
    updated.remove(object)
    deleted.remove(object)
    refreshed.remove(object)
  }

  /// The content of a notification.
  var information: [String: Any] {
    let lists = [
      (NSInsertedObjectsKey, inserted), (NSUpdatedObjectsKey, updated),
      (NSDeletedObjectsKey, deleted), (NSRefreshedObjectsKey, refreshed),
    ]
    return Dictionary(uniqueKeysWithValues: lists.filter { !$0.1.isEmpty }.map { ($0.0, $0.1.set) })
  }
}
