/// Finds the methods that can be called by name. A look-up first searches the methods that were
/// added to the stage, and then the tables of the classes (`ExposedClass`).
///
/// Among the added methods, an outlet `card` is represented by its setter, `setCard:`.
@MainActor
package final class ActionRegistry: WorldService {
  private var selectors: [Selector] = []

  package init() {}

  package static var current: ActionRegistry { World.current.service() }

  package func add(_ more: [Selector]) { selectors += more }

  /// The method with this name that `type` declares or inherits. If several methods have the name,
  /// the one that was added last is returned.
  package func selector(named name: String, of type: AnyClass) -> Selector? {
    selectors.last { $0.description == name && $0.method?.isMethod(of: type) == true }
      ?? ExposedClass.method(name, of: type).map { Selector(name, $0) }
  }

  /// The names of the methods that `type` declares or inherits, in the order in which they were
  /// added. Methods of Matchcut's own classes are not included.
  package func names(of type: AnyClass) -> [String] {
    selectors.filter { $0.method?.isMethod(of: type) == true }.map(\.description)
      + ExposedClass.ownNames(of: type)
  }
}
