import Testing

/// `classForCoder.description()` and `type(of:).description()`.
@Suite struct ClassDescriptionTests {
  @Test(arguments: [
    ("view.classForCoder.description()", "ExposedClass.name(of: view.classForCoder)"),
    (
      "a.b.classForCoder.description().count", "ExposedClass.name(of: a.b.classForCoder).count"
    ),
    (
      "list[0]\n  .classForCoder\n  .description()",
      "ExposedClass.name(of: list[0]\n  .classForCoder\n  )"
    ),
    ("type(of: view).description()", "ExposedClass.name(of: type(of: view))"),
    ("type(of: a.b).description().count", "ExposedClass.name(of: type(of: a.b)).count"),
  ])
  func isTheNameOfTheClass(_ use: String, _ expected: String) {
    #expect(Ported("let r = " + use).text.contains("let r = " + expected))
  }

  @Test(arguments: [
    "view.description()", "view.classForCoder", "view.classForCoder.description",
    "view.classForCoder.description(1)", "classForCoder.description()",
    "type(of: view).description", "type(of: view).description(1)", "kind(of: view).description()",
  ])
  func anythingElseStays(_ use: String) {
    #expect(Ported("let r = " + use).text == "let r = " + use)
  }

  @Test func aDeclaredMethodOfTheTypeStays() {
    let source = "class A { static func description() -> String { \"\" } }\n"
    let use = source + "let r = type(of: A()).description()"

    #expect(Ported(use).text.contains("let r = type(of: A()).description()"))
  }
}
