/// The arguments of a call, converted to the types that the method declares.
///
/// Objective-C does not check an action's arguments. For example, a `UIPanGestureRecognizer` can be
/// passed to a method that declares a `UIScreenEdgePanGestureRecognizer`, and published apps rely
/// on it (marcosgriselli/SwipeableTabBarController). Therefore an object is passed even if the
/// method declares another class. The method can use the members that both classes inherit from a
/// common superclass. As on iOS, the method must not use other members.
@MainActor
package struct ActionArguments {
  private let values: [Any?]
  /// Passed as the second argument if that is nil and the method requires an object.
  private let insteadOfNil: AnyObject?
  private let action: String
  /// Called if an object is passed as an instance of another class. Nil for calls that check types,
  /// such as those that set outlets.
  private let warn: ((String) -> Void)?

  package init(
    _ values: [Any?], insteadOfNil: AnyObject? = nil, action: String,
    warn: ((String) -> Void)? = nil
  ) {
    (self.values, self.insteadOfNil) = (values, insteadOfNil)
    (self.action, self.warn) = (action, warn)
  }

  /// The argument at `index`, counted from 0; nil if it cannot be converted to `A`. An argument
  /// that was not passed is treated as nil, which is valid if the parameter is optional.
  func at<A>(_ index: Int, for target: Any, as type: A.Type = A.self) -> A? {
    let value = values.indices.contains(index) ? values[index] : nil
    if let value = argument(value, for: target, type) { return value }
    guard index == 1, value == nil else { return nil }
    return argument(insteadOfNil, for: target, type)
  }

  private func argument<A>(_ value: Any?, for target: Any, _ type: A.Type) -> A? {
    if let value = value as? A { return value }
    guard let warn, let value, Swift.type(of: value) is AnyClass else { return nil }
    // Apps use `#selector(UIView.endEditing(_:))` as the action of a tap. Objective-C passes the
    // recognizer's address, which counts as true (unverified).
    if type is Bool.Type { return true as? A }
    let object = value as AnyObject
    guard let passed = Self.reinterpreted(object, as: type) else { return nil }
    warn(
      "-[\(Swift.type(of: target)) \(action)] declares a \(type), but was sent a "
        + "\(Swift.type(of: object)): it is called anyway, as in Objective-C. Declare the class "
        + "that is sent.")
    return passed
  }

  /// Returns the reference, typed as an instance of `type`. Nil if `type` is neither a class nor an
  /// optional class.
  private static func reinterpreted<A>(_ object: AnyObject, as type: A.Type) -> A? {
    let wrapped = (type as? any OptionalValue.Type)?.wrappedType ?? type
    guard wrapped is AnyClass, MemoryLayout<A>.size == MemoryLayout<AnyObject>.size else {
      return nil
    }
    return withExtendedLifetime(object) { unsafeBitCast(object, to: type) }
  }
}
