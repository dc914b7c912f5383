extension Subscribers {
  /// The end of the elements.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Encodable where Failure: Encodable {}
extension Subscribers.Completion: Decodable where Failure: Decodable {}

extension Subscribers.Completion {
  /// The completion with another type of failure.
  func mapFailure<New: Error>(
    _ change: (Failure) -> New
  ) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(change(error))
    }
  }
}

extension Subscribers.Completion where Failure == Never {
  /// The completion of a publisher that cannot fail, for a subscriber of another type.
  func widened<New: Error>() -> Subscribers.Completion<New> { .finished }
}
