/// An object that evidence speaks of and does not keep alive.
///
/// Two subjects are equal when they speak of the same object, also after it is gone. It is named
/// only when a finding is: names are counted, and a clean run reads the same whether somebody
/// watched or not.
@MainActor
package final class Subject {
  /// What is known of one object, shared by all who speak of it.
  @MainActor
  private final class Record {
    weak var object: AnyObject?
    var name: String?
    init(_ object: AnyObject) { self.object = object }
  }

  /// The records by address; one whose object is gone gives way to the next with that address.
  private final class Register: WorldRoom {
    var records: [ObjectIdentifier: Record] = [:]

    func record(of object: AnyObject) -> Record {
      let id = ObjectIdentifier(object)
      if let known = records[id], known.object === object { return known }
      let made = Record(object)
      records[id] = made
      return made
    }
  }

  private nonisolated let record: Record
  /// The class, which outlives the object.
  package let className: String
  /// The object's address, which may be used again when it is gone.
  package nonisolated let id: ObjectIdentifier

  package init(_ object: AnyObject) {
    record = World.current.room(Register.self).record(of: object)
    className = String(describing: type(of: object))
    id = ObjectIdentifier(object)
  }

  package var object: AnyObject? { record.object }

  /// `Class#n`; the class alone when the object was gone before anybody asked.
  package var name: String {
    if let name = record.name { return name }
    guard let object else { return className }
    let name = World.current.names(object)
    record.name = name
    return name
  }
  package var view: UIView? { object as? UIView }
  package var controller: UIViewController? { object as? UIViewController }

  package func `is`(_ other: AnyObject?) -> Bool { object != nil && object === other }
}

extension Subject: Equatable {
  package nonisolated static func == (a: Subject, b: Subject) -> Bool { a.record === b.record }
}
