extension Publishers {
  /// Sends the greatest element at the end. A function tells whether the elements increase.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      upstream.collectResult("Comparison", for: subscriber) {
        guard let known = greatest else {
          greatest = $0
          return true
        }
        if areInIncreasingOrder(known, $0) { greatest = $0 }
        return true
      } result: {
        greatest
      }
    }
  }
}

extension Publishers {
  /// Sends the greatest element at the end. A function tells whether the elements increase.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var greatest: Output?
      upstream.collectThrowing("TryComparison", for: subscriber) {
        guard let known = greatest else {
          greatest = $0
          return true
        }
        if try areInIncreasingOrder(known, $0) { greatest = $0 }
        return true
      } result: {
        greatest
      }
    }
  }
}

extension Publisher {
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
  public func min() -> Publishers.Comparison<Self> { max(by: >) }
}
