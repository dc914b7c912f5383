/// The methods of a world's classes by name, in place of the Objective-C runtime.
///
/// An outlet `card` is registered as its setter, `setCard:`.
@MainActor
package final class ActionRegistry: WorldRoom {
  private var selectors: [Selector] = []

  package init() {}

  package static var current: ActionRegistry { World.current.room() }

  package func add(_ more: [Selector]) { selectors += more }

  /// The method with this name that `type` has or inherits; the last one added if there are
  /// several.
  package func selector(named name: String, of type: AnyClass) -> Selector? {
    selectors.last { $0.description == name && $0.isMethod(of: type) }
  }

  /// The registered names of `type`'s methods, in the order they were added.
  package func names(of type: AnyClass) -> [String] {
    selectors.filter { $0.isMethod(of: type) }.map(\.description)
  }
}
