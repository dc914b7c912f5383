// In Objective-C, a class is itself an object and has the methods of NSObject. In Matchcut, a
// message to a class can call its class methods, and the getters and setters of its class
// properties.
extension NSObject {
  /// The name of the class. For the app's own classes, it contains the module.
  public class func description() -> String { ExposedClass.name(of: self) }

  /// Whether the class has or inherits the class method.
  public class func responds(to aSelector: Selector!) -> Bool {
    guard let selector = aSelector else { return false }
    return unisolated { selector.isClassMethod(of: self) }
  }

  /// Calls a class method and returns its result, which is retained until the next tick. Raises an
  /// exception if the class does not have the method.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  @discardableResult
  public class func perform(
    _ aSelector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  @discardableResult
  public class func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private class func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let arguments = arguments
    return unisolated { PerformedResults.call(selector, onClass: self, arguments) }
  }
}
