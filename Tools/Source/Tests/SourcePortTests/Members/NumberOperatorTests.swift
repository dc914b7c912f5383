import Testing

struct NumberOperatorTests {
  @Test func `a global operator of numbers becomes a member`() {
    let ported = Ported(
      """
      import Foundation
      private func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false }
      public func == (lhs: NSNumber, rhs: NSNumber) -> Bool { false }
      func < (lhs: JSON, rhs: JSON) -> Bool { lhs.number < rhs.number }
      func less(lhs: NSNumber, rhs: NSNumber) -> Bool { lhs < rhs }
      """)

    #expect(
      ported.text == """
        import Foundation
        extension NSNumber { fileprivate static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false } }
        extension NSNumber { public static func == (lhs: NSNumber, rhs: NSNumber) -> Bool { false } }
        func < (lhs: JSON, rhs: JSON) -> Bool { lhs.number < rhs.number }
        func less(lhs: NSNumber, rhs: NSNumber) -> Bool { lhs < rhs }
        """)
  }

  @Test func `a member stays as it is`() {
    let source =
      "extension NSNumber { static func < (lhs: NSNumber, rhs: NSNumber) -> Bool { false } }"

    #expect(Ported(source).text == source)
  }
}
