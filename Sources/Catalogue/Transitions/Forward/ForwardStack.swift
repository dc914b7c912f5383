import UIKit

/// The popped controllers. The controller that was popped last is at the end.
///
/// The stack is a value type. `follow(from:to:)` receives the navigation stack before and after a
/// change and updates the forward stack.
struct ForwardStack {
  private(set) var controllers: [UIViewController] = []
  /// The maximum number of controllers. If there are more controllers, the oldest are removed. A
  /// negative number counts as 0.
  var maximumDepth: Int { didSet { trim() } }

  init(maximumDepth: Int) { self.maximumDepth = maximumDepth }

  /// The controller that is pushed next.
  var next: UIViewController? { controllers.last }

  mutating func removeAll() { controllers.removeAll() }

  /// Removes controllers that now have a parent or presenter, and all controllers below them.
  @MainActor
  mutating func forgetTaken(unless isFree: (UIViewController) -> Bool = { $0.isFree }) {
    guard let taken = controllers.lastIndex(where: { !isFree($0) }) else { return }
    controllers.removeSubrange(...taken)
  }

  /// Removes the next controller if it is `controller`.
  mutating func take(_ controller: UIViewController) {
    if next === controller { controllers.removeLast() }
  }

  /// Updates the forward stack after any number of changes to the navigation stack.
  ///
  /// Controllers that were removed from the end are added to the forward stack. The removed
  /// controller that was nearest to the remaining ones is on top. If the controllers that were
  /// appended to the end are the next ones on the forward stack, in the same order, they are
  /// removed from the forward stack. If any other controller was appended, the forward stack is
  /// cleared.
  mutating func follow(from before: [UIViewController], to after: [UIViewController]) {
    let common = zip(before, after).prefix { $0 === $1 }.count
    let removed = before.dropFirst(common).filter { gone in !after.contains { $0 === gone } }
    let added = Array(after.dropFirst(common))
    if !removed.isEmpty, !added.isEmpty { return removeAll() }
    // If an added controller was already on the stack, the controller was moved, or others were
    // inserted below it. Only a replacement of the stack can move a controller or insert others
    // below it.
    if added.contains(where: { one in before.contains { $0 === one } }) { return removeAll() }
    controllers += removed.reversed()
    for controller in added {
      guard controller === next else { return removeAll() }
      controllers.removeLast()
    }
    trim()
  }

  private mutating func trim() {
    let surplus = controllers.count - max(0, maximumDepth)
    if surplus > 0 { controllers.removeFirst(surplus) }
  }
}

extension UIViewController {
  /// Whether the controller has neither a parent nor a presenter, so that it may be pushed.
  var isFree: Bool { parent == nil && presentingViewController == nil }
}
