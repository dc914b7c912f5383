// Key-value observing, which Foundation on Linux does not have. Two kinds of properties can be
// observed: properties that the app's source declares `@objc dynamic` (the tool that ports source
// rewrites them), and properties of Matchcut's classes that UIKit documents as observable.
extension NSObjectProtocol where Self: NSObject {
  /// Calls `changeHandler` at each change of a property until the returned object is released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    nonisolated(unsafe) let (object, path, handler) = (self, keyPath, changeHandler)
    return unisolated { KeyValueObserving.observe(object, path, options) { handler($0, $1) } }
  }

  /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer at each change of a key
  /// path. Observers are called in the order in which they were added. The observers are not
  /// retained.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
    unisolated { KeyValueObserving.add(observer, of: object, keyPath, options, context) }
  }

  /// Ends an observation. Raises an exception if the observation was never begun or has already
  /// ended.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    nonisolated(unsafe) let (object, observer) = (self, observer)
    unisolated { KeyValueObserving.remove(observer, of: object, keyPath) }
  }

  /// Ends the observation that was begun with this context. Raises an exception if no observation
  /// was begun with this context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (object, observer, context) = (self, observer, context)
    unisolated {
      KeyValueObserving.remove(observer, of: object, keyPath, context: .some(context))
    }
  }

  /// Raises an exception, because an observer's class must implement this method itself.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let (observer, object, change, context) = (self, object, change, context)
    unisolated {
      KeyValueObserving.raiseUnhandled(observer, keyPath, object, change, context)
    }
  }

  /// Reports that a property is about to change. An app calls this method for a property that does
  /// not report its changes itself.
  public func willChangeValue(forKey key: String) {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueObserving.willChange(object, key) }
  }

  /// Reports that a property has changed. Must follow `willChangeValue(forKey:)`.
  public func didChangeValue(forKey key: String) {
    nonisolated(unsafe) let object = self
    unisolated { KeyValueObserving.didChange(object, key) }
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = key(of: keyPath) { willChangeValue(forKey: key) }
  }

  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let key = key(of: keyPath) { didChangeValue(forKey: key) }
  }

  private func key(of path: AnyKeyPath) -> String? {
    nonisolated(unsafe) let (object, path) = (self, path)
    return unisolated { ExposedPaths.key(of: path, type(of: object)) }
  }
}
