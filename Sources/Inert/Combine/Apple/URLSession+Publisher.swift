import Foundation
import FoundationNetworking

extension URLSession {
  /// Sends the data and the response of one request, or the session's error. Each subscriber starts a
  /// request of its own.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subscriber.receive(
        subscription: DataTaskSubscription(request, session, AnySubscriber(subscriber)))
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

/// One request of a subscriber, which starts when the subscriber asks for its response.
private final class DataTaskSubscription: Subscription, CustomStringConvertible,
  @unchecked Sendable
{
  typealias Receiver = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private let lock = NSLock()
  private let request: URLRequest
  private let session: URLSession
  private var receiver: Receiver?
  private var task: URLSessionDataTask?

  init(_ request: URLRequest, _ session: URLSession, _ receiver: Receiver) {
    (self.request, self.session, self.receiver) = (request, session, receiver)
  }

  var description: String { "DataTaskPublisher" }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0, lock.withLock({ task == nil && receiver != nil }) else { return }
    let made = session.dataTask(with: request) { [weak self] data, response, error in
      self?.finish(data, response, error)
    }
    lock.withLock { task = made }
    made.resume()
  }

  func cancel() {
    let running = lock.withLock {
      receiver = nil
      return task
    }
    running?.cancel()
  }

  private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let receiver = lock.withLock {
      defer { self.receiver = nil }
      return self.receiver
    }
    guard let receiver else { return }
    if let response, error == nil {
      _ = receiver.receive((data: data ?? Data(), response: response))
      receiver.receive(completion: .finished)
    } else {
      receiver.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
