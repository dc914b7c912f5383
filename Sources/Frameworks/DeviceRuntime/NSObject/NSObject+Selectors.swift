// Methods of Objective-C's NSObject that find or call methods by name.
extension NSObjectProtocol {
  /// Whether the object's class has or inherits the method. A method is found if the selector was
  /// created from it, or if the class's method table contains its name.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let selector = aSelector else { return false }
    let type: AnyClass = type(of: self)
    nonisolated(unsafe) let object = self
    return unisolated {
      if let response = OwnResponses.response(of: object, to: selector) { return response }
      return selector.isMethod(of: type) || ExposedClass.implements(selector.description, type)
    }
  }

  /// Calls a method and returns its result, which is retained until the next tick. Raises an
  /// exception if the object does not have the method.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { call(aSelector, []) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    call(aSelector, [object])
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    call(aSelector, [object1, object2])
  }

  private func call(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let (object, arguments) = (self, arguments)
    return unisolated { PerformedResults.call(selector, object, arguments) }
  }
}

extension NSObject {
  /// Calls a method on the main thread: immediately if `wait` is true, otherwise in the next tick.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    guard !wait else {
      _ = PerformedResults.call(aSelector, self, [arg])
      return
    }
    TickQueue.post { _ = PerformedResults.call(aSelector, self, [arg]) }
  }

  /// Returns the class itself. In Objective-C, a class also responds to the instance methods of
  /// `NSObject`, such as `classForCoder`.
  public class func classForCoder() -> AnyClass { self }

  /// Whether objects of this class have the method.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let selector = aSelector else { return false }
    return unisolated {
      selector.isMethod(of: self) || ExposedClass.implements(selector.description, self)
    }
  }
}

/// The results of `perform`, which are released at the next tick. Objective-C would release them
/// at the end of the run loop's current iteration.
@MainActor
package final class PerformedResults: WorldService {
  private var objects: [AnyObject] = []

  package init() {}

  static func call(
    _ selector: Selector, _ object: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard case .returned(let result) = selector.perform(on: object, with: arguments) else {
      selector.raiseUnrecognized(by: object)
    }
    return kept(result)
  }

  static func call(
    _ selector: Selector, onClass type: AnyClass, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard case .returned(let result) = selector.perform(onClass: type, with: arguments) else {
      selector.raiseUnrecognized(byClass: type)
    }
    return kept(result)
  }

  private static func kept(_ result: Any?) -> Unmanaged<AnyObject>? {
    guard let result = result.map({ $0 as AnyObject }) else { return nil }
    World.current.service(PerformedResults.self).objects.append(result)
    return Unmanaged.passUnretained(result)
  }

  package func release() { if !objects.isEmpty { objects.removeAll() } }
}
