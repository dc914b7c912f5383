import Testing

/// `check --new-since`.
struct KnownFindingsTests {
  private let tool = BuiltTool()

  @Test(arguments: ["--json", "--format sarif"])
  func `only findings that the earlier output lacks count`(format: String) throws {
    let base = "$tool check mistakes/never-added \(format) >base"
    let known = try tool.run("\(base); $tool check mistakes/never-added --new-since base")
    let new = try tool.run("\(base); $tool check mistakes/no-style --new-since base")

    #expect(known.status == 0, "\(known.errors)")
    #expect(known.output.contains("clean, 1 known"))
    #expect(!known.output.contains("T04"))
    #expect(new.status == 1)
    #expect(!new.output.contains("known"))
  }

  @Test(arguments: ["never-added", "never-completes"])
  func `other touches have the same findings`(id: String) throws {
    let result = try tool.run(
      """
      $tool check mistakes/\(id) --gesture flick --json >base
      for gesture in drag slow-drag; do
        $tool check mistakes/\(id) --gesture $gesture --json --new-since base || exit 9
      done
      """)

    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.contains("\"known\":true"))
  }

  @Test func `other programs learn what is new`() throws {
    let result = try tool.run(
      """
      $tool check mistakes/never-added --json >base; echo '{"checks": []}' >none
      $tool check mistakes/never-added --new-since base --format sarif
      $tool check mistakes/never-added --new-since base --format github
      $tool check mistakes/never-added --new-since base --format junit
      $tool check mistakes/never-added --new-since none --format sarif
      """)

    #expect(result.status == 1)
    #expect(result.output.contains("\"baselineState\" : \"unchanged\""))
    #expect(result.output.contains("\"baselineState\" : \"new\""))
    #expect(result.output.contains("failures=\"0\""))
    #expect(!result.output.contains("::error"))
  }

  @Test func `a run that did not reach its end always counts`() throws {
    let result = try tool.run(
      "$tool check documents/001 --json >base 2>log; $tool check documents/001 --new-since base 2>log"
    )

    #expect(result.status == 1)
    #expect(result.output.contains("run did not reach its end"))
  }

  @Test(arguments: [
    ("rm -f base", "no such file"), (": >base", "nothing"),
    ("echo '{\"checks\": [{' >base", "text that is not complete JSON"),
    ("echo '[]' >base", "JSON of another kind"),
    (
      "echo '{\"checks\": [{\"findings\": [{}]}]}' >base",
      "findings without fingerprints, of another version or program"
    ),
    (
      "echo '{\"runs\": [{\"results\": [{\"ruleId\": \"x\"}]}]}' >base",
      "findings without fingerprints, of another version or program"
    ),
  ])
  func `an output that cannot be used is one sentence`(command: String, found: String) throws {
    let result = try tool.run("\(command); $tool check flip-card --new-since base")

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors
        == "matchcut check: --new-since 'base': found \(found), expected the output of an "
        + "earlier check, as JSON or SARIF; make it with 'matchcut check … --json > base' in the "
        + "earlier version.\n")
  }
}
