import Foundation
import Testing

/// `matchcut merge`, with shards of `film` and `check`.
@Suite(.serialized) struct MergeCommandTests {
  private let tool = BuiltTool()

  /// Two demos, and one that ends its process, so that the shard's process is started again.
  private static let names = "flip-card flip-card:cancel documents/001 tab-slide"
  private static let options = "--format apng,png,html --fps 5 --scale 0.25"

  private func run(_ line: String, _ status: Int32 = 0) throws -> BuiltTool.Result {
    let result = try tool.run(line)
    #expect(result.status == status, "\(line): \(result.output)\(result.errors)")
    return result
  }

  /// Films the whole into `whole` and two shards into `1` and `2`. The film of the crash ends with 1.
  private func film(_ more: String = "") throws {
    _ = try run("$tool film \(Self.names) \(Self.options) --out whole 2>log >log", 1)
    for number in [1, 2] {
      _ = try tool.run(
        "$tool film \(Self.names) \(Self.options) --shard \(number)/2 --out \(number) \(more) 2>log"
      )
    }
  }

  private func message(_ line: String) throws -> String { try run(line, 2).errors }

  @Test func `merged films have the bytes of the whole, also if merged twice`() throws {
    try film()

    for _ in 0..<2 {
      let merged = try run("$tool merge 1 2 --out merged")
      #expect(merged.errors == "matchcut merge: 4 films in merged\n")
      _ = try run("diff -r whole merged")
    }
    // Some folders have both shards.
    _ = try run("mkdir both && cp -r 1/. 2/. both && $tool merge both/ --out again")
    _ = try run("diff -r whole again")
    #expect(tool.files.contains("whole/documents/001-finish/trace.txt"))
    #expect(tool.files.contains("merged/flip-card-cancel/png/0001.png"))
    #expect(!tool.files.contains { $0.hasPrefix("merged/") && $0.contains("shard") })
  }

  @Test func `costs cut the shards, and merged shards of any cut are equal`() throws {
    try film()
    _ = try run("$tool merge 1 2 --out merged --costs costs.json")
    let costs = try String(contentsOfFile: tool.folder + "/costs.json", encoding: .utf8)
    #expect(costs.contains("\"flip-card:cancel\""))
    #expect(costs.components(separatedBy: "\"seconds\"").count == 5)

    // One film costs as much as the others together.
    let slow = costs.replacingOccurrences(
      of: "\"name\" : \"tab-slide\",\n      \"seconds\" : [0-9.]+",
      with: "\"name\" : \"tab-slide\",\n      \"seconds\" : 1000", options: .regularExpression)
    #expect(slow != costs)
    try slow.write(toFile: tool.folder + "/costs.json", atomically: true, encoding: .utf8)
    _ = try run("rm -r 1 2 merged")
    try film("--costs costs.json")
    _ = try run("$tool merge 2 1 --out merged && diff -r whole merged")

    let folders = try ["1", "2"].map { number in
      try FileManager.default.contentsOfDirectory(atPath: "\(tool.folder)/\(number)")
        .filter { !$0.hasSuffix(".json") }.sorted()
    }
    #expect(
      folders == [["tab-slide-finish"], ["documents", "flip-card-cancel", "flip-card-finish"]])
    let none = try tool.run("$tool check flip-card --shard 1/1 --costs none.json")
    #expect(
      none.errors == "matchcut check: there is no file 'none.json', so the shards are cut evenly\n")
    let broken = try message(
      "echo '{' >broken.json; $tool check all --shard 1/2 --costs broken.json")
    #expect(
      broken
        == "matchcut check: the file of costs 'broken.json': found text that is not complete, expected "
        + "a file that 'matchcut merge' has written; remove the file, or name another one with "
        + "--costs.\n")
  }

  @Test(arguments: ["text", "json", "junit", "sarif", "github", "gitlab"])
  func `merged checks have the bytes and the exit code of the whole`(format: String) throws {
    let names = "mistakes/never-added flip-card mistakes/dead-delegate tab-slide"
    let options = "--format \(format) --allow allowed"
    let entries = ["T01 Nothing", "T01 tab-slide", "T04 *", "T04 flip-card"]
    let lines = entries.map { "\($0) 2026-11-30 reason" }.joined(separator: "\n")
    try lines.write(toFile: tool.folder + "/allowed", atomically: true, encoding: .utf8)
    let whole = try run("$tool check \(names) \(options)", 1)
    for number in 1...3 {
      _ = try tool.run("$tool check \(names) \(options) --shard \(number)/3 --out \(number)")
    }

    let merged = try run("$tool merge 1 2 3", 1)

    #expect(merged.output == whole.output)
    // The whole command also shows its progress.
    let unused = whole.errors.split(separator: "\n").filter { $0.contains("did not occur") }
    #expect(unused.count == 3)
    #expect(merged.errors.split(separator: "\n") == unused)
  }

  @Test func `missing, double and foreign shards are named, and nothing is written`() throws {
    try film()

    #expect(
      try message("$tool merge 1 --out new")
        == "matchcut merge: shard 2 of 2 is missing; run 'matchcut film … --shard 2/2', and name its "
        + "folder.\n")
    #expect(
      try message("cp -r 1 3; $tool merge 1 2 3 --out new")
        == "matchcut merge: shard 1 of 2 is in '1/shard-film-1-of-2.json' and in "
        + "'3/shard-film-1-of-2.json'; name only one of them.\n")
    _ = try tool.run(
      "$tool film \(Self.names) --fps 10 --format apng --shard 2/2 --out other 2>log")
    #expect(
      try message("$tool merge 1 other --out new").hasPrefix(
        "matchcut merge: 'other/shard-film-2-of-2.json' is 1 of 2 shards of 'matchcut film "
          + "\(Self.names) --format=apng --fps=10' with 4 items, cut evenly, and '1/shard-"))
    #expect(
      try message("$tool merge 1 nowhere --out new")
        == "matchcut merge: no folder named 'nowhere'; name the folders that the shards have written "
        + "with --out.\n")
    #expect(
      try message("$tool merge 1 whole --out new")
        == "matchcut merge: 'whole' has no record of a shard; run that shard again; it writes the "
        + "record when it has reached its end.\n")
    #expect(
      try message("$tool merge 1 2 --out 1/").hasPrefix(
        "matchcut merge: found --out '1/', the folder of a shard, expected a folder for the films"))
    #expect(!tool.files.contains { $0.hasPrefix("new") })
  }

  @Test func `half-written shards and other versions are refused, and nothing is written`() throws {
    try film()
    let record = "2/shard-film-2-of-2.json"

    #expect(
      try message(
        "cp -r 2 3; head -c 300 \(record) >3/shard-film-2-of-2.json; $tool merge 1 3 --out new")
        == "matchcut merge: '3/shard-film-2-of-2.json': found text that is not a complete record, "
        + "expected the record of a shard; run that shard again.\n")
    #expect(
      try message(
        "sed 's/\"tool\" : \".*\"/\"tool\" : \"0.1.0\"/' \(record) >3/shard-film-2-of-2.json; "
          + "$tool merge 1 3 --out new"
      ).hasPrefix(
        "matchcut merge: '3/shard-film-2-of-2.json': found a shard of matchcut 0.1.0, expected one of "
          + "matchcut "))
    #expect(
      try message(
        "cp \(record) 3; echo >>3/tab-slide-finish/trace.txt; $tool merge 1 3 --out new")
        == "matchcut merge: '3/tab-slide-finish/trace.txt' is missing or not as the shard wrote it; "
        + "run that shard again.\n")
    // A record that leaves its folder.
    _ = try message(
      "cp 2/tab-slide-finish/trace.txt 3/tab-slide-finish; "
        + "sed 's#\"tab-slide-finish\"#\"../2/tab-slide-finish\"#' \(record) "
        + ">3/shard-film-2-of-2.json; $tool merge 1 3 --out new")
    #expect(!tool.files.contains { $0.hasPrefix("new") })
  }

  @Test func `a full disk leaves earlier films as they were`() throws {
    try film()
    _ = try run("mkdir -p merged/flip-card-finish && echo old >merged/flip-card-finish/trace.txt")

    let full = try run("ulimit -f 4; $tool merge 1 2 --out merged", 2)

    #expect(full.errors.hasPrefix("matchcut merge: ") || full.errors.hasPrefix("matchcut: found"))
    #expect(full.errors.split(separator: "\n").count == 1)
    #expect(
      tool.files.filter { $0.hasPrefix("merged/") } == [
        "merged/flip-card-finish", "merged/flip-card-finish/trace.txt",
      ])
    _ = try run("$tool merge 1 2 --out merged && diff -r whole merged")
  }

  @Test func `a shard that is interrupted has no record`() throws {
    try film()
    _ = try tool.run("$tool film \(Self.names) \(Self.options) --shard 2/2 --out 2 2>log") {
      try BuiltTool.wait { !tool.files.contains("2/shard-film-2-of-2.json") }
      // The process and those that it has started are one group.
      kill(-$0, SIGKILL)
    }

    #expect(try message("$tool merge 1 2 --out new").contains("'2' has no record of a shard"))
  }
}
