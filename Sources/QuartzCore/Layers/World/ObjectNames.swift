/// The name of an object in traces and messages: its class and a count, `CardPage#2`.
package struct ObjectName: Hashable, Sendable, CustomStringConvertible {
  package let type: String
  /// From 1, per class.
  package let number: Int

  package init(_ type: String, _ number: Int) {
    (self.type, self.number) = (type, number)
  }

  package var description: String { "\(type)#\(number)" }
}

extension ObjectName {
  /// The object's name in the current world.
  @MainActor
  package init(of object: AnyObject) { self = World.current.names.name(of: object) }
}

/// Short, stable names for objects.
///
/// Counted per class in the order objects are first named, so that equal runs name equally.
@MainActor
package final class ObjectNames {
  private struct Entry {
    weak var object: AnyObject?
    let name: ObjectName
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var counts: [String: Int] = [:]
  /// How many entries there may be before those of objects that are gone are dropped.
  private var limit = 1024

  /// How many names are kept.
  package var count: Int { entries.count }

  /// The name the object has been given; nil when nobody asked for it yet.
  package func known(_ object: AnyObject) -> ObjectName? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object != nil else { return nil }
    return entry.name
  }

  package func name(of object: AnyObject) -> ObjectName {
    let id = ObjectIdentifier(object)
    // An address may be used again after its object is gone; the weak reference tells.
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
