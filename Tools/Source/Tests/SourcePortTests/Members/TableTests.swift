import Testing

/// The tables of classes.
@Suite struct TableTests {
  @Test(arguments: [
    ("@objc func a() {}", #"c.method("a", { (t: A) in t.a() })"#),
    ("@objc private func a(_ b: B) {}", #"c.method("a:", { (t: A, a1: B) in t.a(a1) })"#),
    (
      "@IBAction func a(_ b: Any, c: UIEvent) {}",
      #"c.method("a:c:", { (t: A, a1: Any, a2: UIEvent) in t.a(a1, c: a2) })"#
    ),
    (
      "@objc func a(b: Int, _ d: Int, e f: Int) -> Int { 1 }",
      #"c.method("aWithB::e:", { (t: A, a1: Int, a2: Int, a3: Int) in t.a(b: a1, a2, e: a3) })"#
    ),
    (
      "@objc func a(f: @escaping (Int) -> Void) {}",
      #"c.method("aWithF:", { (t: A, a1: @escaping (Int) -> Void) in t.a(f: a1) })"#
    ),
    (
      "@objc func a(f: (Int) -> Void) {}",
      #"c.method("aWithF:", { (t: A, a1: @escaping (Int) -> Void) in t.a(f: a1) })"#
    ),
    ("@objc func a() throws {}", #"c.method("aAndReturnError:", { (t: A) in try? t.a() })"#),
    ("@objc func a() async {}", #"c.implements("a")"#),
    (
      "@objc static func a(_ b: Int) {}",
      #"c.classMethod("a:", { (t: A.Type, a1: Int) in t.a(a1) })"#
    ),
    (
      "@objc class func keyPathsForValuesAffectingTitle() -> Set<String> { [] }",
      #"c.dependentKeys("title", { A.keyPathsForValuesAffectingTitle() })"#
    ),
    ("@objc var a = 1", #"c.property("a", \A.a)"#),
    ("@objc static let a = 1", #"c.classMethod("a", { (t: A.Type) in t.a })"#),
    ("@objc class var a: Int { 1 }", #"c.classMethod("a", { (t: A.Type) in t.a })"#),
    (
      "@objc static var a: Int = 1",
      #"c.classMethod("a", { (t: A.Type) in t.a }); "#
        + #"c.classMethod("setA:", { (t: A.Type, a1: Int) in t.a = a1 })"#
    ),
    ("@objc(b) var a = 1", #"c.property("b", \A.a)"#),
    ("@IBOutlet weak var a: UILabel!", #"c.property("a", \A.a)"#),
    ("@IBOutlet var a: [UILabel]!", #"c.property("a", \A.a)"#),
    ("@IBInspectable var a: Int { 1 }", #"c.property("a", \A.a)"#),
    (
      "@IBInspectable var a: Int { get { 1 } set {} }", #"c.property("a", \A.a) { $0.a = $1 }"#
    ),
    (
      "@IBSegueAction func a(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }",
      #"c.method("a:sender:segueIdentifier:", "#
        + #"{ (t: A, a1: NSCoder, a2: Any?, a3: String?) in t.a(a1, sender: a2, segueIdentifier: a3) })"#
    ),
    ("@objc func a(b: @autoclosure () -> Int) {}", #"c.implements("aWithB:")"#),
    ("@objc func a(b: inout Int) {}", #"c.implements("aWithB:")"#),
    ("@objc func a(b: some P) {}", #"c.implements("aWithB:")"#),
    ("@objc var a: Int { get throws { 1 } }", #"c.implements("a")"#),
    ("@objc init(a: Int) {}", ""),
    ("func a() {}", ""),
    ("@available(*, unavailable) @objc func a() {}", ""),
  ])
  func listMembers(_ member: String, _ expected: String) {
    #expect(Ported("class A: UIView { \(member) }").tables == ["A: " + expected])
  }

  @Test func `a formatter's method that Foundation lacks on Linux is in the table`() {
    let source = """
      class A: NumberFormatter { override open func getObjectValue(_ o: P?, for s: String, range r: R?) throws {} }
      """
    let ported = Ported(source)
    #expect(
      ported.tables == [
        #"A: c.method("getObjectValue:for:range:", "#
          + #"{ (t: A, a1: P?, a2: String, a3: R?) in try? t.getObjectValue(a1, for: a2, range: a3) })"#
      ])
    #expect(!ported.text.contains("override"))
  }

  @Test func `a constraint overrides awakeFromNib as usual`() {
    let source = "class A: NSLayoutConstraint { override func awakeFromNib() {} }"
    #expect(Ported(source).text.contains("override func awakeFromNib"))
  }

  @Test func listAllOfObjcMembers() {
    let source = """
      @objcMembers class A: NSObject { var a = 1; func b() {}; private func c() {}; @nonobjc func d() {}; func e<T>(_ t: T) {}; static func == (a: A, b: A) -> Bool { true }; override func h() {} }
      class B: A { func f() {} }
      extension B { func g() {} }
      """

    #expect(
      Ported(source).tables == [
        #"A: c.property("a", \A.a); c.method("b", { (t: A) in t.b() }); c.implements("e:")"#,
        #"B: c.method("f", { (t: B) in t.f() }); c.method("g", { (t: B) in t.g() })"#,
      ])
  }

  @Test func standInTheExtensionOfAnotherFile() {
    let ported = Ported([
      "class A: UIView {}", "extension A { @objc private func a() {} }",
      "@objc extension A { func b() {} }", "extension UIView { @objc func c() {} }",
    ])

    #expect(
      ported.tables == [
        "A: ", #"A: c.method("a", { (t: A) in t.a() })"#, #"A: c.method("b", { (t: A) in t.b() })"#,
        #"UIView (no module): c.method("c", { (t: UIView) in t.c() })"#,
      ])
  }

  @Test func nameNestedAndRenamedClasses() {
    let source = """
      struct Box { private class Lid: UIView { @objc func a() {} } }
      @objc(Other) class A: UIView {}
      class Plain {}
      class Root: Codable {}
      """

    #expect(
      Ported(source).tables == [
        #"Lid: c.method("a", { (t: Lid) in t.a() })"#, "A (no module): ", "Root: ",
      ])
  }

  /// In Swift 3, the properties of model classes are visible to Objective-C without an attribute.
  @Test(arguments: [true, false])
  func `properties of models are in the table if values are set by a dictionary`(isSet: Bool) {
    let model = "class Card: NSObject { var name: String?; private var secret = 1; func turn() {} }"
    let use = isSet ? "func read(_ d: [String: Any]) { Card().setValuesForKeys(d) }" : ""

    let ported = Ported(model + "\n" + use)

    #expect(ported.tables == ["Card: " + (isSet ? #"c.property("name", \Card.name)"# : "")])
  }

  @Test func `methods that differ in their results are not called by name`() {
    let source = """
      class A: UIView { @objc func drop() -> Bool { true } }
      extension A { func drop() -> Int { 1 } }
      """

    #expect(Ported(source).tables.joined().contains("c.implements(\"drop\")"))
  }
}
