@_spi(Ported) import QuartzCore

// What Objective-C's NSObject has for methods by name.
extension NSObjectProtocol {
  /// True where the object's class has or inherits the method: one that the selector was made of, or
  /// one of this name in the class's table.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let selector = aSelector else { return false }
    let type: AnyClass = type(of: self)
    return unisolated {
      selector.isMethod(of: type) || ExposedClass.implements(selector.description, type)
    }
  }

  /// Calls a method and answers its result, which is kept until the next turn. An object without
  /// the method raises.
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
  /// Calls a method on the main thread: now and there when `wait` is true, else with the next turn.
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

  /// The class itself. Objective-C's classes answer to the methods of objects, too.
  public class func classForCoder() -> AnyClass { self }

  /// True where objects of this class have the method.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let selector = aSelector else { return false }
    return unisolated {
      selector.isMethod(of: self) || ExposedClass.implements(selector.description, self)
    }
  }
}

/// The results of `perform`, which Objective-C would release with the turn.
@MainActor
final class PerformedResults: WorldService {
  private var objects: [AnyObject] = []

  init() {}

  static func call(
    _ selector: Selector, _ object: AnyObject, _ arguments: [Any?]
  ) -> Unmanaged<AnyObject>? {
    guard case .returned(let result) = selector.perform(on: object, with: arguments) else {
      selector.raiseUnrecognized(by: object)
    }
    guard let result = result.map({ $0 as AnyObject }) else { return nil }
    World.current.service(PerformedResults.self).objects.append(result)
    return Unmanaged.passUnretained(result)
  }

  func release() { if !objects.isEmpty { objects.removeAll() } }
}
