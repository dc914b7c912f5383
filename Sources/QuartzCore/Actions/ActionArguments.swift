/// The arguments of an action, converted to the types that its method declares.
///
/// Objective-C does not check an action's arguments: a method that declares a
/// `UIScreenEdgePanGestureRecognizer` can be called with a `UIPanGestureRecognizer`, and published
/// apps rely on it (marcosgriselli/SwipeableTabBarController). Therefore an object is also passed
/// to a method that declares another class. Members inherited from a common superclass work there;
/// as on iOS, the program must not use others.
@MainActor
struct ActionArguments {
  private let first: Any?
  private let second: Any?
  /// Replaces a missing second argument if the method requires one.
  private let insteadOfNil: AnyObject?
  private let action: String
  /// False for calls whose types are checked, such as those of outlets.
  private let allowsOtherClasses: Bool

  init(
    _ first: Any?, _ second: Any?, insteadOfNil: AnyObject? = nil, action: String,
    allowsOtherClasses: Bool
  ) {
    (self.first, self.second, self.insteadOfNil) = (first, second, insteadOfNil)
    (self.action, self.allowsOtherClasses) = (action, allowsOtherClasses)
  }

  /// The sender; nil if it cannot be converted to `A`.
  func first<A>(for target: AnyObject, as type: A.Type) -> A? {
    argument(first, for: target, type)
  }

  /// The event; nil if it cannot be converted to `B`.
  func second<B>(for target: AnyObject, as type: B.Type) -> B? {
    if let event = argument(second, for: target, type) { return event }
    return second == nil ? argument(insteadOfNil, for: target, type) : nil
  }

  private func argument<A>(_ value: Any?, for target: AnyObject, _ type: A.Type) -> A? {
    if let value = value as? A { return value }
    guard allowsOtherClasses, let value, Swift.type(of: value) is AnyClass else { return nil }
    let object = value as AnyObject
    guard let passed = Self.reinterpreted(object, as: type) else { return nil }
    UIKitLog.warnOnce(
      "-[\(Swift.type(of: target)) \(action)] declares a \(type) and was sent a "
        + "\(Swift.type(of: object)), which is none: called all the same, as Objective-C does. Declare "
        + "the class that is sent.")
    return passed
  }

  /// The reference reinterpreted as `type`, which is a class or an optional class; nil for any
  /// other type.
  private static func reinterpreted<A>(_ object: AnyObject, as type: A.Type) -> A? {
    let isObject = type is AnyClass || (type as? any ObjectOptional.Type)?.holdsObject == true
    guard isObject, MemoryLayout<A>.size == MemoryLayout<AnyObject>.size else { return nil }
    return withExtendedLifetime(object) { unsafeBitCast(object, to: type) }
  }
}

/// An optional type, without its wrapped type.
private protocol ObjectOptional {
  static var holdsObject: Bool { get }
}

extension Optional: ObjectOptional {
  fileprivate static var holdsObject: Bool { Wrapped.self is AnyClass }
}
