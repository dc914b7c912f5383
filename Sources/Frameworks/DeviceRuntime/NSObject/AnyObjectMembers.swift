/// Members of an object of type `AnyObject`, which are looked up at run time, as in Objective-C.
///
/// A member is nil if the object does not have it. As on iOS, the program terminates if an app uses
/// a member without checking for nil and the object does not have it.
@_spi(Ported) public struct AnyObjectMembers {
  package let object: AnyObject

  // Members of numbers, and of strings that begin with a number.
  public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
  public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
  public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
  public var int64Value: Int64! { number?.int64Value ?? text?.longLongValue }
  public var intValue: Int32! { number?.int32Value ?? text?.intValue }
  public var integerValue: Int! { number?.intValue ?? text?.integerValue }
  public var stringValue: String! { number?.stringValue }

  // Members of boxed structures.
  public var cgPointValue: CGPoint! { object as? CGPoint }
  public var cgRectValue: CGRect! { object as? CGRect }
  public var cgSizeValue: CGSize! { object as? CGSize }

  // Members of collections and strings.
  public var count: Int! {
    switch object {
    case let array as NSArray: array.count
    case let dictionary as NSDictionary: dictionary.count
    case let set as NSSet: set.count
    case let path as NSIndexPath: path.length
    default: nil
    }
  }
  public var length: Int! {
    text?.length ?? (object as? NSAttributedString)?.length ?? (object as? NSData)?.length
  }

  // Members of views, layers and layout attributes.
  public var bounds: CGRect! { property("bounds") }
  public var center: CGPoint! { property("center") }
  public var frame: CGRect! { property("frame") }

  // Methods of every object.
  public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as AnyObject? else { return false }
    return (self.object as? NSObject)?.isEqual(other) ?? (self.object === other)
  }

  // Key-value coding.
  public func value(forKey key: String) -> Any! { (object as? NSObject)?.value(forKey: key) }
  public func value(forKeyPath keyPath: String) -> Any! {
    (object as? NSObject)?.value(forKeyPath: keyPath)
  }
  public func setValue(_ value: Any?, forKey key: String) {
    (object as? NSObject)?.setValue(value, forKey: key)
  }

  // Methods that call a method by its name.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    if let ownType { return ownType.perform(aSelector) }
    return (object as? any NSObjectProtocol)?.perform(aSelector)
  }
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    if let ownType { return ownType.perform(aSelector, with: object) }
    return (self.object as? any NSObjectProtocol)?.perform(aSelector, with: object)
  }
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    if let ownType { return ownType.perform(aSelector, with: object1, with: object2) }
    return (object as? any NSObjectProtocol)?.perform(aSelector, with: object1, with: object2)
  }
  /// Calls a method on the main thread: immediately if `wait` is true, otherwise in the next tick.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    (object as? NSObject)?.performSelector(
      onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }
  /// Calls a method on the main thread after `delay` seconds.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    (object as? NSObject)?.perform(aSelector, with: anArgument, afterDelay: delay)
  }
  /// Calls the method immediately, whatever the thread and `wait` arguments are, because an app in
  /// Matchcut runs on one thread.
  public func perform(
    _ aSelector: Selector!, on thread: Thread, with arg: Any?, waitUntilDone wait: Bool
  ) {
    _ = (object as? any NSObjectProtocol)?.perform(aSelector, with: arg as Any)
  }

  /// This object as a class; nil if the object is not a class.
  private var ownType: NSObject.Type? { object as? NSObject.Type }
  private var number: NSNumber? { object as? NSNumber }
  private var text: NSString? { object as? NSString }

  private func property<Value>(_ key: String) -> Value? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var value: Value?
    unisolated { value = KeyValueCoding.value(key, of: object) as? Value }
    return value
  }
}

extension ExposedClass {
  @_spi(Ported) public nonisolated static func members(
    of object: AnyObject
  ) -> AnyObjectMembers {
    AnyObjectMembers(object: object)
  }
  @_spi(Ported) public nonisolated static func members(
    of object: AnyObject?
  ) -> AnyObjectMembers? {
    object.map { AnyObjectMembers(object: $0) }
  }
}
