/// Reports changes to observers, and adds and removes observers.
@MainActor
package enum KeyValueObserving {
  // MARK: Changes

  /// Called when a property is about to change. Returns immediately if no object is observed.
  package static func willChange(_ object: AnyObject, _ key: String) {
    KeyValueObservers.of(object)?.willChange(key, of: object)
  }

  /// Called when a property has changed.
  package static func didChange(_ object: AnyObject, _ key: String) {
    KeyValueObservers.of(object)?.didChange(key, of: object)
  }

  /// Changes a property between the calls of `willChange` and `didChange`.
  package static func change<R>(_ object: AnyObject, _ key: String, _ body: () -> R) -> R {
    guard let observers = KeyValueObservers.of(object) else { return body() }
    observers.willChange(key, of: object)
    defer { observers.didChange(key, of: object) }
    return body()
  }

  /// Reports a change for which `willChange` was not called. Does nothing if the values are equal.
  package static func changed<V: Equatable>(_ object: AnyObject, _ key: String, _ old: V, _ new: V)
  {
    guard old != new else { return }
    KeyValueObservers.of(object)?.changed(key, of: object, old: old, new: new)
  }

  // MARK: Observers

  /// Calls `handler` at each change until the returned observation is deallocated or invalidated.
  package static func observe<Object: AnyObject, V>(
    _ object: Object, _ path: KeyPath<Object, V>, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping @MainActor (Object, NSKeyValueObservedChange<V>) -> Void
  ) -> NSKeyValueObservation {
    guard let key = ExposedPaths.key(of: path, type(of: object)) else {
      if isOfFramework(Object.self) { return unobservable(object, path, options, handler) }
      UIKitLog.raise(
        "Fatal error",
        "Could not extract a String from KeyPath \(path): \(type(of: object)) has no property of "
          + "this key path that can be observed; declare it @objc dynamic.")
    }
    let token = NSKeyValueObservation()
    let observation = KeyValueObservers.Observation(key, options, keeper: token, context: nil) {
      [weak object] change in
      guard let object else { return }
      handler(
        object,
        NSKeyValueObservedChange(
          kind: change.kind, newValue: options.contains(.new) ? typed(change.new) : nil,
          oldValue: options.contains(.old) ? typed(change.old) : nil,
          indexes: change.indexes, isPrior: change.isPrior))
    }
    observation.endsSilently = true
    KeyValueObservers.made(of: object).add(observation, to: object)
    return token
  }

  private static func isOfFramework(_ type: Any.Type) -> Bool {
    ["UIKit.", "QuartzCore."].contains { String(reflecting: type).hasPrefix($0) }
  }

  /// Observes a property of UIKit's that has a key on iOS, but not in Matchcut.
  private static func unobservable<Object: AnyObject, V>(
    _ object: Object, _ path: KeyPath<Object, V>, _ options: NSKeyValueObservingOptions,
    _ handler: @MainActor (Object, NSKeyValueObservedChange<V>) -> Void
  ) -> NSKeyValueObservation {
    UIKitLog.warnOnce(
      "A property of \(type(of: object)) is observed by the key path \(path), but Matchcut does not "
        + "report its changes, so the handler is not called; observe another property.")
    if options.contains(.initial) {
      let value = options.contains(.new) ? object[keyPath: path] : nil
      handler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: value, oldValue: nil, indexes: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }

  /// The value in the property's type. If the property's type is optional, a missing value is nil.
  private static func typed<V>(_ value: Any?) -> V? {
    if case .value(let value) = KeyedValue.fit(value, V.self) { value } else { nil }
  }

  /// Calls `observeValue(forKeyPath:of:change:context:)` of `observer` at each change. The observer
  /// is not retained.
  package static func add(
    _ observer: AnyObject, of object: AnyObject, _ path: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyValueObservers.Observation(
      path, options, keeper: observer, context: context
    ) { [weak observer, weak object] change in
      guard let observer, let object else { return }
      tell(observer, path, object, dictionary(change, options), context)
    }
    KeyValueObservers.made(of: object).add(observation, to: object)
  }

  /// Removes an observer that `add` added. Raises an exception if the argument is not an observer
  /// of the object.
  ///
  /// - Parameter context: The context that the observation must have; nil matches any context.
  package static func remove(
    _ observer: AnyObject, of object: AnyObject, _ path: String,
    context: UnsafeMutableRawPointer?? = nil
  ) {
    let observers = KeyValueObservers.of(object)
    guard observers?.remove(observer, path, context: context) != true else { return }
    UIKitLog.raise(
      UIKitLog.range,
      "Cannot remove an observer \(observer) for the key path \"\(path)\" from \(object) because it "
        + "is not registered as an observer.")
  }

  private static func dictionary(
    _ change: KeyValueChange, _ options: NSKeyValueObservingOptions
  ) -> [NSKeyValueChangeKey: Any] {
    var values: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: change.kind.rawValue)
    ]
    if let indexes = change.indexes { values[.indexesKey] = NSIndexSet(indexSet: indexes) }
    if options.contains(.old), change.kind != .insertion {
      values[.oldKey] = KeyedValue.boxed(change.old) ?? NSNull()
    }
    if change.isPrior {
      values[.notificationIsPriorKey] = NSNumber(value: true)
    } else if options.contains(.new), change.kind != .removal {
      values[.newKey] = KeyedValue.boxed(change.new) ?? NSNull()
    }
    return values
  }

  private static func tell(
    _ observer: AnyObject, _ path: String, _ object: AnyObject,
    _ change: [NSKeyValueChangeKey: Any], _ context: UnsafeMutableRawPointer?
  ) {
    if let coder = observer as? any KeyValueCoder {
      return coder.observeValue(forKeyPath: path, of: object, change: change, context: context)
    }
    let name = "observeValueForKeyPath:ofObject:change:context:"
    let isHandled = OverriddenMethod.call(name, on: observer, path, object, change, context)
    if !isHandled.isReturned { raiseUnhandled(observer, path, object, change, context) }
  }

  /// Raises the exception that `NSObject` raises for a change that no class has handled.
  package static func raiseUnhandled(
    _ observer: AnyObject, _ path: String?, _ object: Any?, _ change: [NSKeyValueChangeKey: Any]?,
    _ context: UnsafeMutableRawPointer?
  ) -> Never {
    let values = (change ?? [:]).map { "\($0.key.rawValue) = \($0.value)" }.sorted()
    UIKitLog.raise(
      UIKitLog.inconsistency,
      "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled.\nKey path: \(path ?? "(null)")\nObserved object: \(object ?? "(null)")\n"
        + "Change: {\(values.joined(separator: "; "))}\nContext: \(context.map { "\($0)" } ?? "0x0")"
    )
  }
}
