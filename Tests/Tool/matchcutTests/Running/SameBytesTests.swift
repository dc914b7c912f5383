import Foundation
import Testing

/// Runs each command in two processes. The processes have different hash seeds, addresses and
/// threads, but their outputs must be identical.
struct SameBytesTests {
  @Test(arguments: [
    "film flip-card --format apng,gif,png,filmstrip --fps 10 --scale 0.5 --out out",
    "film flip-card --cancel 0.4 --format gif --fps 10 --scale 0.5 --out out",
    "film back-and-forth --format filmstrip --scale 0.5 --out out",
    "trace flip-card", "trace back-and-forth", "trace dimmed-panel", "trace tab-slide",
    "plot flip-card --out out", "check flip-card", "check mistakes/dead-delegate",
    "check mistakes/dead-delegate --format sarif", "trace flip-card --jsonl",
    "fuzz corner-slide --runs 6 --seed 3", "list", "list --json", "help",
  ])
  func `one command gives the same bytes in every process`(command: String) throws {
    let (first, second) = (BuiltTool(), BuiltTool())

    let results = try [first, second].map { try $0.run("\"$tool\" \(command)") }

    #expect(results[0].status == results[1].status)
    #expect([0, 1].contains(results[0].status), "\(command): \(results[0].errors)")
    // The comparison ignores the folder's name, because it differs between processes. It also
    // ignores the run's real time, which a summary reports.
    let took = "[0-9.]+ ms a frame|in [0-9.]+ s \\([0-9.]+× real time\\)|[0-9]+ runs a second"
    let texts = zip(results, [first, second]).map { result, tool in
      (result.output + result.errors).replacingOccurrences(of: tool.folder, with: "")
        .replacingOccurrences(of: took, with: "", options: .regularExpression)
    }
    #expect(texts[0] == texts[1])
    #expect(first.files == second.files)
    #expect(command.contains("--out") == !first.files.isEmpty)
    for file in first.files {
      let paths = [first, second].map { $0.folder + "/" + file }
      #expect(FileManager.default.contentsEqual(atPath: paths[0], andPath: paths[1]), "\(file)")
    }
  }
}
