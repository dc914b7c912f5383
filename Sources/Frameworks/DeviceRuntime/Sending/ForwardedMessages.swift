/// Finds the object to which an object forwards a message with `forwardingTarget(for:)`.
///
/// Only the messages of `UIGestureRecognizerDelegate`, `UIScrollViewDelegate`,
/// `UINavigationControllerDelegate` and `UITabBarControllerDelegate` are forwarded. If a class does
/// not implement a requirement of one of these protocols, the default implementation runs, and asks
/// the object for its forwarding target.
@MainActor
package enum ForwardedMessages {
  /// The object to which `object` forwards a message. The target is nil if `object` does not
  /// forward the message, or if the object to which it forwards does not conform to the protocol
  /// `Delegate`.
  package static func target<Delegate>(of object: any NSObjectProtocol, _ name: String) -> Delegate?
  {
    guard
      let method = ExposedClass.forwarding("forwardingTargetForSelector:", of: type(of: object)),
      case .returned(let target?) = method.call(
        object, ActionArguments([Selector(name)], action: "forwardingTargetForSelector:")),
      type(of: target) is AnyClass, target as AnyObject !== object
    else { return nil }
    return target as? Delegate
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// The object that receives a message to which this object does not respond; nil by default.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// The results of `responds(to:)` for classes that override it.
@MainActor
package enum OwnResponses {
  /// The objects whose override of `responds(to:)` is running. If an override of `responds(to:)`
  /// calls super, super's result comes from the class's method table.
  private static var asked: [ObjectIdentifier] = []

  /// Whether the object responds to a selector, according to its class's own `responds(to:)`; nil
  /// if the class does not override that method.
  package static func response(of object: any NSObjectProtocol, to selector: Selector) -> Bool? {
    let id = ObjectIdentifier(object)
    guard let method = ExposedClass.forwarding("respondsToSelector:", of: type(of: object)),
      !asked.contains(id)
    else { return nil }
    asked.append(id)
    defer { asked.removeLast() }
    let given = ActionArguments([selector], action: "respondsToSelector:")
    return method.call(object, given).result as? Bool
  }
}
