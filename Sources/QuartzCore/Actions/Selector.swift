/// The name of a method and a closure that calls it.
///
/// Linux has no Objective-C runtime, so `#selector(handlePan(_:))` is written
/// `Selector("handlePan:", Flip.handlePan)`: the name, and the method itself. Two selectors are
/// equal if their names are. A selector does not retain a target; the sender has the reference. The
/// method's return value is discarded.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
  /// The Objective-C name, with a colon per argument.
  public let description: String
  private let call: @MainActor @Sendable (AnyObject, ActionArguments) -> Bool
  /// The type of the method's first argument; nil without one.
  package let argument: Any.Type?
  private let isMethod: @Sendable (AnyClass) -> Bool

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// Calls the method on `target`; returns false if the types of target or arguments do not match.
  @MainActor
  package func perform(on target: AnyObject, _ first: Any?, _ second: Any?) -> Bool {
    call(target, ActionArguments(first, second, action: description, allowsOtherClasses: false))
  }

  /// Calls the method on `target` as an action, as Objective-C does: with the given object, even if
  /// the method declares another class. Returns false if the target's type does not match.
  ///
  /// The first mismatch is logged as a warning. `insteadOfNil` replaces `second` if that is nil and
  /// the method requires an object.
  @MainActor
  package func send(
    to target: AnyObject, _ first: Any?, _ second: Any?, insteadOfNil: AnyObject? = nil
  ) -> Bool {
    call(
      target,
      ActionArguments(
        first, second, insteadOfNil: insteadOfNil, action: description, allowsOtherClasses: true))
  }

  /// Whether `type` is the class that declares this method, or a subclass of it.
  package func isMethod(of type: AnyClass) -> Bool { isMethod(type) }

  /// A selector that cannot be called, only compared.
  package init(name: String) {
    description = name
    call = { _, _ in false }
    argument = nil
    isMethod = { _ in false }
  }

  /// An action without arguments.
  public init<T: AnyObject, Result>(_ name: String, _ method: @escaping (T) -> () -> Result) {
    nonisolated(unsafe) let method = method
    self.init(named: name, of: T.self) { target, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    }
  }

  /// An action with its sender.
  public init<T: AnyObject, A, Result>(
    _ name: String, _ method: @escaping (T) -> (A) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(named: name, of: T.self, A.self) { target, arguments in
      guard let target = target as? T, let first = arguments.first(for: target, as: A.self) else {
        return false
      }
      _ = method(target)(first)
      return true
    }
  }

  /// An action with its sender and event.
  public init<T: AnyObject, A, B, Result>(
    _ name: String, _ method: @escaping (T) -> (A, B) -> Result
  ) {
    nonisolated(unsafe) let method = method
    self.init(named: name, of: T.self, A.self) { target, arguments in
      guard let target = target as? T, let first = arguments.first(for: target, as: A.self),
        let second = arguments.second(for: target, as: B.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  // Overloads of the three initializers for methods isolated to the main actor, as those of
  // controllers are.

  @_disfavoredOverload
  public init<T: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor () -> Result
  ) {
    self.init(named: name, of: T.self) { target, _ in
      guard let target = target as? T else { return false }
      _ = method(target)()
      return true
    }
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A) -> Result
  ) {
    self.init(named: name, of: T.self, A.self) { target, arguments in
      guard let target = target as? T, let first = arguments.first(for: target, as: A.self) else {
        return false
      }
      _ = method(target)(first)
      return true
    }
  }

  @_disfavoredOverload
  public init<T: AnyObject, A, B, Result>(
    _ name: String, _ method: @escaping @MainActor (T) -> @MainActor (A, B) -> Result
  ) {
    self.init(named: name, of: T.self, A.self) { target, arguments in
      guard let target = target as? T, let first = arguments.first(for: target, as: A.self),
        let second = arguments.second(for: target, as: B.self)
      else { return false }
      _ = method(target)(first, second)
      return true
    }
  }

  private init<T: AnyObject>(
    named name: String, of owner: T.Type, _ argument: Any.Type? = nil,
    call: @escaping @MainActor @Sendable (AnyObject, ActionArguments) -> Bool
  ) {
    description = name
    self.call = call
    self.argument = argument
    isMethod = { $0 is T.Type }
  }
}
