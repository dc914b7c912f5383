import DeviceRuntime

extension NSObjectProtocol where Self: NSObject {
  /// Sends the value of a property that can be observed: first the value that it has, then each new
  /// value.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// Sends the values of a property. It retains the object.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Value, S.Failure == Never {
      let relay = ValueRelay(subscriber)
      subscriber.receive(subscription: relay)
      guard !relay.isOver else { return }
      let path = keyPath
      let token = object.observe(keyPath, options: options) { object, _ in
        relay.offer(object[keyPath: path])
      }
      // The observation ends when the closure releases its token.
      relay.keep(AnyCancellable { [object] in withExtendedLifetime((object, token)) {} })
    }
  }
}

extension NSObject.KeyValueObservingPublisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
  }
}

/// Keeps the latest value until the subscriber asks for it.
private final class ValueRelay<Downstream: Subscriber>: Junction<Downstream> {
  private var latest: Downstream.Input?

  init(_ downstream: Downstream) { super.init("KVOSubscription", downstream) }

  func offer(_ value: Downstream.Input) {
    lock.withLock { latest = value }
    send()
  }

  override func request(_ more: Demand) {
    lock.withLock { demand += more }
    send()
  }

  private func send() {
    let value = lock.withLock { demand > 0 ? take(&latest) : nil }
    if let value { send(value) }
  }
}
