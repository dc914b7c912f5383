/// An object whose class lets subclasses override how keys are read, written and observed.
///
/// On iOS, every `NSObject` is such an object. On Linux, a member that an extension adds to
/// `NSObject` cannot be overridden. Therefore the classes from which apps derive their own classes
/// declare these members themselves.
@MainActor
package protocol KeyValueCoder: NSObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
  func value(forUndefinedKey key: String) -> Any?
  func setValue(_ value: Any?, forUndefinedKey key: String)
  func setNilValueForKey(_ key: String)
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

/// Methods of `NSObject` that a class has overridden under their Objective-C names.
///
/// Ported source enters them into the table of a class if the superclass's member cannot be
/// overridden. An override that calls `super` calls the same member again, which then behaves like
/// `NSObject`.
@MainActor
enum OverriddenMethod {
  private static var running: [(object: ObjectIdentifier, name: String)] = []

  /// Calls the override. The call is refused if there is no override, or if the override is already
  /// running for this object.
  static func call(_ name: String, on object: AnyObject, _ arguments: Any?...) -> Reply {
    guard let method = ExposedClass.method(name, of: type(of: object)) else { return .refused }
    let id = ObjectIdentifier(object)
    guard !running.contains(where: { $0 == (id, name) }) else { return .refused }
    running.append((id, name))
    defer { running.removeLast() }
    return method.call(object, ActionArguments(arguments, action: name))
  }
}
