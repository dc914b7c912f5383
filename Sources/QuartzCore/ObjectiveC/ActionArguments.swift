/// The arguments of a call, converted to the types that the method declares.
///
/// Objective-C does not check an action's arguments: a method that declares a
/// `UIScreenEdgePanGestureRecognizer` is called by a `UIPanGestureRecognizer` as well, and published
/// apps rely on it (marcosgriselli/SwipeableTabBarController). So an object goes through to a method
/// that declares another class. What the two classes inherit from a common one works there; as on
/// iOS the program must not ask for anything else.
@MainActor
package struct ActionArguments {
  private let values: [Any?]
  /// Stands in for a second argument that is missing where the method insists on one.
  private let insteadOfNil: AnyObject?
  private let action: String
  /// Hears of an object that is passed as one of another class; nil for calls whose types are
  /// checked, as those of outlets.
  private let warn: ((String) -> Void)?

  package init(
    _ values: [Any?], insteadOfNil: AnyObject? = nil, action: String,
    warn: ((String) -> Void)? = nil
  ) {
    (self.values, self.insteadOfNil) = (values, insteadOfNil)
    (self.action, self.warn) = (action, warn)
  }

  /// The argument at `index`, counted from 0; nil where it cannot be an `A`. One that was not given
  /// is nil, which is an argument where the method takes an optional.
  func at<A>(_ index: Int, for target: Any, as type: A.Type = A.self) -> A? {
    let value = values.indices.contains(index) ? values[index] : nil
    if let value = argument(value, for: target, type) { return value }
    guard index == 1, value == nil else { return nil }
    return argument(insteadOfNil, for: target, type)
  }

  private func argument<A>(_ value: Any?, for target: Any, _ type: A.Type) -> A? {
    if let value = value as? A { return value }
    guard let warn, let value, Swift.type(of: value) is AnyClass else { return nil }
    let object = value as AnyObject
    guard let passed = Self.reinterpreted(object, as: type) else { return nil }
    warn(
      "-[\(Swift.type(of: target)) \(action)] declares a \(type), but was sent a "
        + "\(Swift.type(of: object)): it is called anyway, as in Objective-C. Declare the class "
        + "that is sent.")
    return passed
  }

  /// The reference itself as one of `type`, which is a class or an optional one; nil for any other
  /// type.
  private static func reinterpreted<A>(_ object: AnyObject, as type: A.Type) -> A? {
    let wrapped = (type as? any OptionalValue.Type)?.wrappedType ?? type
    guard wrapped is AnyClass, MemoryLayout<A>.size == MemoryLayout<AnyObject>.size else {
      return nil
    }
    return withExtendedLifetime(object) { unsafeBitCast(object, to: type) }
  }
}
