import Testing

/// The rewrite of `NSFetchRequestResult` in inheritance clauses.
@Suite struct FetchResultTests {
  @Test(arguments: [
    ("protocol A: class, NSFetchRequestResult {}", "protocol A: class, Any                  {}"),
    (
      "protocol A: NSFetchRequestResult, AnyObject {}",
      "protocol A: Any                 , AnyObject {}"
    ),
    ("protocol A: NSFetchRequestResult {}", "protocol A: NSFetchRequestResult {}"),
    ("protocol A: B, NSFetchRequestResult {}", "protocol A: B, NSFetchRequestResult {}"),
    ("class A: B, NSFetchRequestResult {}", "class A: B, Any                  {}"),
    ("extension A: NSFetchRequestResult {}", "extension A: Any                  {}"),
    ("let a: NSFetchRequest<NSFetchRequestResult>", "let a: NSFetchRequest<NSFetchRequestResult>"),
  ])
  func restrictsAProtocolToClassesOnce(_ source: String, _ expected: String) {
    let ported = Ported(source)

    #expect(ported.text == expected)
    #expect(ported.refusals.isEmpty)
  }
}
