/// The result of one request to a navigation stack, as a pure value. Stacks begin with the bottom
/// controller.
@MainActor
struct StackChange {
  enum Request {
    case push(UIViewController)
    /// Removes the controller and all controllers above it. Does not remove the root.
    case popTop(UIViewController)
    /// Removes all controllers above the given controller.
    case pop(to: UIViewController)
    case replace([UIViewController])
  }

  /// The stack while the change is in progress.
  let during: [UIViewController]
  /// The stack at the end of the change. Apple documents that all changes of
  /// `setViewControllers(_:animated:)` take effect when its single transition finishes.
  let after: [UIViewController]

  init(_ request: Request, of stack: [UIViewController]) {
    switch request {
    case .push(let controller):
      (during, after) = (stack + [controller], stack + [controller])
    case .popTop(let controller):
      let index = stack.firstIndex { $0 === controller } ?? 0
      let rest = index > 0 ? Array(stack[..<index]) : stack
      (during, after) = (rest, rest)
    case .pop(let target):
      let rest = stack.through(target)
      (during, after) = (rest, rest)
    case .replace(let controllers):
      after = controllers
      guard let top = controllers.last, let current = stack.last, top !== current else {
        during = controllers
        return
      }
      // If the controller is already in the stack, the change is a pop to it (facts F.5.4).
      let isBelow = stack.contains { $0 === top }
      during = isBelow ? stack.through(top) : stack + [top]
    }
  }
}

extension [UIViewController] {
  /// The controllers up to and including `controller`; all controllers if it is not among them.
  fileprivate func through(_ controller: UIViewController) -> [UIViewController] {
    guard let index = firstIndex(where: { $0 === controller }) else { return self }
    return Array(prefix(index + 1))
  }

  /// The controllers that are not in `other`, in order.
  func subtracting(_ other: [UIViewController]) -> [UIViewController] {
    filter { controller in !other.contains { $0 === controller } }
  }
}
