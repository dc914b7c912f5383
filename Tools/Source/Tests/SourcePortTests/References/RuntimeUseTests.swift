import Testing

/// Constructs that only the Objective-C runtime can execute.
@Suite struct RuntimeUseTests {
  @Test(arguments: [
    ("let c = objc_allocateClassPair(A.self, n, 0)", "1:9 objc_allocateClassPair"),
    ("func f() { object_setClass(a, B.self) }", "1:12 object_setClass"),
    ("let l = class_copyIvarList(A.self, &n)", "1:9 class_copyIvarList"),
    (
      "class A: NSObject { override func forwardInvocation(_ i: Any) {} }",
      "1:35 forwardInvocation(_:)"
    ),
    ("func f(_ i: NSInvocation) {}", "1:13 NSInvocation"),
    ("class A: NSProxy {}", "1:10 NSProxy"),
  ])
  func isRefused(_ source: String, _ expected: String) {
    #expect(Ported(source).refusals == [expected])
  }

  @Test func saysWhy() {
    #expect(
      Ported("let m = objc_msgSend").report.refusals.map(\.reason) == [
        "this function needs the Objective-C runtime, which Matchcut does not have; write a "
          + "subclass, or call the method in Swift"
      ])
  }

  @Test func isNoFaultInCodeThatCannotBeCompiled() {
    #expect(Ported("#if os(macOS)\nlet m = objc_msgSend\n#endif").refusals.isEmpty)
  }

  @Test(arguments: [
    "objc_getClass(\"A\")", "NSSelectorFromString(\"a\")",
  ])
  func isNotedWhereItLooksUpNames(_ use: String) {
    let ported = Ported("let c = \(use)")

    #expect(ported.notes == ["1:9 \(use.prefix { $0 != "(" })"])
    #expect(ported.refusals.isEmpty)
  }

  @Test func forwardedMessagesAreFoundInTheTable() {
    let ported = Ported(
      "class A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { b }; "
        + "override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }; "
        + "class B: NSObject, UIScrollViewDelegate { "
        + "func scrollViewDidZoom(_ s: UIScrollView) {}; func other() {} }")

    #expect(ported.refusals.isEmpty)
    #expect(!ported.text.contains("override"))
    #expect(
      ported.tables == [
        "A: c.method(\"forwardingTargetForSelector:\", "
          + "{ (t: A, a1: Selector!) in t.forwardingTarget(for: a1) }); "
          + "c.method(\"respondsToSelector:\", { (t: A, a1: Selector!) in t.responds(to: a1) })",
        "B: c.method(\"scrollViewDidZoom:\", "
          + "{ (t: B, a1: UIScrollView) in t.scrollViewDidZoom(a1) })",
      ])
  }
}
