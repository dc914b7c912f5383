/// An object that evidence speaks of and does not keep alive.
///
/// It is named only when a finding is: names are counted, and a clean run reads the same whether
/// somebody watched or not.
@MainActor
package final class Subject {
  package private(set) weak var object: AnyObject?
  /// The class, which outlives the object.
  package let className: String
  private var knownName: String?

  package init(_ object: AnyObject) {
    self.object = object
    className = String(describing: type(of: object))
  }

  /// `Class#n`; the class alone when the object was gone before anybody asked.
  package var name: String {
    if let knownName { return knownName }
    guard let object else { return className }
    let name = World.current.names(object)
    knownName = name
    return name
  }
  package var view: UIView? { object as? UIView }
  package var controller: UIViewController? { object as? UIViewController }

  package func `is`(_ other: AnyObject?) -> Bool { object != nil && object === other }
}
