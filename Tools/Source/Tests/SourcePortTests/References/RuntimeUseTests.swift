import Testing

/// Constructs that only the Objective-C runtime can execute.
@Suite struct RuntimeUseTests {
  @Test(arguments: [
    ("func f() { method_exchangeImplementations(a, b) }", "1:12 method_exchangeImplementations"),
    ("let m = class_getInstanceMethod(A.self, s)", "1:9 class_getInstanceMethod"),
    ("let m = class_addMethod", "1:9 class_addMethod"),
    ("let l = class_copyPropertyList(A.self, &n)", "1:9 class_copyPropertyList"),
    (
      "class A: NSObject { override func forwardingTarget(for s: Selector!) -> Any? { nil } }",
      "1:35 forwardingTarget(for:)"
    ),
    (
      "class A: NSObject { override func responds(to s: Selector!) -> Bool { true } }",
      "1:35 responds(to:)"
    ),
    ("func f(_ i: NSInvocation) {}", "1:13 NSInvocation"),
    ("class A: NSProxy {}", "1:10 NSProxy"),
  ])
  func isRefused(_ source: String, _ expected: String) {
    #expect(Ported(source).refusals == [expected])
  }

  @Test func saysWhy() {
    #expect(
      Ported("let m = class_addMethod").report.refusals.map(\.reason) == [
        "swizzling needs the Objective-C runtime, which Matchcut does not have; override the "
          + "method in a subclass"
      ])
  }

  @Test func isNoFaultInCodeThatCannotBeCompiled() {
    #expect(Ported("#if os(macOS)\nlet m = class_addMethod\n#endif").refusals.isEmpty)
  }

  @Test(arguments: [
    "objc_getClass(\"A\")", "NSSelectorFromString(\"a\")",
  ])
  func isNotedWhereItLooksUpNames(_ use: String) {
    let ported = Ported("let c = \(use)")

    #expect(ported.notes == ["1:9 \(use.prefix { $0 != "(" })"])
    #expect(ported.refusals.isEmpty)
  }
}
