@_exported import Foundation

/// Sends elements to its subscribers, and at most one completion after them.
///
///     let names = PassthroughSubject<String, Never>()
///     let observation = names.map(\.count).sink { print($0) }
///     names.send("Ada")  // prints 3
///
/// A subscriber first receives a subscription. It asks for elements with `request(_:)`, and receives
/// no more of them than it has asked for. After a completion or `cancel()` it receives nothing.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// The namespace of the publishers that operators return.
public enum Publishers {}

/// A publisher that sends elements only after `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

typealias Demand = Subscribers.Demand
typealias Completion = Subscribers.Completion
