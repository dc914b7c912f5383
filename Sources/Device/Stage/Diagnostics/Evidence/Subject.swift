/// A weak reference to an object that evidence mentions.
///
/// Two subjects are equal if they refer to the same object, even after its deallocation. A subject
/// uses the name of its object. If the object has no name, it gets one only when a finding needs
/// it. Names contain numbers, so naming additional objects would change the trace of a run without
/// findings.
@MainActor
package struct Subject: @preconcurrency Hashable {
  /// The facts that are recorded about one object. All subjects that refer to the object share
  /// these facts.
  private final class Identity {
    weak var object: AnyObject?
    let className: String
    let madeAt: CallStack?
    var name: ObjectName?

    init(_ object: AnyObject, madeAt: CallStack?) {
      (self.object, self.madeAt) = (object, madeAt)
      className = String(describing: type(of: object))
    }
  }

  /// The table with the `Identity` of each object in a `World`.
  private final class IdentityTable: WorldService {
    private struct Page {
      weak var person: Identity?
    }
    private var pages: [ObjectIdentifier: Page] = [:]

    func person(of object: AnyObject) -> Identity {
      let id = ObjectIdentifier(object)
      // A new object may have the address of one that was deallocated.
      if let known = pages[id]?.person, known.object === object { return known }
      let person = Identity(object, madeAt: (object as? UIResponder)?.madeAt)
      pages[id] = Page(person: person)
      return person
    }
  }

  private let person: Identity

  package init(_ object: AnyObject) {
    person = World.current.service(IdentityTable.self).person(of: object)
    if person.name == nil { person.name = World.current.names.known(object) }
  }

  package var object: AnyObject? { person.object }
  /// The class name, which is also available after the object's deallocation.
  package var className: String { person.className }
  /// The calls that created the object, also after its deallocation; nil if they are not known.
  package var madeAt: CallStack? { person.madeAt }
  package var view: UIView? { object as? UIView }
  package var controller: UIViewController? { object as? UIViewController }

  /// `Class#n`, or only the class name if the object was deallocated before it had a name.
  package var name: String {
    if let name = person.name { return name.description }
    guard let object else { return className }
    let name = World.current.names.name(of: object)
    person.name = name
    return name.description
  }

  /// Stores the object's name if the object has been named since the subject was created.
  func learnName() {
    if person.name == nil, let object {
      person.name = World.current.names.known(object)
    }
  }

  package func `is`(_ other: AnyObject?) -> Bool { object != nil && object === other }

  package static func == (a: Subject, b: Subject) -> Bool { a.person === b.person }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(person)) }
}

extension CALayer {
  /// The view that owns the layer; for a layer without a view, the layer itself.
  package var subject: Subject { Subject((delegate as? UIView) ?? self) }
}
