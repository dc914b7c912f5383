/// Encodes values to data, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Decodes values from data, such as `JSONDecoder`.
public protocol TopLevelDecoder<Input> {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {
  public typealias Output = Data
}
extension JSONDecoder: TopLevelDecoder {
  public typealias Input = Data
}
extension PropertyListEncoder: TopLevelEncoder {
  public typealias Output = Data
}
extension PropertyListDecoder: TopLevelDecoder {
  public typealias Input = Data
}

extension Publishers {
  /// Encodes each element.
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
  where Upstream.Output: Encodable {
    public typealias Output = Coder.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    private let encoder: Coder

    public init(upstream: Upstream, encoder: Coder) {
      (self.upstream, self.encoder) = (upstream, encoder)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relayThrowing("Encode", to: subscriber) { .send(try encoder.encode($0)) }
    }
  }

  /// Decodes each element.
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    public typealias Failure = any Error
    public let upstream: Upstream
    private let decoder: Coder

    public init(upstream: Upstream, decoder: Coder) {
      (self.upstream, self.decoder) = (upstream, decoder)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.relayThrowing("Decode", to: subscriber) {
        .send(try decoder.decode(Output.self, from: $0))
      }
    }
  }
}

extension Publisher {
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}
