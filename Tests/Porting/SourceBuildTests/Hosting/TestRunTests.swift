import SourceBuild
import Testing

struct TestRunTests {
  private let fixture: Workbench

  init() throws { fixture = try Workbench() }

  /// Runs a script in the place of the test program. `begin`, `pass` and `complete` write records,
  /// and `has` is true if the test has run before.
  private func run(_ script: String) throws -> TestRun.Result {
    let link = fixture.path + "/program"
    try fixture.link("program", to: #filePath.folderPath.folderPath + "/Fixtures/tests")
    try fixture.write(script, to: "script")
    return try TestRun(program: link, settings: TestSettings()).run()
  }

  @Test(arguments: [
    ("exit 0", "ended the program"), ("exit 3", "ended the program"), ("kill -9 $$", "crashed"),
  ])
  func `the tests after one that ends the program run, too`(
    end: String, word: String
  ) throws {
    let result = try run(
      """
      has a || { begin a; pass a; }
      has b || { begin b; \(end); }
      has c || { begin c; pass c; }
      complete
      """)

    #expect(result.counts.summary == "2 of 3 tests passed\n\(word): b\n")
    #expect(!result.succeeded)
  }

  @Test func `a program that ends between tests is reported`() throws {
    let result = try run("has a || { begin a; pass a; }; exit 0")

    #expect(!result.counts.isGood)
    #expect(result.counts.summary.hasSuffix("the program ended after: a\n"))
  }

  @Test func `a program that runs all tests succeeds`() throws {
    let result = try run("begin a; pass a; complete")

    #expect(result.counts.isGood && result.succeeded)
  }
}
