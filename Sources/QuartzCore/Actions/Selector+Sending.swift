extension Selector {
  /// Calls the method on `target`; refused when target or arguments are of other types.
  @MainActor
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Reply {
    perform(on: target, with: arguments)
  }

  /// Calls the method on `target`; refused when target or arguments are of other types.
  @MainActor
  package func perform(on target: AnyObject, with arguments: [Any?]) -> Reply {
    call(target, ActionArguments(arguments, action: description))
  }

  /// Calls the method on `target` as an action, as Objective-C does: with whatever object is sent,
  /// also where the method declares another class. False when the target has no such method.
  ///
  /// A mismatch is warned of once. `insteadOfNil` stands in for the second argument where that is
  /// nil and the method insists on an object.
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

  /// The method that the selector names, where the target has it; else what its class has by that
  /// name.
  @MainActor
  private func call(_ target: AnyObject, _ arguments: ActionArguments) -> Reply {
    if let reply = method?.call(target, arguments), reply.isReturned { return reply }
    let named = ActionRegistry.current.selector(named: description, of: type(of: target))
    return named?.method?.call(target, arguments) ?? .refused
  }

  /// True when `type` has or inherits the method.
  @MainActor
  package func isMethod(of type: AnyClass) -> Bool {
    method?.isMethod(of: type) == true
      || ActionRegistry.current.selector(named: description, of: type) != nil
  }

  /// What UIKit says of an object without such a method.
  @MainActor
  package func raiseUnrecognized(by target: AnyObject) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "-[\(type(of: target)) \(self)]: unrecognized selector sent to instance")
  }
}
