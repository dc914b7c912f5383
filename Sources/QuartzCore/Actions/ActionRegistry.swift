/// The methods that can be called by name in a world. Those that were given to its stage by hand
/// come first, then those in the classes' tables (`ExposedClass`).
///
/// In the world's own list, an outlet `card` is represented by its setter, `setCard:`.
@MainActor
package final class ActionRegistry: WorldService {
  private var selectors: [Selector] = []

  package init() {}

  package static var current: ActionRegistry { World.current.service() }

  package func add(_ more: [Selector]) { selectors += more }

  /// The method with this name that `type` has or inherits. If there are several, the one that was
  /// added last.
  package func selector(named name: String, of type: AnyClass) -> Selector? {
    selectors.last { $0.description == name && $0.method?.isMethod(of: type) == true }
      ?? ExposedClass.method(name, of: type).map { Selector(name, $0) }
  }

  /// The names of the methods that `type` has, except those of our own classes, in the order in
  /// which they were added.
  package func names(of type: AnyClass) -> [String] {
    selectors.filter { $0.method?.isMethod(of: type) == true }.map(\.description)
      + ExposedClass.ownNames(of: type)
  }
}
