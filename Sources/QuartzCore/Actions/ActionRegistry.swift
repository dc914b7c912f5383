/// The methods that a world's classes have by name: those that its stage was given by hand, then
/// those of the classes' tables (`ExposedClass`).
///
/// An outlet `card` stands in the world's own list as its setter, `setCard:`.
@MainActor
package final class ActionRegistry: WorldService {
  private var selectors: [Selector] = []

  package init() {}

  package static var current: ActionRegistry { World.current.service() }

  package func add(_ more: [Selector]) { selectors += more }

  /// The method of this name that `type` has or inherits; of several the one added last.
  package func selector(named name: String, of type: AnyClass) -> Selector? {
    selectors.last { $0.description == name && $0.method?.isMethod(of: type) == true }
      ?? ExposedClass.method(name, of: type).map { Selector(name, $0) }
  }

  /// The names `type` answers to, our own classes' left out, in the order they were added.
  package func names(of type: AnyClass) -> [String] {
    selectors.filter { $0.method?.isMethod(of: type) == true }.map(\.description)
      + ExposedClass.ownNames(of: type)
  }
}
