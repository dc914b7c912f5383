/// An object that evidence speaks of and does not keep alive.
///
/// Two subjects are equal when they are of the same object, also after it has gone. It is named
/// only when a finding is, unless somebody has named it already: names are counted, and a clean
/// run reads the same whether it was watched or not.
@MainActor
package struct Subject: @preconcurrency Hashable {
  /// What is known of one object, shared by all its subjects.
  private final class Person {
    weak var object: AnyObject?
    let className: String
    var name: String?

    init(_ object: AnyObject) {
      self.object = object
      className = String(describing: type(of: object))
    }
  }

  /// The persons of a world, so that an object has one.
  private final class Book: WorldRoom {
    private struct Page {
      weak var person: Person?
    }
    private var pages: [ObjectIdentifier: Page] = [:]

    func person(of object: AnyObject) -> Person {
      let id = ObjectIdentifier(object)
      // An address may be used again after its object is gone.
      if let known = pages[id]?.person, known.object === object { return known }
      let person = Person(object)
      pages[id] = Page(person: person)
      return person
    }
  }

  private let person: Person

  package init(_ object: AnyObject) {
    person = World.current.room(Book.self).person(of: object)
    if person.name == nil { person.name = World.current.names.known(object)?.description }
  }

  package var object: AnyObject? { person.object }
  /// The class, which outlives the object.
  package var className: String { person.className }
  package var view: UIView? { object as? UIView }
  package var controller: UIViewController? { object as? UIViewController }

  /// `Class#n`; the class alone when the object was gone before anybody named it.
  package var name: String {
    if let name = person.name { return name }
    guard let object else { return className }
    let name = World.current.names(object)
    person.name = name
    return name
  }

  /// Takes over a name that somebody has given the object meanwhile.
  func learnName() {
    if person.name == nil, let object {
      person.name = World.current.names.known(object)?.description
    }
  }

  package func `is`(_ other: AnyObject?) -> Bool { object != nil && object === other }

  package static func == (a: Subject, b: Subject) -> Bool { a.person === b.person }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(person)) }
}
