import Testing

/// Methods that are marked unavailable.
@Suite struct UnavailableMethodTests {
  @Test(
    arguments: [
      (
        "class A { @available(iOS, unavailable, message: \"b\") func a() -> B { .init() } }",
        "class A { @available(iOS, unavailable, message: \"b\") func a() -> B "
          + "{ fatalError(\"a() is unavailable on iOS\") } }"
      ),
      (
        "class A {\n@available(*, unavailable)\nfunc a(b: B) -> B {\n  let c = b\n  return c\n}\n}",
        "class A {\n@available(*, unavailable)\nfunc a(b: B) -> B { "
          + "fatalError(\"a(b:) is unavailable on iOS\")\n\n\n}\n}"
      ),
      ("class A { @available(macOS, unavailable) func a() -> B { .init() } }", nil),
      ("class A { @available(iOS 13, *) func a() -> B { .init() } }", nil),
      ("class A { @available(iOS, unavailable) func a() {} }", nil),
      ("protocol A { @available(iOS, unavailable) func a() }", nil),
      ("class A { @available(*, unavailable) init() { a() } }", nil),
    ] as [(String, String?)])
  func neverRun(_ source: String, _ expected: String?) {
    #expect(Ported(source).text == expected ?? source)
  }
}
