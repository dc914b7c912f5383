import Testing

/// `check --allow`, with the rule T04 of `mistakes/never-added`.
struct AllowedFindingsTests {
  private let tool = BuiltTool()

  /// Checks with a file of allowed findings. `words` are further options.
  private func check(_ file: String, _ words: String = "") throws -> BuiltTool.Result {
    try tool.run(
      "cat >allowed <<'END'\n\(file)\nEND\n$tool check mistakes/never-added --allow allowed \(words)"
    )
  }

  @Test(arguments: [
    "T04 * 2026-11-30 known",
    "T04 mistakes/never-added 2026-11-30 known",
    "# a comment\n\n  T04  mistakes/never-added\t2026-11-30  known",
    #"[{"rule": "T04", "show": "mistakes/never-added", "date": "2026-11-30", "reason": "known"}]"#,
  ])
  func `an allowed finding does not fail, and its reason is printed`(file: String) throws {
    let result = try check(file)

    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("clean, 1 allowed"))
    #expect(result.output.contains("allowed   known (since 2026-11-30)"))
    #expect(result.errors == "")
  }

  @Test func `an object is named with its class, with or without the property`() throws {
    let plain = try tool.run("$tool check mistakes/never-added")
    let heading = try #require(
      plain.output.split(separator: "\n").first { $0.contains("T04 error") })
    let place = heading.split(separator: ",")[0].split(separator: " ").last.map(String.init) ?? ""
    let object = place.prefix { $0 != "." }
    let type = object.prefix { $0 != "#" }

    for name in [place, place.replacing(object, with: type), String(object), String(type)] {
      #expect(try check("T04 \(name) 2026-11-30 known").status == 0, "\(name)")
    }
    #expect(try check("T04 Other 2026-11-30 known").status == 1)
    #expect(
      try check(
        #"[{"rule":"T04","object":"\#(type)","show":"other","date":"2026-11-30","reason":"r"}]"#
      ).status == 1)
  }

  @Test func `other programs learn why a finding is allowed`() throws {
    let file = "T04 * 2026-11-30 known"

    let log = try check(file, "--format sarif").output
    #expect(log.contains("\"justification\" : \"known (since 2026-11-30)\""))
    #expect(log.contains("\"kind\" : \"external\""))
    #expect(try check(file, "--format junit").output.contains("failures=\"0\""))
    #expect(try check(file, "--format github").output == "")
    #expect(try check(file, "--json").output.contains("\"allowed\":\"known (since 2026-11-30)\""))
  }

  @Test func `an entry that allows nothing is named with its line`() throws {
    let result = try check("T04 * 2026-11-30 known\n\nT08 Card 2026-11-30 known")

    #expect(result.status == 0)
    #expect(
      result.errors
        == "matchcut check: allowed:3: T08 of Card did not occur; remove the entry if the "
        + "mistake is corrected\n")
    let other = #"[{"rule": "T04", "show": "other", "date": "2026-11-30", "reason": "known"}]"#
    #expect(try check(other).errors == "")
  }

  @Test(arguments: [
    ("T04 Card known", 1, "an entry without a date"),
    ("# one\nT04 Card 2026-11-30", 2, "an entry without a reason"),
    ("T04 2026-11-30 known", 1, "an entry without an object or a show"),
    ("T04 Card 2026-02-30 known", 1, "the date '2026-02-30'"),
    ("T99 Card 2026-11-30 known", 1, "the unknown rule 'T99'"),
    (
      "[\n{\"rule\": \"T04\",\n\"object\": \"{\\\"\", \"date\": \"2026-11-30\"}]", 2,
      "an entry without a reason"
    ),
    (
      "[{\"rule\":\"T04\",\"object\":\"C\",\"date\":\"2026-11-30\",\"reason\":\"r\"},\n{}]", 2,
      "an entry without a date"
    ),
    ("[{\"rule\": \"T04\", \"why\": \"known\"}]", 1, "the unknown key 'why'"),
    ("[{\"rule\": 4}]", 1, "text that is not a JSON array of objects with texts"),
    ("{", 1, "text that is not a JSON array of objects with texts"),
  ])
  func `a wrong entry is one sentence with its line`(
    file: String, line: Int, found: String
  ) throws {
    let result = try check(file)

    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors
        == "matchcut check: allowed:\(line): found \(found), expected a rule, an object or a "
        + "show, a date and a reason; write the entry as in "
        + "'T08 CardController 2026-11-30 kept until the redesign'.\n")
  }

  @Test func `a file that cannot be read is one sentence, also before a build`() throws {
    for line in ["mistakes/never-added", "Card.swift --present Card"] {
      let result = try tool.run("touch Card.swift; $tool check \(line) --allow none")
      #expect(result.status == 2)
      #expect(
        result.errors.hasPrefix("matchcut check: --allow 'none': found no such file"),
        "\(result.errors)")
    }
  }
}
