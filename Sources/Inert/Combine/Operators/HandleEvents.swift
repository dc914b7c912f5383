extension Publishers {
  /// Calls closures for everything that passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?
    /// Called instead of `receiveRequest` for what the subscriber returns.
    var receiveMore: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventRelay(subscriber, self))
    }
  }

  /// Writes a line for everything that passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var stream = stream
      let lock = NSRecursiveLock()
      let begin = prefix.isEmpty ? "" : prefix + ": "
      func write(_ text: String) {
        let line = begin + text + "\n"
        lock.withLock {
          if stream == nil { FileHandle.standardOutput.write(Data(line.utf8)) }
          stream?.write(line)
        }
      }
      func ask(_ demand: Subscribers.Demand, _ end: String = "") {
        write("request " + (demand.max.map { "max: (\($0))" } ?? "unlimited") + end)
      }
      var events = HandleEvents(
        upstream: upstream, receiveSubscription: { write("receive subscription: (\($0))") },
        receiveOutput: { write("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: write("receive finished")
          case .failure(let error): write("receive error: (\(error))")
          }
        },
        receiveCancel: { write("receive cancel") }, receiveRequest: { ask($0) })
      events.receiveMore = { ask($0, " (synchronous)") }
      events.receive(subscriber: subscriber)
    }
  }

  /// Stops the program if a closure returns true, so that a debugger shows the place.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Bool)?
    public let receiveOutput: ((Output) -> Bool)?
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      (self.upstream, self.receiveSubscription) = (upstream, receiveSubscription)
      (self.receiveOutput, self.receiveCompletion) = (receiveOutput, receiveCompletion)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      HandleEvents(
        upstream: upstream, receiveSubscription: { stop(receiveSubscription?($0)) },
        receiveOutput: { stop(receiveOutput?($0)) },
        receiveCompletion: { stop(receiveCompletion?($0)) }
      ).receive(subscriber: subscriber)
    }

    private func stop(_ isWanted: Bool?) { if isWanted == true { raise(SIGTRAP) } }
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

private final class EventRelay<Downstream: Subscriber, Upstream: Publisher>: Subscriber,
  Subscription, CustomStringConvertible
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  private let lock = NSLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let events: Publishers.HandleEvents<Upstream>

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    (self.downstream, self.events) = (downstream, events)
  }

  var description: String { "HandleEvents" }

  func receive(subscription: any Subscription) {
    events.receiveSubscription?(subscription)
    let receiver = lock.withLock {
      guard upstream == nil, let downstream else { return Downstream?.none }
      upstream = subscription
      return downstream
    }
    if let receiver { receiver.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Upstream.Output) -> Demand {
    guard let receiver = lock.withLock({ upstream == nil ? nil : downstream }) else { return .none }
    events.receiveOutput?(input)
    let more = receiver.receive(input)
    if more > 0 { (events.receiveMore ?? events.receiveRequest)?(more) }
    return more
  }

  func receive(completion: Completion<Upstream.Failure>) {
    guard lock.withLock({ take(&upstream) }) != nil else { return }
    events.receiveCompletion?(completion)
    lock.withLock { take(&downstream) }?.receive(completion: completion)
  }

  func request(_ demand: Demand) {
    events.receiveRequest?(demand)
    lock.withLock { upstream }?.request(demand)
  }

  func cancel() {
    let source = lock.withLock {
      downstream = nil
      return take(&upstream)
    }
    guard let source else { return }
    events.receiveCancel?()
    source.cancel()
  }
}
