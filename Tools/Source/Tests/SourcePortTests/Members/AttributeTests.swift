import Testing

/// Attributes of Objective-C and of Interface Builder.
@Suite struct AttributeTests {
  @Test(arguments: [
    ("class A { @objc func a() {} }", "class A {       func a() {} }"),
    ("class A { @objc(b:) func a(_ x: Int) {} }", "class A {           func a(_ x: Int) {} }"),
    ("class A { @objc private func a() {} }", "class A {       private func a() {} }"),
    ("class A { @objc public static func a() {} }", "class A {       public static func a() {} }"),
    ("class A { @objc override init() {} }", "class A {       override init() {} }"),
    (
      "class A: UIView { @objc convenience init(a: Int) { self.init() } }",
      "class A: UIView {       convenience init(a: Int) { self.init() } }"
    ),
    (
      "class A: UIView { @objc required init?(coder: NSCoder) { nil } }",
      "class A: UIView {       required init?(coder: NSCoder) { nil } }"
    ),
    (
      "class A { @objc subscript(i: Int) -> Int { i } }",
      "class A {       subscript(i: Int) -> Int { i } }"
    ),
    ("@objc enum E: Int { case a }", "      enum E: Int { case a }"),
    ("@objc(Named) class A {}", "             class A {}"),
    ("@objcMembers class A {}", "             class A {}"),
    ("@objcMembers\nopen class A {}", "            \nopen class A {}"),
    ("@objc extension A { func a() {} }", "      extension A { func a() {} }"),
    ("@nonobjc extension A { func a() {} }", "         extension A { func a() {} }"),
    ("class A { @nonobjc func a() {} }", "class A {          func a() {} }"),
    ("class A { @IBOutlet weak var a: UILabel! }", "class A {           weak var a: UILabel! }"),
    (
      "class A { @IBOutlet private var a: [UILabel]! }",
      "class A {           private var a: [UILabel]! }"
    ),
    ("class A { @IBOutlet\n  var a: UILabel? }", "class A {          \n  var a: UILabel? }"),
    ("class A { @IBAction func a() {} }", "class A {           func a() {} }"),
    ("class A { @IBAction func a(_ s: Any) {} }", "class A {           func a(_ s: Any) {} }"),
    (
      "class A { @IBAction func a(_ s: Any, for e: UIEvent) {} }",
      "class A {           func a(_ s: Any, for e: UIEvent) {} }"
    ),
    ("class A { @IBInspectable var a = 1 }", "class A {                var a = 1 }"),
    ("@IBDesignable class A {}", "              class A {}"),
    (
      "class A { @IBSegueAction func a(_ c: NSCoder) -> B? { nil } }",
      "class A {                func a(_ c: NSCoder) -> B? { nil } }"
    ),
    ("class A { @NSCopying var a: UIColor }", "class A {            var a: UIColor }"),
    ("let f: @convention(block) () -> Void = {}", "let f:                    () -> Void = {}"),
    ("@UIApplicationMain\nclass A {}", "@main             \nclass A {}"),
    ("@UIApplicationMain class A {}", "@main              class A {}"),
    ("@available(iOS 13, *) class A {}", "@available(iOS 13, *) class A {}"),
    ("func a() { if #available(iOS 11, *) {} }", "func a() { if #available(iOS 11, *) {} }"),
    ("let a: @convention(c) () -> Void = {}", "let a: @convention(c) () -> Void = {}"),
    (
      "class A { unowned(safe) let a: A; dynamic func b() {} }",
      "class A { unowned(safe) let a: A; dynamic func b() {} }"
    ),
  ])
  func goOrChange(_ source: String, _ expected: String) {
    #expect(Ported(source).text == expected)
  }

  @Test(arguments: [
    ("class A { @NSManaged var a: Int }", "1:11 @NSManaged"),
    ("@objc @implementation extension A {}", "1:7 @implementation"),
  ])
  func areRefused(_ source: String, _ expected: String) {
    #expect(Ported(source).refusals == [expected])
  }
}
