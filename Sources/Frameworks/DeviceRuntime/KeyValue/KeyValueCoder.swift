/// An object whose class lets subclasses override how keys are read, written and observed.
///
/// On iOS, `NSObject` declares these methods, and every class can override them. On Linux, a member
/// that an extension adds to `NSObject` cannot be overridden. The classes from which apps derive
/// their own classes therefore declare these members themselves.
@preconcurrency @MainActor
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

/// Methods of `NSObject` that a class overrides under their Objective-C names.
///
/// If the superclass's member cannot be overridden in Swift, ported source registers the override
/// in the table of its class. If the override calls `super`, the superclass's member is called
/// again. Because the override is already running, the member then runs the implementation of
/// `NSObject`.
@MainActor
enum OverriddenMethod {
  private static var running: [(object: ObjectIdentifier, name: String)] = []

  /// Calls the override. Returns `refused` if the class has no override, or if the override is
  /// already running for this object.
  static func call(_ name: String, on object: AnyObject, _ arguments: Any?...) -> Reply {
    call(name, on: object, with: arguments)
  }

  static func call(_ name: String, on object: AnyObject, with arguments: [Any?]) -> Reply {
    guard let method = ExposedClass.method(name, of: type(of: object)) else { return .refused }
    let id = ObjectIdentifier(object)
    guard !running.contains(where: { $0 == (id, name) }) else { return .refused }
    running.append((id, name))
    defer { running.removeLast() }
    return method.call(object, ActionArguments(arguments, action: name))
  }
}
