import Foundation
import Testing

/// Members of extensions that override or are overridden.
@Suite struct ExtensionOverrideTests {
  @Test func areCalledByTheClassesBody() {
    let source = """
      class A: UIViewController {
      }
      extension A {
        override func viewDidLoad() { super.viewDidLoad() }
        open override var prefersStatusBarHidden: Bool { return true }
        public override var title: String? { get { "a" } set { print(newValue) } }
        override class func make(_ a: Int, by b: inout Int) throws -> Int { 1 }
      }
      """

    let ported = Ported(source)

    #expect(
      ported.text == """
        class A: UIViewController {
        override func viewDidLoad() { _A_viewDidLoad() }; \
        open override var prefersStatusBarHidden: Bool { _A_prefersStatusBarHidden }; \
        public override var title: String? { get { _A_title } set { _A_title = newValue } }; \
        override class func make(_ a: Int, by b: inout Int) throws -> Int { try _A_make(a, by: &b) }}
        extension A {
                   func _A_viewDidLoad() { super.viewDidLoad() }
                        var _A_prefersStatusBarHidden: Bool { return true }
          public          var _A_title: String? { get { "a" } set { print(newValue) } }
                   class func _A_make(_ a: Int, by b: inout Int) throws -> Int { 1 }
        }
        """)
  }

  @Test func `observers of a property become functions`() {
    let source = """
      class A: UITableViewCell {
      }
      extension A {
        override open var isSelected: Bool {
          willSet { go(newValue) }
          didSet(old) { go(old) }
        }
      }
      """

    let lines = Ported(source).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines.filter { !$0.isEmpty } == [
        "class A: UITableViewCell {",
        "open override var isSelected: Bool { willSet { _A_willSet_isSelected(newValue) } "
          + "didSet { _A_didSet_isSelected(oldValue) } }}",
        "extension A {",
        "func _A_willSet_isSelected(_ newValue: Bool) { go(newValue) }",
        "func _A_didSet_isSelected(_ old: Bool) { go(old) }",
        "}",
      ])
  }

  @Test func reachTheClassInAnotherFile() {
    let ported = Ported([
      "extension A { override func layoutSubviews() { helper() }; private func helper() {} }",
      "class A: UIView { let a = 1 }",
    ])

    #expect(
      ported.files == [
        "extension A {          func _A_layoutSubviews() { helper() }; private func helper() {} }",
        "class A: UIView { let a = 1 ; override func layoutSubviews() { _A_layoutSubviews() }}",
      ])
  }

  @Test func canBeOverridden() {
    let source = """
      class A: UIView {
      }
      extension A { @objc func go(_ a: Int) -> Int { 1 }; @objc open func stop() {} }
      class B: A { override func go(_ a: Int) -> Int { super.go(a) } }
      """

    #expect(
      Ported(source).text == """
        class A: UIView {
        open func stop() { _A_stop() }; func go(_ a: Int) -> Int { _A_go(a) }}
        extension A {       func _A_go(_ a: Int) -> Int { 1 };            func _A_stop() {} }
        class B: A { override func go(_ a: Int) -> Int { super.go(a) } }
        """)
  }

  @Test func ofASubclassHaveNamesOfTheirOwn() {
    let source = """
      class A: UIView {}
      class B: A {}
      extension A { override func layoutSubviews() { super.layoutSubviews() } }
      extension B { override func layoutSubviews() { super.layoutSubviews() } }
      """

    #expect(
      Ported(source).text == """
        class A: UIView {override func layoutSubviews() { _A_layoutSubviews() }}
        class B: A {override func layoutSubviews() { _B_layoutSubviews() }}
        extension A {          func _A_layoutSubviews() { super.layoutSubviews() } }
        extension B {          func _B_layoutSubviews() { super.layoutSubviews() } }
        """)
  }

  @Test func keepTheExtensionsAccess() {
    #expect(
      Ported("open class A: UIView {}\npublic extension A { override func layoutSubviews() {} }")
        .text
        == "open class A: UIView {public override func layoutSubviews() { _A_layoutSubviews() }}\n"
        + "public extension A {          func _A_layoutSubviews() {} }")
  }

  @Test func ofAnImportedClassStayIfItsModuleMovesTheMember() {
    let library = "open class A: UIView {}\nextension A { @objc open func go() {} }"
    let source = "class B: A { override func go() { super.go() } }"

    let ported = Ported(source, context: [library])

    #expect(ported.text == source)
    #expect(ported.refusals == [])
  }

  @Test func ofAnotherModulesClassesAreRefused() {
    #expect(
      Ported("extension A { override func go() {} }", context: ["open class A: UIView {}"])
        .refusals == ["1:29 override in an extension"])
    #expect(
      Ported("extension UINavigationController { override func loadView() {} }").refusals
        == ["1:50 override in an extension"])
    #expect(
      Ported("extension UIView { open override var description: String { \"\" } }").text
        == "extension UIView {               var _UIView_description: String { \"\" } }")
  }

  /// UIKit's methods that can be exchanged find the override at run time.
  @Test func ofUIKitsExchangeableMethodsReplaceThem() {
    let source = """
      extension UINavigationController {
        @objc override open var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
      }
      """

    let ported = Ported(source)

    #expect(ported.refusals == [])
    #expect(
      ported.text == """
        extension UINavigationController {
                              var _UINavigationController_preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
                        func _UINavigationController_touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
        }
        """)
    #expect(
      ported.tables == [
        """
        UINavigationController (no module): c.replaces("preferredStatusBarStyle", { (t: UINavigationController) in \
        t._UINavigationController_preferredStatusBarStyle }); \
        c.replaces("touchesBegan:withEvent:", { (t: UINavigationController, a1: Set<UITouch>, \
        a2: UIEvent?) in t._UINavigationController_touchesBegan(a1, with: a2) })
        """
      ])
  }

  @Test(arguments: [
    "override var preferredStatusBarStyle: UIStatusBarStyle { get { .default } set {} }",
    "override class func viewDidLoad() {}", "override var description2: String { \"\" }",
  ])
  func ofOtherMembersAreRefused(member: String) {
    #expect(Ported("extension UIViewController { \(member) }").refusals.count == 1)
  }
}
