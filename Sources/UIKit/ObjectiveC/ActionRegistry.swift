/// Which methods a world's classes have by name, where the Objective-C runtime would know.
///
/// An outlet `card` stands here as its setter, `setCard:`.
@MainActor
package final class ActionRegistry: WorldRoom {
  private var selectors: [Selector] = []

  package init() {}

  package static var current: ActionRegistry { World.current.room() }

  package func add(_ more: [Selector]) { selectors += more }

  /// The method of this name that `type` has or inherits; of several the one added last.
  package func selector(named name: String, of type: AnyClass) -> Selector? {
    selectors.last { $0.description == name && $0.isMethod(of: type) }
  }

  /// The names `type` answers to, in the order they were added.
  package func names(of type: AnyClass) -> [String] {
    selectors.filter { $0.isMethod(of: type) }.map(\.description)
  }
}
