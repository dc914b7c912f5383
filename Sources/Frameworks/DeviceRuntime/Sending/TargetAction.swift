/// A target and the action that is sent to it. The target is not retained, as in UIKit.
@MainActor
package struct TargetAction {
  package private(set) weak var target: AnyObject?
  package let action: Selector

  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Sends the action. Raises UIKit's exception if the target does not have the method, and does
  /// nothing if the target was deallocated. The sender may have a class other than the one that the
  /// method declares.
  package func send(_ first: Any?, _ second: Any? = nil, insteadOfNil: AnyObject? = nil) {
    guard let target else { return }
    guard action.send(to: target, first, second, insteadOfNil: insteadOfNil) else {
      action.raiseUnrecognized(by: target)
    }
  }

  /// Whether removing a target with these arguments removes this entry. A nil argument matches any
  /// target or any action.
  package func matches(target: Any?, action: Selector?) -> Bool {
    let isTarget = target.map { self.target === ($0 as AnyObject) } ?? true
    return isTarget && (action.map { $0 == self.action } ?? true)
  }
}
