import Testing

/// Members that an extension adds to another module's class and that subclasses override.
@Suite struct AddedMemberTests {
  private let extended = "extension UIViewController { @objc func go(_ a: Int = 1) -> Int { a } }"
  private let dispatching = """
    extension UIViewController {       func _UIViewController_go(_ a: Int = 1) -> Int { a } }; \
    protocol _Overriding_UIViewController_go__: UIViewController { func go(_ a: Int) -> Int }; \
    protocol _Overridable_UIViewController_go__: UIViewController {}; \
    extension UIViewController: _Overridable_UIViewController_go__ {}; \
    extension _Overridable_UIViewController_go__ { func go(_ a: Int = 1) -> Int { \
    if let _object = self as? any _Overriding_UIViewController_go__ { return _object.go(a) }; \
    return _UIViewController_go(a) } }
    """

  @Test func `a class that overrides one is found through a protocol`() {
    let source = """
      \(extended)
      class A: UITableViewController {
        override func go(_ a: Int) -> Int { super.go(a) + super.go() }
        func stop() { super.go(2); go(3) }
      }
      """

    #expect(
      Ported(source).text == """
        \(dispatching)
        class A: UITableViewController, _Overriding_UIViewController_go__ {
                   func go(_ a: Int) -> Int { super._UIViewController_go(a) + super._UIViewController_go() }
          func stop() { super._UIViewController_go(2); go(3) }
        }
        """)
  }

  @Test(arguments: ["View", "Picture"])
  func `an alias stands for the class that an extension extends`(superclass: String) {
    let source = """
      typealias View = Picture
      #if os(iOS)
      typealias Picture = UIImageView
      #endif
      extension View { @objc func go() -> Int { 1 } }
      class A: UIImageView { override func go() -> Int { 2 } }
      class B: \(superclass) { override func go() -> Int { 3 } }
      struct Other { typealias UIImageView = Int }
      """

    let ported = Ported(source)

    #expect(ported.refusals == [])
    #expect(ported.text.contains("class A: UIImageView, _Overriding_UIImageView_go {"))
    #expect(ported.text.contains("class B: \(superclass), _Overriding_UIImageView_go {"))
  }

  @Test func `aliases of each other end`() {
    let source = """
      typealias X = Y
      typealias Y = X
      extension X { @objc func go() -> Int { 1 } }
      class A: Y { override func go() -> Int { 2 } }
      """

    #expect(Ported(source).refusals == [])
  }

  @Test func `a subclass of such a class overrides as usual`() {
    let source = """
      \(extended)
      class A: UITableViewController {}
      class B<T>: A { override func go(_ a: Int) -> Int { 1 } }
      class C: B<Int>, P { override func go(_ a: Int) -> Int { super.go(a) } }
      class D: A { func stop() { super.go() } }
      """

    #expect(
      Ported(source).text == """
        \(dispatching)
        class A: UITableViewController {}
        class B<T>: A, _Overriding_UIViewController_go__ {          func go(_ a: Int) -> Int { 1 } }
        class C: B<Int>, P { override func go(_ a: Int) -> Int { super.go(a) } }
        class D: A { func stop() { super._UIViewController_go() } }
        """)
  }

  @Test func `an override may be in an extension of the subclass`() {
    let source = """
      \(extended)
      class A: UIViewController {}
      extension A { override func go(_ a: Int) -> Int { super.go(a) } }
      """

    #expect(
      Ported(source).text == """
        \(dispatching)
        class A: UIViewController, _Overriding_UIViewController_go__ {func go(_ a: Int) -> Int { _A_go(a) }}
        extension A {          func _A_go(_ a: Int) -> Int { super._UIViewController_go(a) } }
        """)
  }

  @Test func `an extension of a framework's subclass may override, too`() {
    let source = """
      extension UIViewController { @objc func go() {} }
      extension UINavigationController { override func go() { super.go() } }
      extension UIImagePickerController { override func go() { super.go() } }
      class A: UINavigationController { override func go() { super.go() } }
      """

    let text = Ported(source).text

    #expect(
      text.hasSuffix(
        """
        func go() { if let _object = self as? any _Overriding_UIViewController_go { return _object.go() }; \
        if let _object = self as? UIImagePickerController { return _object._UIImagePickerController_go() }; \
        if let _object = self as? UINavigationController { return _object._UINavigationController_go() }; \
        return _UIViewController_go() } }
        extension UINavigationController {          func _UINavigationController_go() { super._UIViewController_go() } }
        extension UIImagePickerController {          func _UIImagePickerController_go() { super._UINavigationController_go() } }
        class A: UINavigationController, _Overriding_UIViewController_go {          func go() { super._UINavigationController_go() } }
        """))
  }

  @Test(arguments: [
    (
      "@objc var a: Int { 1 }", "override var a: Int { super.a }",
      "var a: Int { get }", "var a: Int { super._UIView_a }"
    ),
    (
      "@objc var a: Int { get { 1 } set {} }",
      "override var a: Int { get { 1 } set { super.a = 2 } }",
      "var a: Int { get set }", "var a: Int { get { 1 } set { super._UIView_a = 2 } }"
    ),
    (
      "@objc var a: Int { get { 1 } set {} }", "override var a: Int { didSet { b(oldValue) } }",
      "var a: Int { get set }",
      "var a: Int { get { super._UIView_a } set { let _oldValue = super._UIView_a; "
        + "func _didSet(_ oldValue: Int) { b(oldValue) } ; super._UIView_a = newValue; "
        + "_didSet(_oldValue) }}"
    ),
    (
      "@objc var a: Int { get { 1 } set {} }", "override var a: Int { willSet(c) { b(c) } }",
      "var a: Int { get set }",
      "var a: Int { get { super._UIView_a } set { func _willSet(_ c: Int) { b(c) } ; "
        + "_willSet(newValue); super._UIView_a = newValue }}"
    ),
    (
      "@objc var a: Int { get { 1 } set {} }", "override var a: Int { willSet { b() } didSet {} }",
      "var a: Int { get set }",
      "var a: Int { get { super._UIView_a } set { let _oldValue = super._UIView_a; "
        + "func _willSet(_ newValue: Int) { b() }; func _didSet(_ oldValue: Int) {} ; "
        + "_willSet(newValue); super._UIView_a = newValue; _didSet(_oldValue) }}"
    ),
    (
      "@objc class func a(b: Int) throws -> Int { 1 }",
      "override class func a(b: Int) throws -> Int { try super.a(b: 1) }",
      "static func a(b: Int) throws -> Int",
      "class func a(b: Int) throws -> Int { try super._UIView_a(b: 1) }"
    ),
    (
      "@objc class var a: Int { 1 }", "override class var a: Int { 2 }",
      "static var a: Int { get }", "class var a: Int { 2 }"
    ),
    (
      "@objc nonisolated func a() async {}", "override nonisolated func a() async {}",
      "nonisolated func a() async", "nonisolated func a() async {}"
    ),
  ])
  func `every kind of member can be overridden`(
    _ member: String, _ override: String, _ requirement: String, _ expected: String
  ) {
    let text = Ported("extension UIView { \(member) }\nclass A: UIView { \(override) }").text

    #expect(text.contains(": UIView { \(requirement) }; "))
    #expect(text.contains("{ " + String(repeating: " ", count: 9) + expected + " }"))
  }

  @Test(arguments: [
    ("extension UIView { @objc public func a() {} }", "public ", "public "),
    ("public extension UIView { @objc func a() {} }", "public ", "public "),
    ("extension UIView { @objc fileprivate func a() {} }", "fileprivate ", ""),
    ("private extension UIView { @objc func a() {} }", "fileprivate ", ""),
    ("public extension UIView { @objc internal func a() {} }", "", ""),
  ])
  func `protocols have the member's access level`(
    _ source: String, _ level: String, _ memberLevel: String
  ) {
    let text = Ported(source + "\nclass A: UIView { override func a() {} }").text

    #expect(text.contains("; \(level)protocol _Overriding_UIView_a: UIView { func a() }; "))
    #expect(text.contains("; \(level)protocol _Overridable_UIView_a: UIView {}; "))
    #expect(text.contains("extension _Overridable_UIView_a { \(memberLevel)func a() {"))
  }

  @Test func `an open member can be overridden in another module`() {
    let library = "extension UIView { @objc open func go() {} }"
    let source = """
      class A: UIView { override func go() { super.go() } }
      class B: A { override func go() { super.go() } }
      """

    #expect(
      Ported(library).text == """
        extension UIView {       open func _UIView_go() {} }; \
        public protocol _Overriding_UIView_go: UIView { func go() }; \
        public protocol _Overridable_UIView_go: UIView {}; \
        extension UIView: _Overridable_UIView_go {}; \
        extension _Overridable_UIView_go { public func go() { \
        if let _object = self as? any _Overriding_UIView_go { return _object.go() }; return _UIView_go() } }
        """)
    #expect(
      Ported(source, context: [library]).text == """
        class A: UIView, _Overriding_UIView_go {          func go() { super._UIView_go() } }
        class B: A { override func go() { super.go() } }
        """)
  }

  @Test func `a member of an imported library's class can be overridden`() {
    let source = """
      extension Page { @objc func go() {} }
      class A: Page { override func go() { super.go() } }
      """

    let text = Ported(source, context: ["open class Page: UIViewController {}"]).text

    #expect(text.contains("protocol _Overriding_Page_go: Page { func go() }"))
    #expect(
      text.hasSuffix(
        "class A: Page, _Overriding_Page_go {          func go() { super._Page_go() } }"))
  }

  @Test func `the member is in the table and in selectors under its own name`() {
    let source = """
      extension UIView { @objc func go(_ a: UIView) {} }
      class A: UIView { override func go(_ a: UIView) {}; let b = #selector(go(_:)) }
      """

    let ported = Ported(source)

    #expect(
      ported.tables == [
        #"UIView (no module): c.method("go:", { (t: UIView, a1: UIView) in t.go(a1) })"#, "A: ",
      ])
    #expect(ported.text.contains(#"let b = Selector("go:", A.go(_:))"#))
  }

  @Test(arguments: [
    "extension UIView { @objc func go() {}; func stop() {} }",
    "extension UIView { open func go() {} }",
    "class A: UIView { override func layoutSubviews() { super.layoutSubviews() } }",
  ])
  func `members that nothing overrides stay`(_ source: String) {
    #expect(!Ported(source).text.contains("_Overriding"))
  }

  @Test func `overrides that cannot be found are refused`() {
    let refusal = ["2:33 member in an extension"]
    for member in ["func go() -> Self", "func go<T>() -> T"] {
      let source =
        "extension UIView { @objc \(member) {} }\nclass A: UIView { override \(member) {} }"
      #expect(Ported(source).refusals == refusal)
    }
    let closed = "extension UIView { @objc public func go() {} }"
    #expect(
      Ported("class A: UIView { override func go() {} }", context: [closed]).refusals
        == ["1:33 member in an extension"])
    let open = "extension UIView { @objc open func go() {} }"
    #expect(
      Ported("extension UILabel { override func go() {} }", context: [open]).refusals
        == ["1:35 member in an extension"])
    #expect(
      Ported("extension UITableView { override func touchesBegan() {} }").refusals
        == ["1:39 override in an extension"])
  }
}
