// Functions that ported source calls. The functions that register members are in
// `ExposedClass.swift`.

@_spi(Ported)
extension ExposedClass {
  // MARK: Observing

  /// Called when a property is about to change.
  public nonisolated static func willChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.willChange(object, key) }
  }

  /// Called when a property has changed.
  public nonisolated static func didChange(_ object: AnyObject, _ key: String) {
    nonisolated(unsafe) let object = object
    unisolated { KeyValueObserving.didChange(object, key) }
  }

  /// Returns `key`. The argument `path` exists only so that the compiler checks the key path.
  public nonisolated static func key(_ key: String, _ path: AnyKeyPath) -> String { key }

  // MARK: Optional requirements

  /// The default implementation of an optional requirement. This default is never called, because
  /// callers first check whether the method is implemented.
  public nonisolated static func notImplemented<R>() -> R {
    UIKitLog.raise(
      UIKitLog.invalidArgument,
      "unrecognized selector sent to instance: an optional requirement that the class does not "
        + "implement was called without a check.")
  }

  /// Returns the object if its class implements the method; otherwise nil.
  public nonisolated static func implementing<T>(_ object: T?, _ name: String) -> T? {
    guard let object else { return nil }
    let type: AnyClass = Swift.type(of: object as AnyObject)
    return unisolated { implements(name, type) } ? object : nil
  }

  /// Calls an optional requirement of UIKit and returns its result; nil if the class does not
  /// implement the requirement.
  @discardableResult
  public nonisolated static func answer<R>(_ call: @autoclosure () -> R?) -> R? {
    unisolated { _ = Unanswered.clear() }
    let answer = call()
    return unisolated { Unanswered.clear() } ? nil : answer
  }
}
