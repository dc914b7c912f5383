/// One target and what to send it. The target is not retained, as in UIKit.
@MainActor
package struct TargetAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector

  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Sends the action; a target of another type gets UIKit's exception, a dead one nothing. A sender
  /// of another class than the method declares is sent all the same.
  package func send(_ first: Any?, _ second: Any? = nil, insteadOfNil: AnyObject? = nil) {
    guard let target else { return }
    guard action.send(to: target, first, second, insteadOfNil: insteadOfNil) else {
      action.raiseUnrecognized(by: target)
    }
  }

  /// True when this entry is the one that a removal names; nil means any.
  package func matches(target: Any?, action: Selector?) -> Bool {
    let isTarget = target.map { self.target === ($0 as AnyObject) } ?? true
    return isTarget && (action.map { $0 == self.action } ?? true)
  }
}
