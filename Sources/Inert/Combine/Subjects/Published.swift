/// A property that sends its new value before it is stored.
///
///     final class Basket: ObservableObject { @Published var items: [String] = [] }
///
/// `$items` first sends the value that the property has. `@Published` is available only in classes.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  public init(initialValue: Value) { storage = Storage(initialValue) }
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue, in: nil) }
  }

  public var projectedValue: Publisher {
    get { Publisher(storage) }
    // `assign(to:)` takes the publisher inout, so the compiler writes it back.
    nonmutating set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue, in: object) }
  }

  /// Sends the values of a published property. It never completes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    private let storage: Storage

    fileprivate init(_ storage: Storage) { self.storage = storage }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      storage.core.add(subscriber)
    }

    /// Writes the elements of a publisher to the property as long as it exists.
    func assign<P: Combine.Publisher>(from publisher: P)
    where P.Output == Value, P.Failure == Never {
      let sink = publisher.sink { [weak storage] in storage?.set($0, in: nil) }
      storage.keep(sink)
    }
  }

  /// The value of one property, and its subscribers.
  fileprivate final class Storage: @unchecked Sendable {
    private let lock = NSLock()
    private var current: Value
    private var madeCore: SubjectCore<Value, Never>?
    private var kept: [AnyCancellable] = []
    /// The object that has the property; nil as long as its `objectWillChange` is not used.
    weak var owner: AnyObject?

    init(_ value: Value) { current = value }

    var value: Value { lock.withLock { current } }

    /// The subscribers; made when the property is first observed.
    var core: SubjectCore<Value, Never> {
      lock.withLock {
        if let madeCore { return madeCore }
        let core = SubjectCore<Value, Never>("Published", latest: current)
        madeCore = core
        return core
      }
    }

    func set(_ value: Value, in object: AnyObject?) {
      if let object = object ?? owner { ObservableObjectPublisher.made(for: object)?.send() }
      lock.withLock { madeCore }?.send(value)
      let old = lock.withLock {
        defer { current = value }
        return current
      }
      withExtendedLifetime(old) {}
    }

    func keep(_ cancellable: AnyCancellable) { lock.withLock { kept.append(cancellable) } }
  }
}

extension Published: OwnedProperty {
  func belongs(to object: AnyObject) { storage.owner = object }
}
