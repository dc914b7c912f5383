/// Receives elements from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Called once, before any element.
  func receive(subscription: any Subscription)
  /// Returns the additional demand: how many elements the subscriber wants beyond those that it has
  /// already asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of one subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more elements. A demand of none has no effect.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of subscriptions.
public enum Subscriptions {
  /// A subscription without elements.
  public static var empty: any Subscription { EmptySubscription() }

  private struct EmptySubscription: Subscription, CustomStringConvertible {
    let combineIdentifier = CombineIdentifier()
    var description: String { "Empty" }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt64

  public init() { number = Numbers.next() }
  public init(_ obj: AnyObject) {
    number = UInt64(UInt(bitPattern: ObjectIdentifier(obj).hashValue))
  }
  public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
