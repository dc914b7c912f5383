import Testing

/// `classForCoder.description()`.
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
  ])
  func isTheNameOfTheClass(_ use: String, _ expected: String) {
    #expect(Ported("let r = " + use).text.contains("let r = " + expected))
  }

  @Test(arguments: [
    "view.description()", "view.classForCoder", "view.classForCoder.description",
    "view.classForCoder.description(1)", "classForCoder.description()",
  ])
  func anythingElseStays(_ use: String) {
    #expect(Ported("let r = " + use).text == "let r = " + use)
  }
}
