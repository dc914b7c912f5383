extension ExchangedMethods {
  /// Runs the implementation that replaces a method. Returns false if the method has not been
  /// replaced.
  package nonisolated static func ran<each A>(
    _ name: String, of owner: AnyClass, _ object: AnyObject, _ arguments: repeat each A
  ) -> Bool {
    var given: [Any?] = []
    repeat given.append(AnyOptional.flattened(each arguments))
    return reply(name, owner, object, given).isReturned
  }

  /// The result of the implementation that replaces a method; nil if the method has not been
  /// replaced.
  package nonisolated static func answer<each A, R>(
    _ name: String, of owner: AnyClass, _ object: AnyObject, _ arguments: repeat each A,
    as type: R.Type
  ) -> R? {
    var given: [Any?] = []
    repeat given.append(AnyOptional.flattened(each arguments))
    guard case .returned(let result) = reply(name, owner, object, given) else { return nil }
    return converted(result)
  }

  private nonisolated static func reply(
    _ name: String, _ owner: AnyClass, _ object: AnyObject, _ arguments: [Any?]
  ) -> Reply {
    nonisolated(unsafe) let (object, arguments) = (object, arguments)
    nonisolated(unsafe) var reply = Reply.refused
    unisolated {
      guard let method = replacement(of: name, in: owner, for: object) else { return }
      reply = call(method, name, object, arguments)
    }
    return reply
  }

  /// Runs an implementation. As in Objective-C, an object of another class can be passed.
  static func call(
    _ method: ExposedMethod, _ name: String, _ object: AnyObject, _ arguments: [Any?]
  ) -> Reply {
    method.call(object, ActionArguments(arguments, action: name, warn: { UIKitLog.warnOnce($0) }))
  }

  /// Converts a result to the type that a method declares. Returns nil if the result has another
  /// type.
  nonisolated static func converted<R>(_ result: Any?) -> R? {
    if let result, let value = result as? R { return value }
    return R.self == Void.self ? () as? R : result as? R
  }
}
