import Testing

/// Modifiers that only Swift 4 accepts.
@Suite struct OldModifierTests {
  @Test(arguments: [
    (
      "protocol P { weak var a: UIView? { get } }", "protocol P {      var a: UIView? { get } }"
    ),
    (
      "public protocol P: class { static weak var a: A? { get set } }",
      "public protocol P: class { static      var a: A? { get set } }"
    ),
    (
      "protocol P { unowned var a: A { get } }", "protocol P {         var a: A { get } }"
    ),
    (
      "protocol P { unowned(unsafe) var a: A { get } }",
      "protocol P {                 var a: A { get } }"
    ),
    ("class A { open let a = 1 }", "class A { public let a = 1 }"),
    ("open class A { open let a = 1, b = 2 }", "open class A { public let a = 1, b = 2 }"),
    ("open class A { open static var a = 1 }", "open class A { public static var a = 1 }"),
    ("open class A { static open func a() {} }", "open class A { static public func a() {} }"),
    ("open class A { open static let a = 1 }", "open class A { public static let a = 1 }"),
    (
      "open class A {}\nextension A { open static let a = 1 }",
      "open class A {}\nextension A { public static let a = 1 }"
    ),
    (
      "extension UIView { open static func a() {} }",
      "extension UIView { public static func a() {} }"
    ),
  ])
  func areReplacedBySwift5Ones(_ source: String, _ expected: String) {
    let ported = Ported(source)

    #expect(ported.text == expected)
    #expect(ported.refusals.isEmpty)
  }

  @Test(arguments: [
    "class A { weak var a: A? }", "class A { unowned var a: A }",
    "open class A { open var a = 1 }", "open class A { open func a() {} }",
    "open class A { open class var a: Int { 1 } }", "open class A { public let a = 1 }",
    "public class A { public static var a = 1 }",
  ])
  func areKeptIfSwift5AcceptsThem(_ source: String) {
    #expect(Ported(source).text == source)
  }
}
