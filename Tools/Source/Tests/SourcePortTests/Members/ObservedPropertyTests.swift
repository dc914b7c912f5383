import Testing

/// The rewrite of `@objc dynamic` properties.
@Suite struct ObservedPropertyTests {
  private static let will = #"ExposedClass.willChange(self, "x")"#
  private static let did = #"ExposedClass.didChange(self, "x")"#

  @Test(arguments: [
    (
      "@objc dynamic var x = 0", "              var x = 0 { willSet { \(will) } didSet { \(did) } }"
    ),
    (
      "@objc dynamic private var x = 0, y: Int",
      "              private var x = 0 { willSet { \(will) } didSet { \(did) } }; private var y: Int "
        + #"{ willSet { ExposedClass.willChange(self, "y") } "#
        + #"didSet { ExposedClass.didChange(self, "y") } }"#
    ),
    (
      "@objc dynamic lazy var x: Int = { 3 }()",
      "              lazy var x: Int = { 3 }() { willSet { \(will) } didSet { \(did) } }"
    ),
    (
      "@objc dynamic private(set) var x: Int",
      "              private(set) var x: Int { willSet { \(will) } didSet { \(did) } }"
    ),
    (
      "@objc dynamic weak var x: A?",
      "              weak var x: A? { willSet { \(will) } didSet { \(did) } }"
    ),
    (
      "@objc dynamic var x = 0 { didSet { go() } }",
      "              var x = 0 { willSet { \(will) } didSet { defer { \(did) }; go() } }"
    ),
    (
      "@objc dynamic var x = 0 { willSet(n) { go() } }",
      "              var x = 0 { didSet { \(did) } willSet(n) { \(will); go() } }"
    ),
    (
      "@objc dynamic var x = 0 { willSet { a() } didSet { b() } }",
      "              var x = 0 { willSet { \(will); a() } didSet { defer { \(did) }; b() } }"
    ),
    (
      "@objc dynamic var x: Int { get { 1 } set { go(newValue) } }",
      "              var x: Int { get { 1 } set { \(will); defer { \(did) }; go(newValue) } }"
    ),
    ("@objc dynamic var x: Int { 1 }", "              var x: Int { 1 }"),
    ("@objc dynamic func x() {}", "              func x() {}"),
    ("@objc var x = 0", "      var x = 0"),
    ("dynamic var x = 0", "dynamic var x = 0"),
  ])
  func tellsItsObservers(_ member: String, _ expected: String) {
    #expect(Ported("class A: NSObject { \(member) }").text == "class A: NSObject { \(expected) }")
  }

  @Test func isFoundInObjcMembers() {
    #expect(
      Ported("@objcMembers class A: NSObject { dynamic var x = 0 }").text
        == "             class A: NSObject {         var x = 0 { willSet { \(Self.will) } didSet { \(Self.did) } } }"
    )
  }
}
