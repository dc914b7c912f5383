/// An object whose class lets subclasses override how keys are read, written and observed.
///
/// On iOS each `NSObject` is one. On Linux a member that an extension gives to `NSObject` cannot be
/// overridden, so the classes that apps derive theirs from declare these members themselves.
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

/// Methods of `NSObject` that a class has overridden under their Objective-C names.
///
/// Ported source enters them into the table of a class whose superclass cannot be overridden. An
/// override that calls `super` comes back to the same member, which then does what `NSObject` does.
@MainActor
enum OverriddenMethod {
  private static var running: [(object: ObjectIdentifier, name: String)] = []

  /// Calls the override; refused where there is none, and while it runs for this object.
  static func call(_ name: String, on object: AnyObject, _ arguments: Any?...) -> Reply {
    guard let method = ExposedClass.method(name, of: type(of: object)) else { return .refused }
    let id = ObjectIdentifier(object)
    guard !running.contains(where: { $0 == (id, name) }) else { return .refused }
    running.append((id, name))
    defer { running.removeLast() }
    return method.call(object, ActionArguments(arguments, action: name))
  }
}
