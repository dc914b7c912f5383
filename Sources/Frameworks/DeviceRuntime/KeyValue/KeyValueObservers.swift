/// The observers of one object, in the order in which they were added.
@MainActor
final class KeyValueObservers {
  /// One observer of one key path.
  final class Observation {
    let path: String
    let options: NSKeyValueObservingOptions
    /// The observer, or the token of an observation with a closure. The observation ends when this
    /// object is deallocated.
    private(set) weak var keeper: AnyObject?
    /// The identity of `keeper`, which remains available in the `deinit` of `keeper`.
    fileprivate let keeperID: ObjectIdentifier
    let context: UnsafeMutableRawPointer?
    let tell: @MainActor (KeyValueChange) -> Void
    /// The observation of the rest of the path. This second observation observes the value of the
    /// first key.
    fileprivate var rest: NSKeyValueObservation?
    /// Whether deallocating `keeper` ends the observation without a warning. The value is true for
    /// tokens.
    var endsSilently = false
    /// An object that exists until the deinitializers of `keeper` have run. The reference to
    /// `keeper` itself is nil as soon as they begin.
    private weak var presence: KeeperPresence?

    @MainActor init(
      _ path: String, _ options: NSKeyValueObservingOptions, keeper: AnyObject,
      context: UnsafeMutableRawPointer?, tell: @escaping @MainActor (KeyValueChange) -> Void
    ) {
      (self.path, self.options) = (path, options)
      (self.keeper, self.context, self.tell) = (keeper, context, tell)
      keeperID = ObjectIdentifier(keeper)
      if !(keeper is NSKeyValueObservation) { presence = KeeperPresence.of(keeper) }
    }

    /// Whether a deinitializer of `keeper` is running. The deinitializer may change the observed
    /// object and can still remove the observer.
    fileprivate var isEnding: Bool { keeper == nil && presence != nil }

    fileprivate var key: String { String(path.prefix { $0 != "." }) }

    /// The path without its first key; nil for a single key.
    fileprivate var tail: String? {
      path.firstIndex(of: ".").map { String(path[path.index(after: $0)...]) }
    }

    @MainActor fileprivate var isOver: Bool {
      keeper.map { ($0 as? NSKeyValueObservation)?.isOver == true } ?? true
    }
  }

  private var list: [Observation] = []
  /// The values before the changes that are in progress. The innermost change is last.
  private var pending: [(key: String, old: [(Observation, Any?)])] = []

  /// The keys whose own changes are not reported, because changes of their members are.
  private var quietKeys: Set<String> = []

  // MARK: By object

  /// Whether any object has ever been observed. If no object has been observed, a change costs only
  /// this check.
  private(set) static var areUsed = false
  private static let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func of(_ object: AnyObject) -> KeyValueObservers? {
    guard areUsed else { return nil }
    return objc_getAssociatedObject(object, place) as? KeyValueObservers
  }

  static func made(of object: AnyObject) -> KeyValueObservers {
    areUsed = true
    if let observers = of(object) { return observers }
    let observers = KeyValueObservers()
    objc_setAssociatedObject(object, place, observers, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return observers
  }

  // MARK: Observers

  func add(_ observation: Observation, to object: AnyObject) {
    list.removeAll { $0.isOver && $0.keeper is NSKeyValueObservation }
    list.append(observation)
    follow(observation, from: object)
    guard observation.options.contains(.initial) else { return }
    observation.tell(KeyValueChange(new: Self.value(observation.path, of: object)))
  }

  /// Removes the matching observation that was added last. Returns false if no observation matches.
  func remove(_ observer: AnyObject, _ path: String, context: UnsafeMutableRawPointer??) -> Bool {
    let index = list.lastIndex { entry in
      entry.keeperID == ObjectIdentifier(observer) && entry.path == path
        && (context.map { $0 == entry.context } ?? true)
    }
    if let index { list.remove(at: index) }
    return index != nil
  }

  // MARK: Changes

  /// Stores the values before a change, and calls the observers that want a call before the change.
  func willChange(_ key: String, of object: AnyObject) {
    let affected = observations(of: key, object)
    pending.append((key, affected.map { ($0, Self.oldValue(of: $0, object)) }))
    for observation in affected where observation.options.contains(.prior) {
      observation.tell(KeyValueChange(old: Self.oldValue(of: observation, object), isPrior: true))
    }
  }

  /// Reports the end of a change that `willChange` began. Observers that were added after the call
  /// of `willChange` are not called.
  func didChange(_ key: String, of object: AnyObject) {
    guard let index = pending.lastIndex(where: { $0.key == key }) else { return }
    for (observation, old) in pending.remove(at: index).old {
      tell(observation, of: object, old: old, new: Self.value(observation.path, of: object))
    }
  }

  /// Changes members of an array, and reports the change to the observers of the array's key.
  func changeMembers(
    of key: String, of object: AnyObject, _ change: KeyValueChange, _ body: () -> Void
  ) {
    let affected = observations(of: key, object)
    for observation in affected where observation.options.contains(.prior) {
      var prior = change
      prior.isPrior = true
      observation.tell(prior)
    }
    let isQuiet = quietKeys.insert(key).inserted
    body()
    if isQuiet { quietKeys.remove(key) }
    for observation in affected where isRegistered(observation) { observation.tell(change) }
  }

  private func isRegistered(_ observation: Observation) -> Bool {
    list.contains { $0 === observation } && !observation.isOver
  }

  /// Reports a change for which `willChange` was not called.
  func changed(_ key: String, of object: AnyObject, old: Any?, new: Any?) {
    for observation in observations(of: key, object) {
      tell(observation, of: object, old: old, new: new)
    }
  }

  private func tell(_ observation: Observation, of object: AnyObject, old: Any?, new: Any?) {
    guard isRegistered(observation) else { return }
    follow(observation, from: object)
    observation.tell(KeyValueChange(old: old, new: new))
  }

  private func observations(of key: String, _ object: AnyObject) -> [Observation] {
    guard !list.isEmpty, !quietKeys.contains(key) else { return [] }
    let keys = ExposedKeys.affected(by: key, of: type(of: object))
    return list.filter { keys.contains($0.key) && !warnsOfEnd($0, object) }
  }

  /// Whether the observation's observer has been deallocated. If the observer has been deallocated,
  /// a warning is logged, because on iOS the next change would end the program. While the observer
  /// is being deallocated, changes are not reported to it.
  private func warnsOfEnd(_ observation: Observation, _ object: AnyObject) -> Bool {
    guard observation.keeper == nil else { return observation.isOver }
    guard !observation.isEnding else { return true }
    list.removeAll { $0 === observation }
    if !observation.endsSilently {
      UIKitLog.warn(
        "An observer of the key path \"\(observation.path)\" of \(object) was deallocated while it "
          + "was still registered; on iOS this change stops the program. Call "
          + "removeObserver(_:forKeyPath:) in its deinit.")
    }
    return true
  }

  /// Observes the rest of a path on the current value of its first key.
  private func follow(_ observation: Observation, from object: AnyObject) {
    guard let tail = observation.tail else { return }
    observation.rest = nil
    guard let next = KeyValueCoding.value(observation.key, of: object) else { return }
    let token = NSKeyValueObservation()
    observation.rest = token
    let relay = Observation(
      tail, observation.options.subtracting(.initial), keeper: token, context: nil
    ) { [weak observation] in
      observation?.tell($0)
    }
    relay.endsSilently = true
    let owner = next as AnyObject
    KeyValueObservers.made(of: owner).add(relay, to: owner)
  }

  private static func oldValue(of observation: Observation, _ object: AnyObject) -> Any? {
    observation.options.contains(.old) ? value(observation.path, of: object) : nil
  }

  /// The value of a key in its own type, which is what blocks receive. For a path with several
  /// keys, the result is the value that key-value coding returns.
  private static func value(_ path: String, of object: AnyObject) -> Any? {
    guard let property = ExposedClass.property(path, of: type(of: object)) else {
      return KeyValueCoding.value(path: path, of: object)
    }
    return property.value(of: object)
  }
}

/// An object that is associated with an observer, and that is released after the observer's
/// deinitializers have run.
@MainActor
private final class KeeperPresence {
  private static let place = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  static func of(_ observer: AnyObject) -> KeeperPresence {
    if let known = objc_getAssociatedObject(observer, place) as? KeeperPresence { return known }
    let made = KeeperPresence()
    objc_setAssociatedObject(observer, place, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return made
  }
}
