/// A method that can be called by its name.
package struct ExposedMethod: Sendable {
  package typealias Call = @MainActor @Sendable (AnyObject, ActionArguments) -> Reply

  /// Whether a class has the method. This is true if the class inherits from the class that
  /// declares the method, or conforms to the protocol that declares it.
  private let isMember: @Sendable (AnyClass) -> Bool
  /// Whether a class has the method as a class method. This is true if the class is, or inherits
  /// from, the class that declares the method.
  private let isClassMember: @Sendable (AnyClass) -> Bool
  /// The types of the method's arguments.
  package let arguments: [Any.Type]
  /// Calls the method. Returns `refused` if the object's class or an argument's type does not
  /// match.
  package let call: Call

  /// - Parameter call: Calls the method on an object of type `T`. Returns nil if an argument's type
  ///   does not match.
  init<T>(
    of owner: T.Type, _ arguments: [Any.Type],
    call: @escaping @MainActor @Sendable (T, ActionArguments) -> Reply?
  ) {
    isMember = { $0 is T.Type }
    isClassMember = { $0 is T }
    self.arguments = arguments
    self.call = { target, given in
      guard let target = target as? T else { return .refused }
      return call(target, given) ?? .refused
    }
  }

  /// Whether `type` is the class that declares the method, or a subclass of it.
  package func isMethod(of type: AnyClass) -> Bool { isMember(type) }

  /// Whether the method is a class method of `type` or of one of its superclasses.
  package func isClassMethod(of type: AnyClass) -> Bool { isClassMember(type) }
}

/// The result of a call by name.
package enum Reply {
  /// The object has no such method, or the method does not accept the arguments.
  case refused
  /// The method returned this value. Nil if the method has no result or returned nil.
  case returned(Any?)

  /// Creates a reply from a method's result of any type.
  init<R>(_ result: R) {
    self = .returned(R.self == Void.self ? nil : AnyOptional.flattened(result))
  }

  package var isReturned: Bool {
    if case .returned = self { true } else { false }
  }

  package var result: Any? {
    if case .returned(let result) = self { result } else { nil }
  }
}
