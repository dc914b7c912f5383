import Testing

/// `flatMap` with a closure that does not return a sequence.
@Suite struct FlatMapTests {
  @Test(arguments: [
    (
      "zip(a, b).flatMap { $0.0 != 0 ? -t * $0.0 : 0.0 }",
      "zip(a, b).compactMap { $0.0 != 0 ? -t * $0.0 : 0.0 }"
    ),
    ("zip(a, b)\n  .flatMap { $0 / d - $1 * r }", "zip(a, b)\n  .compactMap { $0 / d - $1 * r }"),
    ("(0..<3).flatMap { n in n * 2 }", "(0..<3).compactMap { n in n * 2 }"),
    ("[1, 2].flatMap { $0 > 1 ? 1 : $0 }", "[1, 2].compactMap { $0 > 1 ? 1 : $0 }"),
  ])
  func isWrittenAsCompactMap(_ use: String, _ expected: String) {
    #expect(Ported("let r = " + use).text == "let r = " + expected)
  }

  @Test(arguments: [
    "zip(a, b).flatMap { $0 + $1 }", "list.flatMap { $0 - 1 }", "zip(a, b).flatMap { [$0, $1] }",
    "zip(a, b).flatMap { 0..<$0 - $1 }", "zip(a, b).flatMap { $0 ?? $1 * 2 }",
    "zip(a, b).flatMap(f)", "zip(a, b).flatMap { let c = $0 - $1; return c }",
    "zip(a, b).map { $0 - $1 }",
  ])
  func staysWhereTheTextLeavesItOpen(_ use: String) {
    #expect(Ported("let r = " + use).text == "let r = " + use)
  }
}
