import Foundation
import Testing

/// `matchcut approve`, and `matchcut compare --approved`.
@Suite(.serialized) struct ApproveCommandTests {
  private let tool = BuiltTool()

  /// Films of two gestures in the folders `old` and `new`. The film of the drag differs.
  private static let films = """
    options="--format apng --fps 5 --scale 0.25"
    $tool film flip-card --gesture drag $options --out old 2>log
    $tool film flip-card --gesture flick $options --out old 2>log
    cp -r old new
    $tool film flip-card --gesture drag --dark $options --out new 2>log
    """

  private func run(_ line: String, _ status: Int32 = 0) throws -> BuiltTool.Result {
    let result = try tool.run(line)
    #expect(result.status == status, "\(line): \(result.output)\(result.errors)")
    return result
  }

  private var baselines: [String] { tool.files.filter { $0.hasPrefix("Baselines/") } }

  @Test func `films become baselines, and equal films are the same`() throws {
    _ = try tool.run(Self.films)

    let first = try run("$tool compare --approved old", 1)
    #expect(first.output.hasPrefix("A  the approved films\nB  old\n\n2 new, 0 the same\n"))
    let made = try run("$tool approve all --from old")
    #expect(
      made.output == """
        approved flip-card-drag-finish
        approved flip-card-flick-finish
        2 approved, 0 removed, in Baselines\n
        """)
    #expect(baselines.count { $0.hasSuffix(".png") } == 2)
    #expect(
      baselines.filter { $0.hasPrefix("Baselines/flip-card-drag-finish/") }.map {
        String($0.split(separator: "/").last ?? "")
      } == ["baseline.json", "recording.json", "trace.txt"])
    _ = try run("$tool compare --approved old")
    _ = try run("$tool compare Baselines old")
    _ = try run("$tool compare old Baselines")
  }

  @Test func `a change fails until it is approved by its name`() throws {
    _ = try tool.run(Self.films)
    _ = try run("$tool approve all --from old")

    let changed = try run("$tool compare --approved new --out report", 1)
    #expect(changed.output.contains("flip-card-drag-finish: repainted"))
    #expect(tool.files.contains("report/films/flip-card-drag-finish/film.png"))
    #expect(!tool.files.contains("report/films/flip-card-flick-finish"))
    let same = try run("$tool approve flip-card-flick-finish")
    #expect(same.output == "0 approved, 0 removed, in Baselines\n")
    #expect(same.errors == "flip-card-flick-finish: the same, so there is nothing to approve\n")
    let approved = try run("$tool approve flip-card-drag-finish --from report/compare.json")
    #expect(approved.output.contains("1 approved"))
    _ = try run("$tool compare --approved new")
    #expect(baselines.count { $0.hasSuffix(".png") } == 2, "the former picture is removed")
  }

  @Test func `a picture that is missing is compared by its hash`() throws {
    _ = try tool.run(Self.films)
    _ = try run("$tool approve all --from old && rm -r Baselines/pictures")

    _ = try run("$tool compare --approved old")
    #expect(try run("$tool compare --approved new", 1).output.contains("1 repainted, 1 the same"))
  }

  @Test func `a film that is gone loses its baseline`() throws {
    _ = try tool.run(Self.films + "\nrm -r new/flip-card-drag-finish")
    _ = try run("$tool approve all --from old")
    _ = try run("$tool compare --approved new --out report", 1)

    let result = try run("$tool approve all")

    #expect(result.output == "removed flip-card-drag-finish\n0 approved, 1 removed, in Baselines\n")
    _ = try run("$tool compare --approved new")
  }

  @Test func `a reviewer approves in a comment`() throws {
    _ = try tool.run(Self.films)
    _ = try run("$tool approve all --from old; $tool compare --approved new --out report", 1)

    for comment in ["looks good", "> matchcut approve all", "please matchcut approve all", "it's"] {
      let result = try run("echo \"\(comment)\" | $tool approve --from-review -")
      #expect(result.output == "")
      #expect(result.errors.contains("nothing is approved"), "\(comment)")
    }
    let result = try run(
      "printf 'Good.\\r\\n\\r\\n`matchcut approve flip-card-drag-finish`\\r\\n' >c; $tool approve --from-review c"
    )
    #expect(result.output.hasPrefix("approved flip-card-drag-finish\n"))
    _ = try run("$tool compare --approved new")
  }

  @Test(arguments: [
    ("matchcut approve", "line 1: found no name, expected names of films, or 'all'"),
    ("ok\nmatchcut approve --baselines /", "line 2: found the option '--baselines'"),
    ("matchcut approve 'a", "line 1: found a quotation mark without its partner"),
    ("matchcut approve nope", "'old': no film named 'nope'"),
    ("matchcut approve ../../x", "'old': no film named '../../x'"),
  ])
  func `a wrong comment approves nothing`(comment: String, text: String) throws {
    _ = try tool.run(Self.films)

    let result = try run(
      "cat >c <<'END'\n\(comment)\nEND\n$tool approve --from-review c --from old", 2)

    #expect(result.errors.contains(text), "\(result.errors)")
    #expect(baselines.isEmpty)
  }

  @Test func `a baseline that is incomplete or of another version is one sentence`() throws {
    _ = try tool.run(Self.films)
    let place = "Baselines/flip-card-drag-finish"
    let restore = "rm -rf Baselines; $tool approve all --from old >log;"

    for (line, text) in [
      (
        "sed -i 's/\"tool\" : \"[^\"]*\"/\"tool\" : \"0.1\"/' \(place)/baseline.json",
        "found a film of matchcut 0.1, expected one of matchcut"
      ),
      ("echo >>\(place)/trace.txt", "'trace.txt' is missing or not as it was approved"),
      ("rm \(place)/recording.json", "'recording.json' is missing or not as it was approved"),
      ("rm \(place)/baseline.json", "'baseline.json' is missing or not as it was approved"),
      ("echo '{' >\(place)/baseline.json", "'baseline.json' is missing or not as it was approved"),
    ] {
      let result = try run("\(restore) \(line); $tool compare --approved old", 2)
      #expect(result.output == "")
      #expect(
        result.errors.hasPrefix("matchcut compare: the baseline '\(place)': "), "\(result.errors)")
      #expect(result.errors.contains(text), "\(line): \(result.errors)")
      #expect(result.errors.split(separator: "\n").count == 1)
      _ = try run("$tool approve all --from old && $tool compare --approved old")
    }
  }

  @Test func `a full disk is one sentence, and every baseline stays as it was`() throws {
    _ = try tool.run(Self.films)
    _ = try run("$tool approve all --from old && cp -r Baselines before")

    let result = try run("trap '' XFSZ; ulimit -f 8; $tool approve all --from new", 2)

    #expect(result.output == "")
    #expect(result.errors.contains("cannot be written (File too large); free some space"))
    #expect(result.errors.split(separator: "\n").count == 1)
    _ = try run("diff -r before Baselines")
  }

  @Test(arguments: [
    ("$tool approve", "found no name, expected NAME…|all"),
    ("$tool approve all --from-review c", "found the extra argument 'all'"),
    ("$tool approve all", "'report': found no such folder"),
    ("mkdir report; $tool approve all", "'report': found no film"),
    (
      "mkdir report; echo '{' >report/compare.json; $tool approve all",
      "text that is not a complete report"
    ),
    (
      "mkdir report; echo '{\"films\": [], \"tool\": \"0.1\"}' >report/compare.json; $tool approve all",
      "a report of matchcut 0.1, and this is"
    ),
    (
      "mkdir -p a/x; echo '{' >a/x/recording.json; $tool approve all --from a",
      "'a/x/recording.json': found text that is not JSON"
    ),
    ("$tool approve all --from-review", "found nothing after --from-review"),
    ("$tool approve --from-review none", "the comment 'none': found no such file"),
    ("$tool compare --approved old new extra", "found the extra argument"),
  ])
  func `what cannot be approved is one sentence`(line: String, text: String) throws {
    let result = try run(line, 2)

    #expect(result.output == "")
    #expect(result.errors.contains(text), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(baselines.isEmpty)
  }
}
