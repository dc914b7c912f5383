// Functions of Apple's XCTest that XCTest on Linux does not have.
import Foundation
import XCTest

extension XCTestCase {
  /// Waits without its own time limit. The option `--timeout` ends a wait that would never end.
  public func wait(
    for expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #filePath, line: Int = #line
  ) {
    wait(
      for: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Waits without its own time limit. The option `--timeout` ends a wait that would never end.
  nonisolated(nonsending) public func fulfillment(
    of expectations: [XCTestExpectation], enforceOrder: Bool = false,
    file: StaticString = #filePath, line: Int = #line
  ) async {
    await fulfillment(
      of: expectations, timeout: unlimited, enforceOrder: enforceOrder, file: file, line: line)
  }

  /// Does nothing, because attachments are not stored.
  public func add(_ attachment: XCTAttachment) {}
}

/// A hundred years in seconds. The number is finite, because XCTest adds the time limit to dates.
private let unlimited = 3_155_760_000.0

/// Gives a part of a test a name.
public class XCTContext {
  /// Prints the name, runs `block` and returns its result.
  @preconcurrency @MainActor
  public class func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    Swift.print("Activity: \(name)")
    return try block(Activity(name: name))
  }

  private final class Activity: NSObject, XCTActivity {
    let name: String
    init(name: String) { self.name = name }
    func add(_ attachment: XCTAttachment) {}
  }
}

public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

/// Data that Xcode would store with a test's result. Matchcut does not store it.
open class XCTAttachment: NSObject {
  public enum Lifetime: Int, Sendable {
    case keepAlways
    case deleteOnSuccess
  }

  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  open var lifetime = Lifetime.deleteOnSuccess

  public convenience init(string: String) { self.init() }
  public convenience init(data: Data) { self.init() }
  public convenience init(data: Data, uniformTypeIdentifier: String) { self.init() }
}
