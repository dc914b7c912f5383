import Film
import Testing

struct FindingComparisonTests {
  private let stuck = RecordedRun.Remark(
    rule: "T01", t: 0.5, object: "Slide#1", property: "completeTransition",
    message: "Slide#1 never completes.")
  private let residue = RecordedRun.Remark(
    rule: "T05", t: 0.6, object: "Page#1", message: "Page#1 stays turned.")

  @Test func `a finding in one run only is new or gone`() {
    #expect(
      FindingComparison([residue], [residue, stuck]).sentences == [
        "T01 of Slide#1.completeTransition is new in B, at 0.5 s: Slide#1 never completes."
      ])
    #expect(
      FindingComparison([residue, stuck], [stuck]).sentences == [
        "T05 of Page#1 is gone in B; in A it occurs at 0.6 s"
      ])
  }

  @Test func `a finding at another time is equal, a repeated one is new`() {
    var late = stuck
    late.t = 0.9

    #expect(FindingComparison([stuck], [late]).isEmpty)
    #expect(FindingComparison([stuck], [late, stuck]).appeared == [stuck])
  }

  @Test func `a finding about an object with another number is equal, if none has its number`() {
    var other = residue
    other.object = "Page#2"

    #expect(FindingComparison([residue], [other]).isEmpty)
    #expect(FindingComparison([residue], [other, residue]).appeared == [other])
    #expect(FindingComparison([residue], [other, residue, residue]).appeared == [other, residue])
  }

  @Test func `runs with different findings differ, and the text says so`() throws {
    var after = try Runs.run()
    after.diagnostics = [residue]

    let comparison = RunComparison(try Runs.run(), after)

    #expect(!comparison.isEmpty)
    #expect(
      ComparisonText(comparison).text.contains(
        "findings\n  T05 of Page#1 is new in B, at 0.6 s: Page#1 stays turned.\n"))
  }
}
