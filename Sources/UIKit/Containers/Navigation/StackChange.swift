/// What one request makes of a navigation stack: a pure value, bottom controller first.
@MainActor
struct StackChange {
  enum Request {
    case push(UIViewController)
    /// The controller goes, with everything above it; not the root.
    case popTop(UIViewController)
    /// Everything above the controller goes.
    case pop(to: UIViewController)
    case replace([UIViewController])
  }

  /// What the stack reads while the change is under way.
  let during: [UIViewController]
  /// What it reads at the end: Apple documents that all of `setViewControllers(_:animated:)`
  /// takes place when its one transition finishes.
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
      // Facts F.5.4: a controller that is in the stack is gone back to.
      let isBelow = stack.contains { $0 === top }
      during = isBelow ? stack.through(top) : stack + [top]
    }
  }
}

extension [UIViewController] {
  /// Up to and with `controller`; all of it when it is not there.
  fileprivate func through(_ controller: UIViewController) -> [UIViewController] {
    guard let index = firstIndex(where: { $0 === controller }) else { return self }
    return Array(prefix(index + 1))
  }

  /// Those that are not in `other`, in order.
  func subtracting(_ other: [UIViewController]) -> [UIViewController] {
    filter { controller in !other.contains { $0 === controller } }
  }
}
