import Foundation
import Synchronization
import XCTest

/// The expectations for which XCTest waits, as text for messages.
///
/// XCTest's waiters are not public, so they are read by reflection. If a version of XCTest stores
/// its waiters in another place, the list of expectations is empty.
enum Expectations {
  /// The expectations for which other threads wait, as in `fulfillment(of:)`.
  private static let elsewhere = Mutex<Set<String>>([])

  /// Records the expectations for which the calling thread waits.
  static func record() {
    let found = here
    elsewhere.withLock { $0.formUnion(found) }
  }

  /// The expectations for which this thread waits, and those that were recorded with `record()`.
  static var waited: [String] { here + elsewhere.withLock { $0.sorted() } }

  private static var here: [String] {
    guard let manager = Thread.current.threadDictionary["org.swift.XCTest.WaiterManager"],
      let stack = first("managedWaiterStack", of: manager)
    else { return [] }
    return Mirror(reflecting: stack).children.compactMap { child in
      guard let waiter = first("waiter", of: child.value) as? XCTWaiter else { return nil }
      return text(waiter)
    }
  }

  /// The first stored property, if it has this name. The other properties are not read, because
  /// reflection cannot read private types of another library.
  private static func first(_ label: String, of value: Any) -> Any? {
    guard let child = Mirror(reflecting: value).children.first, child.label == label else {
      return nil
    }
    return child.value
  }

  /// The description of XCTest's own expectation, which waits for the end of an async test.
  private static let endOfTest = "'async test completion'"

  private static func text(_ waiter: XCTWaiter) -> String? {
    let all = waiter.description.replacing("<XCTWaiter expectations: ", with: "").dropLast()
    guard all != endOfTest else { return nil }
    let fulfilled = waiter.fulfilledExpectations.map { "'\($0.expectationDescription)'" }
    return "wait for \(all)"
      + (fulfilled.isEmpty ? "" : ", fulfilled: \(fulfilled.joined(separator: ", "))")
  }
}
