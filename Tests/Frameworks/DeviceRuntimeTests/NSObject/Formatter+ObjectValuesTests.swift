import Testing
@_spi(Ported) import UIKit

/// A formatter of ported source, which registers its own method.
private final class CentFormatter: NumberFormatter, @unchecked Sendable {
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    range rangep: UnsafeMutablePointer<NSRange>?
  ) throws {
    guard let cents = Double(string.filter(\.isNumber)) else { throw CocoaError(.formatting) }
    obj?.pointee = NSNumber(value: cents / 100)
  }

  @section(".init_array") @used private static let register: @convention(c) () -> Void = {
    ExposedClass.register(CentFormatter.self, name: "CentFormatter", module: nil) { c in
      c.method(
        "getObjectValue:for:range:",
        {
          (
            t: CentFormatter, a: AutoreleasingUnsafeMutablePointer<AnyObject?>?, b: String,
            c: UnsafeMutablePointer<NSRange>?
          ) in try? t.getObjectValue(a, for: b, range: c)
        })
    }
  }
}

@MainActor
struct FormatterObjectValuesTests {
  private func read(_ text: String, _ formatter: Formatter) -> (Bool, AnyObject?, NSString?) {
    var (value, error): (AnyObject?, NSString?) = (nil, nil)
    let isRead = withUnsafeMutablePointer(to: &value) { value in
      withUnsafeMutablePointer(to: &error) { error in
        formatter.getObjectValue(
          AutoreleasingUnsafeMutablePointer(value), for: text,
          errorDescription: AutoreleasingUnsafeMutablePointer(error))
      }
    }
    return (isRead, value, error)
  }

  @Test func `a formatter reads the number of a text`() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal

    let (isRead, value, error) = read("1,234.5", formatter)
    #expect(isRead)
    #expect((value as? NSNumber)?.doubleValue == 1234.5)
    #expect(error == nil)

    var range = NSRange()
    #expect(throws: Never.self) { try formatter.getObjectValue(nil, for: "12", range: &range) }
    #expect(range == NSRange(location: 0, length: 2))
  }

  @Test func `a text that is no number is described`() {
    let (isRead, value, error) = read("card", NumberFormatter())
    #expect(!isRead)
    #expect(value == nil)
    #expect(error == "The value “card” is invalid.")
    #expect(throws: CocoaError.self) {
      try NumberFormatter().getObjectValue(nil, for: "card", range: nil)
    }
  }

  @Test func `the method of a subclass is used`() {
    let (isRead, value, _) = read("12,50 €", CentFormatter())
    #expect(isRead)
    #expect((value as? NSNumber)?.doubleValue == 12.5)
    #expect(!read("none", CentFormatter()).0)
  }

  @Test func `a formatter may be used on another thread`() async {
    let isRead = await Task.detached {
      var value: AnyObject?
      let formatter = NumberFormatter()
      return withUnsafeMutablePointer(to: &value) {
        formatter.getObjectValue(
          AutoreleasingUnsafeMutablePointer($0), for: "12", errorDescription: nil)
      }
    }.value
    #expect(isRead)
  }
}
