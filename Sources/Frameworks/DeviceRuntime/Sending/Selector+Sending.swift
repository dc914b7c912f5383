extension Selector {
  /// Calls the method on `target`. Returns `refused` without a call if the target or an argument
  /// does not have the type that the method declares.
  @MainActor
  package func perform(on target: AnyObject, _ arguments: Any?...) -> Reply {
    perform(on: target, with: arguments)
  }

  /// Calls the method on `target`. Returns `refused` without a call if the target or an argument
  /// does not have the type that the method declares.
  @MainActor
  package func perform(on target: AnyObject, with arguments: [Any?]) -> Reply {
    call(target, ActionArguments(arguments, action: description))
  }

  /// Calls the method on `target` as an action. As in Objective-C, any object can be passed as an
  /// argument, even if the method declares another class for it. Returns false if the target has no
  /// such method.
  ///
  /// If an argument's class does not match, a warning is logged, but only once. If the second
  /// argument is nil and the method requires an object, `insteadOfNil` is passed.
  @MainActor
  package func send(
    to target: AnyObject, _ arguments: Any?..., insteadOfNil: AnyObject? = nil
  ) -> Bool {
    call(
      target,
      ActionArguments(
        arguments, insteadOfNil: insteadOfNil, action: description, warn: { UIKitLog.warnOnce($0) })
    ).isReturned
  }

  /// Calls the selector's own method. If the target does not have this method, looks up a method
  /// with the same name in the target's class and calls it.
  @MainActor
  private func call(_ target: AnyObject, _ arguments: ActionArguments) -> Reply {
    if let reply = method?.call(target, arguments), reply.isReturned { return reply }
    let named = ActionRegistry.current.selector(named: description, of: type(of: target))
    return named?.method?.call(target, arguments) ?? .refused
  }

  /// Calls the class method on `type`. Returns `refused` without a call if the class does not have
  /// the method or an argument does not have the declared type.
  @MainActor
  package func perform(onClass type: AnyClass, with arguments: [Any?]) -> Reply {
    let (target, given) = (type as AnyObject, ActionArguments(arguments, action: description))
    if method?.isClassMethod(of: type) == true, let reply = method?.call(target, given),
      reply.isReturned
    {
      return reply
    }
    return ExposedClass.classMethod(description, of: type)?.call(target, given) ?? .refused
  }

  /// Whether `type` has or inherits the class method.
  @MainActor
  package func isClassMethod(of type: AnyClass) -> Bool {
    method?.isClassMethod(of: type) == true
      || ExposedClass.classMethod(description, of: type) != nil
  }

  /// Whether `type` has or inherits the method.
  @MainActor
  package func isMethod(of type: AnyClass) -> Bool {
    method?.isMethod(of: type) == true
      || ActionRegistry.current.selector(named: description, of: type) != nil
  }

  /// Raises the exception that UIKit raises for an object that does not have this method.
  @MainActor
  package func raiseUnrecognized(by target: AnyObject) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "-[\(type(of: target)) \(self)]: unrecognized selector sent to instance")
  }

  /// Raises the exception that UIKit raises for a class that does not have this class method.
  @MainActor
  package func raiseUnrecognized(byClass type: AnyClass) -> Never {
    UIKitLog.raise(
      UIKitLog.invalidArgument, "+[\(type) \(self)]: unrecognized selector sent to class")
  }
}
