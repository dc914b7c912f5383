/// The name of an object in traces and messages: its class and a number, such as `CardPage#2`.
package struct ObjectName: Hashable, Sendable, CustomStringConvertible {
  package let type: String
  /// The number of the object among the named objects of its class, counted from 1.
  package let number: Int

  package init(_ type: String, _ number: Int) {
    (self.type, self.number) = (type, number)
  }

  /// The name as text. Within `withoutNumbers(_:)`, it is only the class.
  package var description: String { Self.isNumbered ? "\(type)#\(number)" : type }

  /// Whether descriptions contain the number.
  package static var hasNumber: Bool { isNumbered }

  @TaskLocal private static var isNumbered = true

  /// Makes a text in which each object has only the name of its class. Runs that create their
  /// objects in another order make the same text, so the texts can be compared.
  package static func withoutNumbers<R>(_ text: () throws -> R) rethrows -> R {
    try $isNumbered.withValue(false, operation: text)
  }
}

/// Assigns short, reproducible names to objects.
///
/// The objects of a class are numbered in the order in which their names are first used. Identical
/// runs therefore assign identical names.
@MainActor
package final class ObjectNames {
  private struct Entry {
    weak var object: AnyObject?
    let name: ObjectName
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]
  /// When there are more entries than this, the entries of deallocated objects are removed.
  private var limit = 1024

  /// The number of stored names.
  package var count: Int { entries.count }

  /// The name assigned to the object; nil if there is none yet.
  package func known(_ object: AnyObject) -> ObjectName? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
    return entry.name
  }

  /// The objects that have a name and have not been deallocated, sorted by class and number.
  package var objects: [(name: ObjectName, object: AnyObject)] {
    entries.values.compactMap { entry in entry.object.map { (entry.name, $0) } }
      .sorted { ($0.0.type, $0.0.number) < ($1.0.type, $1.0.number) }
  }

  package func name(of object: AnyObject) -> ObjectName {
    let id = ObjectIdentifier(object)
    // A new object may have the address of one that was deallocated. If the old object has been
    // deallocated, the entry's weak reference is nil.
    if let entry = entries[id], entry.object != nil { return entry.name }
    let type = String(describing: Swift.type(of: object))
    counts[type, default: 0] += 1
    let name = ObjectName(type, counts[type, default: 0])
    entries[id] = Entry(object: object, name: name)
    if entries.count > limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(limit, entries.count * 2)
    }
    return name
  }

  /// The object's name as text.
  package func callAsFunction(_ object: AnyObject) -> String { name(of: object).description }
}
