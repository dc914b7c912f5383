import AppHost
import Foundation
import Testing

struct InterruptionTests {
  /// A film of some thousand frames, which takes long enough to be interrupted.
  private static let longFilm = "film flip-card --slow 20 --format png --out films/deep"

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `a signal ends the tool with its code and no partial files`(
    number: Int32, status: Int32
  ) throws {
    var before = sigaction()
    sigaction(number, nil, &before)
    // If the process that runs the tests ignores the signal, so does the tool.
    guard before.__sigaction_handler.sa_handler == nil else { return }
    let tool = BuiltTool()

    let result = try tool.run("exec \"$tool\" \(Self.longFilm)") { process in
      try BuiltTool.wait { tool.files.contains { $0.hasSuffix("0003.png") } }
      kill(process, number)
    }

    #expect(result.status == status)
    #expect(tool.files == [])
  }

  @Test func `a signal that was ignored from the start stays ignored`() throws {
    let tool = BuiltTool()

    let result = try tool.run(
      "trap '' HUP; exec \"$tool\" film flip-card --format png --out films"
    ) { process in
      try BuiltTool.wait { tool.files.contains { $0.hasSuffix("0003.png") } }
      kill(process, SIGHUP)
    }

    #expect(result.status == 0)
    #expect(tool.files.contains("films/flip-card-finish/png/0003.png"))
  }

  @Test(arguments: ["apng", "gif", "png"])
  func `a file over the size limit is reported and removed`(format: String) throws {
    let tool = BuiltTool()

    let result = try tool.run(
      "ulimit -f 4; exec \"$tool\" film flip-card --fps 5 --format \(format) --out films 2>&1"
        + " | cat")
    let file = ["apng": "film.png", "gif": "film.gif", "png": "png/0001.png"][format] ?? ""
    let path = "\(tool.folder)/films/flip-card-finish/\(file)"

    #expect(
      result.output.split(separator: "\n").last.map(String.init)
        == UsageError.unwritableFile(path, reason: "File too large").description)
    #expect(tool.files == [])
  }

  /// Commands whose output may be closed before all of it is read. `list` uses one write, `check`
  /// several.
  @Test(arguments: [
    "list", "list --json", "help", "trace flip-card", "check flip-card",
    "diff flip-card flip-card:drag",
  ])
  func `a closed pipe ends it quietly, like SIGPIPE`(command: String) throws {
    let tool = BuiltTool()

    let result = try tool.run(
      "{ \"$tool\" \(command); echo $? > status; } | true; cat status; rm status")

    #expect(result.output == "141\n")
    #expect(result.errors == "")
  }

  @Test func `results that cannot be written are reported`() throws {
    let tool = BuiltTool()

    let full = try tool.run("exec \"$tool\" list > /dev/full")
    let closed = try tool.run("exec \"$tool\" list >&-")

    #expect(full.status == 2)
    #expect(
      full.errors
        == UsageError.unwritableOutput(reason: "No space left on device").description + "\n")
    #expect(closed.status == 2)
    #expect(
      closed.errors
        == UsageError.unwritableOutput(reason: "Bad file descriptor").description + "\n")
  }

  @Test func `folders that cannot be created are reported in one sentence`() throws {
    let tool = BuiltTool()
    let long = String(repeating: "x", count: 300)
    let places = [
      ("/proc/x", "No such file or directory"), (tool.folder + "/" + long, "File name too long"),
    ]

    for (path, reason) in places {
      let result = try tool.run("exec \"$tool\" film flip-card --out \(path)")

      #expect(result.status == 2)
      #expect(
        result.errors
          == UsageError.unwritableFolder(path, reason: reason).description
          + "\n")
      #expect(result.output == "")
      #expect(tool.files == [])
    }
  }
}
