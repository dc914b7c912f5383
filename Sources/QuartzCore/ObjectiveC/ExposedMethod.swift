/// A method that can be called by its name.
package struct ExposedMethod: Sendable {
  package typealias Call = @MainActor @Sendable (AnyObject, ActionArguments) -> Reply

  /// The class or protocol whose method it is.
  private let isMember: @Sendable (AnyClass) -> Bool
  /// The types of its arguments.
  package let arguments: [Any.Type]
  /// Calls it; refused by an object of another class and for arguments of other types.
  package let call: Call

  /// - Parameter call: given an object of type `T`; nil where an argument does not fit.
  init<T>(
    of owner: T.Type, _ arguments: [Any.Type],
    call: @escaping @MainActor @Sendable (T, ActionArguments) -> Reply?
  ) {
    isMember = { $0 is T.Type }
    self.arguments = arguments
    self.call = { target, given in
      guard let target = target as? T else { return .refused }
      return call(target, given) ?? .refused
    }
  }

  /// True when `type` is the class whose method this is, or a subclass of it.
  package func isMethod(of type: AnyClass) -> Bool { isMember(type) }
}

/// What came of a call by name.
package enum Reply {
  /// The object has no such method, or the method does not take what it was given.
  case refused
  /// Nil for a method without a result, and for one that answered nil.
  case returned(Any?)

  /// The answer of a method, whatever its type.
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
