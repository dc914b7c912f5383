extension Selector {
  /// Calls the method on `target`. The call is refused if the target or the arguments have other
  /// types.
  @MainActor
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Reply {
    perform(on: target, with: arguments)
  }

  /// Calls the method on `target`. The call is refused if the target or the arguments have other
  /// types.
  @MainActor
  package func perform(on target: AnyObject, with arguments: [Any?]) -> Reply {
    call(target, ActionArguments(arguments, action: description))
  }

  /// Calls the method on `target` as an action. Like Objective-C, it passes any object, even if the
  /// method declares another class. Returns false if the target has no such method.
  ///
  /// Logs a warning once if an argument does not match. `insteadOfNil` replaces the second argument
  /// if that is nil but the method requires an object.
  @MainActor
  package func send(
    to target: AnyObject, _ arguments: Any?..., insteadOfNil: AnyObject? = nil
  ) -> Bool {
    call(
      target,
      ActionArguments(
        arguments, insteadOfNil: insteadOfNil, action: description, warn: UIKitLog.warnOnce)
    ).isReturned
  }

  /// Calls the selector's method if the target has it; otherwise calls the method with that name in
  /// the target's class.
  @MainActor
  private func call(_ target: AnyObject, _ arguments: ActionArguments) -> Reply {
    if let reply = method?.call(target, arguments), reply.isReturned { return reply }
    let named = ActionRegistry.current.selector(named: description, of: type(of: target))
    return named?.method?.call(target, arguments) ?? .refused
  }

  /// Whether `type` has or inherits the method.
  @MainActor
  package func isMethod(of type: AnyClass) -> Bool {
    method?.isMethod(of: type) == true
      || ActionRegistry.current.selector(named: description, of: type) != nil
  }

  /// Raises UIKit's exception for an object without such a method.
  @MainActor
  package func raiseUnrecognized(by target: AnyObject) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "-[\(type(of: target)) \(self)]: unrecognized selector sent to instance")
  }
}
