import UIKit

/// Requests for reviews; they are only recorded in the trace.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  open class func requestReview() { note() }
  open class func requestReview(in windowScene: UIWindowScene) { note() }
  private class func note() {
    CallTrace.note(.controller, UIApplication.shared, .message("requestReview"))
  }
}

/// A product of the store. The store has none.
open class SKProduct: NSObject {
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var productIdentifier: String { "" }
}

open class SKProductsResponse: NSObject {
  init(invalid: [String]) {
    invalidProductIdentifiers = invalid
    super.init()
  }
  open var products: [SKProduct] { [] }
  public let invalidProductIdentifiers: [String]
}

@preconcurrency @MainActor
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}

/// A request that finds no product: its delegate receives all identifiers as invalid in the next
/// tick.
@preconcurrency @MainActor
open class SKProductsRequest: SKRequest {
  public init(productIdentifiers: Set<String>) {
    identifiers = productIdentifiers
    super.init()
  }
  private let identifiers: Set<String>
  private var isCancelled = false

  open override func start() {
    CallTrace.note(.controller, self, .message("start"))
    TickQueue.post { [self] in
      guard !isCancelled else { return }
      let response = SKProductsResponse(invalid: identifiers.sorted())
      (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
      delegate?.requestDidFinish(self)
    }
  }
  open override func cancel() { isCancelled = true }
}

/// Observes a request. Every method is optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  @MainActor func requestDidFinish(_ request: SKRequest)
  @MainActor func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  @MainActor func productsRequest(
    _ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKPayment: NSObject {
  public init(product: SKProduct) {
    productIdentifier = product.productIdentifier
    super.init()
  }
  public let productIdentifier: String
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// A purchase. Matchcut never creates one.
open class SKPaymentTransaction: NSObject {
  open var transactionState: SKPaymentTransactionState { .failed }
  open var error: (any Error)? { nil }
}

/// A queue in which nothing is bought.
@preconcurrency @MainActor
open class SKPaymentQueue: NSObject, WorldService {
  public override required init() { super.init() }
  open class func `default`() -> SKPaymentQueue { World.current.service() }
  /// Always false.
  open class func canMakePayments() -> Bool { false }
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func add(_ payment: SKPayment) {
    CallTrace.note(.controller, self, .message("add", ["_": .text(payment.productIdentifier)]))
    UIKitLog.warnOnce("SKPaymentQueue buys nothing: the device has no store.", .missingService)
  }
  open func restoreCompletedTransactions() {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  @MainActor func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
