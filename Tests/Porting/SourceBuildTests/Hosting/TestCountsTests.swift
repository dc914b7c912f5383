import SourceBuild
import Testing

struct TestCountsTests {
  private func counts(_ outcomes: [(String, TestRecord.Outcome)]) -> TestCounts {
    TestCounts(outcomes.map { TestRecord($0.0, $0.1) })
  }

  @Test func `the summary counts the tests that ran`() {
    let counts = counts([
      ("a", .begun), ("a", .passed), ("b", .begun), ("b", .skipped), ("c", .begun), ("c", .passed),
    ])

    #expect(counts.summary == "2 of 2 tests passed, 1 skipped\n")
    #expect(counts.isGood)
  }

  @Test func `one test is a test`() {
    #expect(counts([("a", .passed)]).summary == "1 of 1 test passed\n")
  }

  @Test func `each test that is not good has a line`() {
    let counts = counts([
      ("a", .begun), ("a", .failed), ("b", .begun), ("b", .hung), ("c", .begun),
    ])

    #expect(
      counts.summary == """
        0 of 3 tests passed
        failed: a
        crashed: c
        did not end: b

        """)
    #expect(!counts.isGood)
  }

  @Test func `runs are added in order`() {
    var counts = counts([("a", .passed)])
    counts.add(self.counts([("b", .failed), ("c", .skipped)]))

    #expect(counts.tests == ["a", "b", "c"])
    #expect(counts.summary == "1 of 2 tests passed, 1 skipped\nfailed: b\n")
  }
}
