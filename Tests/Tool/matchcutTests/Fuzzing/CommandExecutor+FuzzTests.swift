import AppHost
import Foundation
import Stage
import TemporaryFolders
import Testing
import UIKit

@MainActor
struct StudioFuzzTests {
  private let temporary = TemporaryFolder()

  private func run(_ words: String...) -> (code: ExitCode, written: String, reported: [String]) {
    var written = ""
    var reported: [String] = []
    let output = Output(write: { written += $0 }, report: { reported.append($0) })
    let code = Tool(runner: CommandExecutor(demos: [.sound, .sulking]), output: output)
      .run(["fuzz"] + words + ["--workers", "0"])
    return (code, written, reported)
  }

  @Test func `an app without faults passes`() {
    let (code, written, reported) = run("sound", "--runs", "6")

    #expect(code == .done)
    #expect(written == "sound: 6 runs with seed 1, nothing wrong\n")
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("sound: 6 runs, ") == true)
  }

  @Test func `faults are reported with the shortest script and a test`() throws {
    let (code, written, _) = run("all", "--runs", "20")

    #expect(code == .findings)
    #expect(
      written.hasPrefix("sound: 20 runs with seed 1, nothing wrong\nsulking: 20 runs with seed 1"))
    let lines = written.split(separator: "\n").map(String.init)
    let finding = try #require(lines.first { $0.hasPrefix("sulking: deaf: ") })
    #expect(finding.contains("UIView#"))
    #expect(finding.contains("(seed 1, run "))
    #expect(lines.count { $0.contains("\"phase\"") } == 2 * 2, "a tap, as JSON and in the test")
    #expect(written.contains("#expect(faults == [])"))
  }

  @Test func `several demos are summarised`() throws {
    let (_, _, reported) = run("all", "--runs", "20")

    #expect(reported.count == 4)
    #expect(
      reported.contains {
        $0.hasPrefix("sulking: deaf in ") && $0.contains("looking for a shorter script")
      })
    #expect(reported.last?.hasPrefix("2 demos: 40 runs, ") == true)
    #expect(reported.last?.hasSuffix(" runs a second") == true)
  }

  @Test func `it stops at the first fault on request`() throws {
    let (code, written, _) = run("all", "--runs", "1000", "--first")

    #expect(code == .findings)
    let lines = written.split(separator: "\n").map(String.init)
    #expect(lines.first == "sound: 1000 runs with seed 1, nothing wrong")
    #expect(lines.dropFirst().first == "sulking: 64 runs with seed 1, 1 sort of fault")
    #expect(lines.count { $0.contains("(seed 1, run ") } == 1)
  }

  @Test func `a shard reports its own runs`() throws {
    let all = run("sulking", "--runs", "20", "--json").written
    let shards = ["1/2", "2/2"].map { run("sulking", "--runs", "20", "--json", "--shard", $0) }

    func runs(_ json: String) throws -> [Int] {
      try JSONDecoder().decode([FuzzFinding].self, from: Data(json.utf8)).flatMap(\.runs)
    }
    let whole = try runs(all)
    #expect(!whole.isEmpty)
    #expect(try shards.flatMap { try runs($0.written) }.sorted() == whole)
  }

  private func merge(_ words: [String]) -> (code: ExitCode, written: String, reported: [String]) {
    var written = ""
    var reported: [String] = []
    let output = Output(write: { written += $0 }, report: { reported.append($0) })
    let code = Tool(runner: CommandExecutor(demos: []), output: output).run(["merge"] + words)
    return (code, written, reported)
  }

  @Test(arguments: ["text", "json", "junit", "sarif", "github", "gitlab"])
  func `merged shards have the bytes of the whole command`(format: String) throws {
    let whole = run("all", "--runs", "20", "--format", format, "--out", temporary.path(of: "whole"))
    let shards = (1...3).map { temporary.path(of: "shard \($0)") }
    for (number, path) in shards.enumerated() {
      _ = run(
        "all", "--runs", "20", "--format", format, "--shard", "\(number + 1)/3", "--out", path)
    }

    let merged = merge(shards + ["--out", temporary.path(of: "merged")])

    #expect(merged.code == whole.code)
    #expect(merged.written == whole.written)
    #expect(temporary.names(in: "merged") == temporary.names(in: "whole"))
    for name in temporary.names(in: "whole/sulking-fuzz") {
      let files = try ["whole", "merged"].map { try temporary.data("\($0)/sulking-fuzz/\(name)") }
      #expect(files[0] == files[1], "\(name)")
    }
  }

  @Test func `shards that stop at their first fault are not merged`() {
    let shards = [1, 2].map { temporary.path(of: "\($0)") }
    for (number, path) in shards.enumerated() {
      _ = run("all", "--runs", "20", "--first", "--shard", "\(number + 1)/2", "--out", path)
    }

    let merged = merge(shards)

    #expect(merged.code == .notServed)
    #expect(
      merged.reported == [
        "matchcut merge: '\(shards[0])/shard-fuzz-1-of-2.json' has stopped at its first fault; run "
          + "the shards without --first."
      ])
  }

  @Test func `scripts and tests are written on request`() throws {
    let path = temporary.path

    #expect(run("all", "--runs", "20", "--out", path).code == .findings)

    let files = try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    #expect(files == ["sulking-fuzz", "sulking-fuzz/deaf.json", "sulking-fuzz/deaf.swift"])
    let json = try Data(contentsOf: URL(fileURLWithPath: path + "/sulking-fuzz/deaf.json"))
    #expect(try TouchScript(json: json, name: "deaf").fingers.count == 1)
  }
}

extension CommandExecutor.Demo {
  private static let tap = Data(
    #"{"unit": "fraction", "fingers": [[{"phase": "down", "t": 0, "x": 0.5, "y": 0.5}, {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.5}]]}"#
      .utf8)

  fileprivate static let sound = CommandExecutor.Demo(
    id: "sound", title: "Sound", fingers: ["finish": tap], root: { UIViewController() })
  fileprivate static let sulking = CommandExecutor.Demo(
    id: "sulking", title: "Sulking", fingers: ["finish": tap], root: { SulkingPage() })
}

/// A page that does not handle any tap after the first one.
private final class SulkingPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector("sulk", SulkingPage.sulk))
    view.addGestureRecognizer(tap)
  }
  private func sulk() { view.isUserInteractionEnabled = false }
}
