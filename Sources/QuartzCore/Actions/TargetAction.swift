/// A target with its action. The target is not retained, as in UIKit.
@MainActor
package struct TargetAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector

  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Sends the action. Raises UIKit's exception for a target of another type, and does nothing for
  /// a deallocated one. The sender may be of another class than the method declares.
  package func send(_ first: Any?, _ second: Any? = nil, insteadOfNil: AnyObject? = nil) {
    guard let target else { return }
    guard action.send(to: target, first, second, insteadOfNil: insteadOfNil) else {
      action.raiseUnrecognized(by: target)
    }
  }

  /// Whether a removal with these arguments applies to this entry; nil matches any.
  package func matches(target: Any?, action: Selector?) -> Bool {
    let isTarget = target.map { self.target === ($0 as AnyObject) } ?? true
    return isTarget && (action.map { $0 == self.action } ?? true)
  }
}
