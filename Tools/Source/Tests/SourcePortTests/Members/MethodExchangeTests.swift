import Testing

/// Methods that a module exchanges with methods of UIKit.
@Suite struct MethodExchangeTests {
  private static let exchange =
    "func swap(_ a: Method, _ b: Method) { method_exchangeImplementations(a, b) }"

  private func ported(_ source: String) -> Ported { Ported(source + "\n" + Self.exchange) }

  private func line(_ source: String) -> String {
    String(ported(source).text.prefix { $0 != "\n" })
  }

  @Test func asksBeforeItsBody() {
    #expect(
      line("extension UIViewController { @objc func seen(_ animated: Bool) { seen(animated) } }")
        == "extension UIViewController {       func seen(_ animated: Bool) { "
        + "if ExposedClass.ran(\"seen:\", of: UIViewController.self, self, animated) { return };  "
        + "seen(animated) } }")
  }

  @Test func returnsTheResultOfTheImplementation() {
    #expect(
      line("extension UIView { @objc private func hit(_ p: CGPoint) -> UIView? { hit(p) } }")
        == "extension UIView {       private func hit(_ p: CGPoint) -> UIView? { "
        + "if let _exchanged = ExposedClass.answer(\"hit:\", of: UIView.self, self, p, "
        + "as: (UIView?).self) { return _exchanged };  return hit(p) } }")
  }

  @Test func keepsAReturnThatIsWritten() {
    let text = line(
      "extension UIView { @objc func a() -> Int { if b { return 1 } else { return 2 } } }")

    #expect(text.contains("};  if b { return 1 } else { return 2 } } }"))
  }

  @Test func returnsNothingFromABodyThatEndsTheProgram() {
    #expect(
      line("extension UIView { @objc func a() -> Int { fatalError() } }").contains(
        "};  fatalError() } }"))
  }

  @Test func aMethodInAnotherFileAsksIfASelectorRefersToIt() {
    let method = "extension UIView { @objc func a() {}; @objc func b() {} }"
    let names = "let s = #selector(UIView.a)"

    let text = Ported([method, names, Self.exchange]).files[0]

    #expect(text.contains("ExposedClass.ran(\"a\""))
    #expect(!text.contains("ExposedClass.ran(\"b\""))
  }

  @Test func asksInTheGetterOfAProperty() {
    #expect(
      line("extension UIViewController { @objc var seen: Bool { seen } }")
        == "extension UIViewController {       var seen: Bool { "
        + "if let _exchanged = ExposedClass.answer(\"seen\", of: UIViewController.self, self, "
        + "as: (Bool).self) { return _exchanged };  return seen } }")
    #expect(
      line("extension UIView { @objc var seen: Bool { get { seen } set {} } }")
        .contains("get { if let _exchanged = "))
  }

  @Test func namesAParameterWithoutName() {
    #expect(
      line("extension UIView { @objc func a(_: Bool, b _: Int) {} }")
        .contains(
          "func a(_ argument1: Bool, b argument2: Int) { if ExposedClass.ran(\"a:b:\", "
            + "of: UIView.self, self, argument1, argument2) { return }; } }"))
  }

  @Test func isListedInTheTable() {
    #expect(
      ported("extension UIView { @objc func a() {} }").tables == [
        "UIView (no module): c.method(\"a\", { (t: UIView) in t.a() }); c.exchangeable(\"a\")"
      ])
  }

  @Test(arguments: [
    "extension UIView { func a() {} }",
    "extension UIView { @objc static func a() {} }",
    "extension UIView { @objc func a() throws {} }",
    "extension UIView { @objc func a(_ run: () -> Void) {} }",
    "class A: UIView { @objc func a() {} }",
    "class A: UIView { override func layoutSubviews() { super.layoutSubviews() } }",
    "class A: UIView {}; extension A { @objc open func a() {} }; class B: A { override func a() {} }",
  ])
  func otherMethodsStayAsTheyAre(_ source: String) {
    #expect(!line(source).contains("ExposedClass.ran("))
  }

  @Test func aMethodOfAClassAsksIfAFileThatExchangesNamesIt() {
    #expect(
      line("class A: UIView { @objc func a() {} }; let s = #selector(A.a)").contains(
        "ExposedClass.ran(\"a\", of: A.self, self)"))
  }

  @Test func modulesThatExchangeNothingStayAsTheyAre() {
    #expect(!Ported("extension UIView { @objc func a() {} }").text.contains("ran("))
  }

  // MARK: Warnings

  @Test(arguments: [
    ("let s = #selector(UIView.setNeedsLayout)", "setNeedsLayout"),
    ("let s = #selector(setter: UIView.alpha)", "setAlpha:"),
    (
      "class A: UIView { override func layoutSubviews() {} }; let s = #selector(A.layoutSubviews)",
      "layoutSubviews()"
    ),
  ])
  func warnsOfMethodsThatCannotBeExchanged(_ source: String, _ name: String) {
    #expect(
      ported(source).report.warnings.map(\.text) == [
        "has no effect if it is exchanged: the implementation of \(name) cannot be changed; "
          + "override the method in a subclass"
      ])
  }

  @Test(arguments: [
    "let s = #selector(UIView.layoutSubviews)",
    "let s = #selector(CALayer.add(_:forKey:))",
    "let s = #selector(getter: UIViewController.preferredStatusBarStyle)",
    "let s = #selector(UIViewController.present(_:animated:completion:))",
    "let s = #selector(UIViewController.dismiss)",
    "extension UIView { @objc func a() {} }; let s = #selector(UIView.a)",
    "let b = UIBarButtonItem(title: nil, style: .plain, target: self, action: #selector(A.done))",
    "let b = view.responds(to: #selector(UIView.setNeedsLayout))",
  ])
  func doesNotWarnOfOthers(_ source: String) {
    #expect(ported(source).report.warnings.isEmpty)
    #expect(ported(source).refusals.isEmpty)
  }

  @Test func warnsOfClassMethods() {
    let report = Ported("let m = class_getClassMethod(A.self, s)").report

    #expect(report.warnings.map(\.construct) == ["class_getClassMethod"])
    #expect(report.text.contains("1:9: warning: class_getClassMethod: has no effect: "))
  }

  // MARK: Implementations

  @Test func castsAnImplementationToAFunction() {
    #expect(
      Ported(
        "typealias F = @convention(c) (AnyObject, Selector) -> Void; let f = unsafeBitCast(i, to: F.self)"
      ).text
        == "typealias F =                (AnyObject, Selector) -> Void; "
        + "let f = ExposedClass.function(i, to: F.self)")
    #expect(
      Ported("let f = unsafeBitCast(i, to: (@convention(c) (UIView, Selector, Int) -> Int).self)")
        .text
        == "let f = ExposedClass.function(i, to: (               (UIView, Selector, Int) -> Int).self)"
    )
  }

  @Test func castsABlockToAnObject() {
    #expect(
      Ported("let i = imp_implementationWithBlock(unsafeBitCast(b, to: AnyObject.self))").text
        == "let i = imp_implementationWithBlock(ExposedClass.block(b, to: AnyObject.self))")
  }

  @Test(arguments: [
    "let n = unsafeBitCast(x, to: Int.self)",
    "let f: @convention(c) (Int32) -> Void = g",
    "typealias F = @convention(c) (AnyObject, Int) -> Void",
  ])
  func leavesOtherCastsAndFunctions(_ source: String) {
    #expect(Ported(source).text == source)
  }
}
