// Methods of Objective-C's NSObject that call a method after a delay.
extension NSObject {
  /// Calls a method of this object after `delay` seconds of the device's clock, in the next tick
  /// at the earliest. The object is retained until its method has been called.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    PerformRequests.current.add(self, aSelector, anArgument, after: delay)
  }

  /// Calls a method later, in the given modes of the run loop. All modes are treated as modes of
  /// the main run loop.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    if !modes.isEmpty { perform(aSelector, with: anArgument, afterDelay: delay) }
  }

  /// Cancels the object's pending requests to call this method with this argument.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequests.current.cancel(aTarget as AnyObject) {
      $0.selector == aSelector && $0.has(anArgument)
    }
  }

  /// Cancels all pending requests to call a method of the object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequests.current.cancel(aTarget as AnyObject) { _ in true }
  }
}

/// The pending calls of `perform(_:with:afterDelay:)`.
@MainActor
private final class PerformRequests: WorldService {
  final class Request {
    let target: NSObject
    let selector: Selector
    private let argument: Any?

    init(_ target: NSObject, _ selector: Selector, _ argument: Any?) {
      (self.target, self.selector, self.argument) = (target, selector, argument)
    }

    /// Whether the request has the argument `other`. Arguments are compared as Foundation compares
    /// objects.
    func has(_ other: Any?) -> Bool {
      switch (argument, other) {
      case (nil, nil): true
      case (let a?, let b?):
        (a as? AnyHashable).map { $0 == b as? AnyHashable } ?? (a as AnyObject === b as AnyObject)
      default: false
      }
    }

    @MainActor
    func perform() {
      guard selector.perform(on: target, argument).isReturned else {
        selector.raiseUnrecognized(by: target)
      }
    }
  }

  private var requests: [Request] = []

  init() {}

  static var current: PerformRequests { World.current.service(PerformRequests.self) }

  func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
    let request = Request(target, selector, argument)
    requests.append(request)
    TickQueue.after(delay.isFinite ? max(0, delay) : 0) { [weak self, weak request] in
      guard let self, let request, requests.contains(where: { $0 === request }) else { return }
      requests.removeAll { $0 === request }
      request.perform()
    }
  }

  func cancel(_ target: AnyObject, where matches: (Request) -> Bool) {
    requests.removeAll { $0.target === target && matches($0) }
  }
}
