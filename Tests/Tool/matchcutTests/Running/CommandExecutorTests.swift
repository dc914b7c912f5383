import AppHost
import Film
import Foundation
import Stage
import TemporaryFolders
import Testing
import UIKit

@MainActor
struct CommandExecutorTests {
  /// A temporary folder and the tool's output.
  @MainActor
  private final class Fixture {
    private let folder = TemporaryFolder()
    var path: String { folder.path }
    var written = ""
    var reported: [String] = []

    func run(_ words: String...) -> ExitCode { run(words) }

    func run(_ words: [String]) -> ExitCode {
      let output = Output(write: { self.written += $0 }, report: { self.reported.append($0) })
      return Tool(runner: CommandExecutor(demos: [.still, .restless, .wilful]), output: output).run(
        words)
    }
    var files: [String] {
      (try? FileManager.default.subpathsOfDirectory(atPath: path).sorted()) ?? []
    }
    var folders: [String] { files.filter { !$0.contains("/") && !$0.contains(".") } }
    func write(_ text: String, as name: String) throws -> String {
      try folder.write(text, to: name)
      return folder.path(of: name)
    }
  }

  @Test func `an argument that would crash the page's server is refused with a fix`() {
    var fatal = CommandExecutor.Demo.still
    fatal.endsProgram = true
    var reported: [String] = []
    let output = Output(write: { _ in }, report: { reported.append($0) })

    let code = Tool(runner: CommandExecutor(demos: [fatal]), output: output).run([
      "serve", fatal.id, "--port", "0",
    ])

    #expect(code == .notServed)
    #expect(
      reported == [
        "matchcut serve: found the demo '\(fatal.id)', which ends the program that runs it, "
          + "expected a demo that the browser page can show; run 'matchcut check \(fatal.id)', "
          + "which prints the reason."
      ])
  }

  @Test func `film writes a folder for each ending and a line for each film`() throws {
    let fixture = Fixture()

    #expect(fixture.run("film", "still", "--out", fixture.path + "/a") == .done)
    #expect(fixture.run("film", "still", "--cancel", "--out", fixture.path + "/a") == .done)

    let names = ["film.png", "filmstrip.png", "recording.json", "trace.txt"]
    for ending in ["finish", "cancel"] {
      for name in names { #expect(fixture.files.contains("a/still-\(ending)/\(name)")) }
    }
    let lines = fixture.written.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("still-finish: ") == true)
    #expect(lines.first?.contains("ms a frame") == true)
  }

  @Test func `a shard films only its part`() throws {
    let fixture = Fixture()
    let words = ["film", "all", "--format", "gif", "--fps", "5", "--out", fixture.path]

    #expect(fixture.run(words + ["--shard", "1/4"]) == .done)
    #expect(fixture.folders == ["still-finish", "wilful-finish"])
    #expect(fixture.written.split(separator: "\n").count == 2)

    #expect(fixture.run(words + ["--shard", "2/4"]) == .done)
    #expect(
      fixture.folders == ["still-cancel", "still-finish", "wilful-cancel", "wilful-finish"])
    #expect(fixture.files.contains("shard-film-1-of-4.json"))
    #expect(fixture.files.contains("costs-film-2-of-4.json"))
  }

  @Test func `a shard checks only its demos`() throws {
    let fixture = Fixture()

    _ = fixture.run("check", "all", "--shard", "1/3", "--json")
    #expect(fixture.written.contains("\"id\":\"still\""))
    #expect(!fixture.written.contains("\"id\":\"wilful\""))
    fixture.written = ""
    _ = fixture.run("check", "all", "--shard", "3/3", "--json")
    #expect(fixture.written.contains("\"id\":\"wilful\""))
    #expect(!fixture.written.contains("\"id\":\"still\""))
  }

  @Test func `an empty shard says so and succeeds`() throws {
    let fixture = Fixture()

    #expect(fixture.run("film", "still", "--shard", "2/2", "--out", fixture.path + "/out") == .done)
    #expect(fixture.run("check", "all", "--shard", "4/4") == .done)

    #expect(
      fixture.reported == [
        "matchcut film: nothing to do: --shard 2/2 selects nothing out of 1 item",
        "matchcut check: nothing to do: --shard 4/4 selects nothing out of 3 items",
      ])
    #expect(fixture.written.isEmpty)
    #expect(fixture.files == ["out", "out/costs-film-2-of-2.json", "out/shard-film-2-of-2.json"])
  }

  @Test func `a shard does not change a film's trace`() throws {
    let fixture = Fixture()

    #expect(fixture.run("trace", "still") == .done)
    let whole = fixture.written
    fixture.written = ""
    #expect(fixture.run("trace", "still", "--shard", "2/2") == .done)
    #expect(fixture.written == whole)
  }

  @Test func `a dark film is marked in its recording, and diff reports it`() throws {
    let fixture = Fixture()
    let words = ["film", "still", "--format", "gif", "--fps", "5"]

    #expect(fixture.run(words + ["--out", fixture.path + "/light"]) == .done)
    #expect(fixture.run(words + ["--dark", "--rtl", "--out", fixture.path + "/dark"]) == .done)

    let folders = ["light", "dark"].map { fixture.path + "/\($0)/still-finish" }
    let texts = try folders.map {
      try String(contentsOfFile: $0 + "/recording.json", encoding: .utf8)
    }
    #expect(!texts[0].contains("\"dark\""))
    #expect(texts[1].contains("\"dark\":true,") && texts[1].contains("\"rtl\":true,"))
    fixture.written = ""
    _ = fixture.run(["diff"] + folders)
    let facts = fixture.written.split(separator: "\n").prefix(2).map { $0.contains(", dark, ") }
    #expect(facts == [false, true])
  }

  /// Arguments, and the message for a film in which no transition runs. The window is 852 points
  /// high.
  @Test(arguments: [
    ([], "still-finish: no transition ran, though the finger moved 511.2 pt"),
    (
      ["--cancel", "0"],
      "still-cancel: no transition ran; no touch moved"
    ),
    (
      ["--cancel", "0.01"],
      "still-cancel: no transition ran; the finger moved 8.5 pt, but a pan begins only at 10 pt"
    ),
  ])
  func `a film without a transition says so, and is kept`(
    words: [String], message: String
  ) throws {
    let fixture = Fixture()

    #expect(
      fixture.run(
        ["film", "still", "--format", "gif", "--fps", "5", "--out", fixture.path] + words)
        == .done)
    #expect(fixture.run(["trace", "still"] + words) == .done)

    let ending = message.prefix { $0 != ":" }
    let idle = "\(ending): nothing happened after the touch at (196.5, 170.4) on UIView#1, 0.12 s"
    #expect(fixture.reported == [idle, message, idle, message])
    #expect(fixture.files.contains { $0.hasSuffix("film.gif") })
  }

  @Test func `one command always writes the same bytes`() throws {
    let fixture = Fixture()
    for folder in ["a", "b"] {
      #expect(
        fixture.run("film", "still", "--format", "apng,png", "--out", fixture.path + "/" + folder)
          == .done)
    }

    let files = fixture.files.filter { $0.hasPrefix("a/") && $0.contains(".") }
    #expect(files.count > 4)
    for file in files {
      let (a, b) = (fixture.path + "/" + file, fixture.path + "/b" + file.dropFirst())
      #expect(FileManager.default.contentsEqual(atPath: a, andPath: b), "\(file)")
    }
  }

  @Test func `an invalid gesture file is one sentence, exit 2 and nothing written`() throws {
    let fixture = Fixture()
    let broken = try fixture.write("{\"unit\": \"fraction\"}", as: "broken.json")
    let out = fixture.path + "/out"
    let before = fixture.files

    #expect(fixture.run("film", "still", "--gesture", broken, "--out", out) == .notServed)
    #expect(fixture.run("trace", "still", "--gesture", fixture.path + "/none.json") == .notServed)
    #expect(fixture.run("trace", "still", "--gesture", fixture.path + "/") == .notServed)

    #expect(
      fixture.reported == [
        "matchcut: gesture file '\(broken)', fingers: found nothing, expected a list of fingers; "
          + "correct the file, or name a gesture that 'matchcut list' shows.",
        UsageError.unreadableGesture(fixture.path + "/none.json", found: "no such file")
          .description,
        UsageError.unreadableGesture(fixture.path + "/", found: "a folder").description,
      ])
    #expect(fixture.written.isEmpty)
    #expect(fixture.files == before)
  }

  @Test func `a gesture file of another format reports the format`() throws {
    let fixture = Fixture()
    let list = try fixture.write("[[{}]]", as: "list.json")
    let word = try fixture.write(
      #"{"unit": "points", "fingers": [[{"phase": "down", "t": 0, "x": "left", "y": 0}]]}"#,
      as: "word.json")

    #expect(fixture.run("trace", "still", "--gesture", list) == .notServed)
    #expect(fixture.run("trace", "still", "--gesture", word) == .notServed)

    #expect(
      fixture.reported == [
        #"matchcut: gesture file '\#(list)': found a list, expected a JSON object {"unit": "#
          + #""fraction", "fingers": [[{"phase": "down", "t": 0, "x": 0.5, "y": 0.2}, …]]}; "#
          + "correct the file, or name a gesture that 'matchcut list' shows.",
        "matchcut: gesture file '\(word)', fingers[0][0].x: found 'left', expected a number; "
          + "correct the file, or name a gesture that 'matchcut list' shows.",
      ])
  }

  @Test func `a folder that cannot be created is one sentence and exit 2`() throws {
    let fixture = Fixture()
    let file = try fixture.write("", as: "file")

    #expect(fixture.run("film", "still", "--out", file) == .notServed)
    #expect(fixture.run("trace", "still", "--out", file + "/deeper") == .notServed)

    #expect(
      fixture.reported
        == Array(
          repeating:
            "matchcut: found the folder '\(file)' (a file has this name), expected a folder "
            + "that can be written; name another folder with --out.", count: 2))
    #expect(fixture.files == ["file"])
  }

  @Test func `an app that never rests fails with its name, and its trace is kept`() throws {
    let fixture = Fixture()

    #expect(fixture.run("film", "restless", "--out", fixture.path + "/out") == .findings)
    #expect(fixture.run("trace", "restless") == .findings)

    #expect(fixture.written.contains("RestlessPage#1.viewDidAppear(false)"))
    #expect(fixture.reported.count == 2)
    for line in fixture.reported {
      #expect(
        line.hasPrefix("matchcut: work is still pending after 60 s: a display link"), "\(line)")
      #expect(line.hasSuffix("add --for SECONDS"), "\(line)")
    }
    #expect(
      fixture.files.filter { $0.hasPrefix("out/restless-finish/") } == [
        "out/restless-finish/recording.json", "out/restless-finish/trace.txt",
      ])
  }

  @Test func `an app that never rests is filmed for the seconds of --for`() throws {
    let fixture = Fixture()

    let words = ["film", "restless", "--for", "0.5", "--format", "gif", "--out"]
    #expect(fixture.run(words + [fixture.path + "/out"]) == .done)
    #expect(fixture.run("trace", "restless", "--for", "0.5") == .done)

    #expect(!fixture.reported.contains { $0.contains("still pending") }, "\(fixture.reported)")
    #expect(fixture.files.contains { $0.hasPrefix("out/restless") && $0.hasSuffix("/film.gif") })
  }

  /// The arguments, the script in the recording, and the progress at which the system cancels the
  /// touch. The progress is null if the touch is not cancelled, or if the demo's own script cancels
  /// it.
  @Test(arguments: [
    (["wilful"], "finish", "null"),
    (["wilful", "--cancel"], "cancel", "null"),
    (["wilful", "--cancel", "0.4"], "cancel", "null"),
    (["wilful", "--cancel", "0.7"], "finish", "0.7"),
    (["wilful", "--cancel", "--gesture", "drag"], "drag", "0.4"),
    (["wilful", "--gesture", "flick"], "flick", "null"),
    (["still", "--cancel"], "finish", "0.4"),
    (["wilful", "--gesture", "wave"], "wave", "null"),
    (["wilful", "--cancel", "0.7", "--gesture", "wave"], "wave", "0.7"),
  ])
  func `a cancelled film uses the demo's own touch only at the default`(
    words: [String], gesture: String, cancelledAt: String
  ) throws {
    let fixture = Fixture()

    #expect(
      fixture.run(
        ["film"] + words + ["--format", "apng", "--scale", "0.25", "--out", fixture.path])
        == .done)

    let file = try #require(fixture.files.first { $0.hasSuffix("recording.json") })
    let text = try String(contentsOfFile: fixture.path + "/" + file, encoding: .utf8)
    #expect(text.contains("\"gesture\":\"\(gesture)\","))
    #expect(text.contains("\"cancelledAt\":\(cancelledAt),"))
    #expect(file.hasSuffix("-cancel/recording.json") == words.contains("--cancel"))
  }

  @Test func `a touch script of another demo is one sentence`() throws {
    let fixture = Fixture()

    #expect(fixture.run("film", "still", "--gesture", "wave", "--out", fixture.path) == .notServed)

    #expect(
      fixture.reported == [
        "matchcut: still: found --gesture 'wave', which this demo does not have, expected finish "
          + "or a gesture that every demo has; name another gesture; 'matchcut list' shows all "
          + "gestures."
      ])
  }

  @Test func `an invalid storyboard fails with its line, and nothing is written`() throws {
    let fixture = Fixture()
    var show = CommandExecutor.Demo.still
    show.storyboards = { try Storyboards(files: ["Still": Data("<html/>".utf8)], selectors: []) }
    var reported: [String] = []

    let code = Tool(
      runner: CommandExecutor(demos: [show]),
      output: Output(write: { _ in }, report: { reported.append($0) })
    ).run(["film", "still", "--out", fixture.path])

    #expect(code == .findings && fixture.files.isEmpty)
    #expect(reported.count == 1)
    #expect(
      reported.first?.hasPrefix("matchcut: Still.storyboard, line 1: found <html>, expected")
        == true)
  }

  @Test func `the list names the available items`() throws {
    let fixture = Fixture()

    #expect(fixture.run("list", "--json") == .done)

    let lists = try JSONDecoder().decode(
      [String: [[String: String]]].self, from: Data(fixture.written.utf8))
    #expect(lists["demos"]?.compactMap { $0["id"] } == ["still", "restless", "wilful"])
    #expect(lists["gestures"]?.compactMap { $0["id"] } == ["drag", "flick", "slow-drag", "wave"])
    #expect(lists["gestures"]?.last?["title"] == "A gesture of wilful")
    #expect(lists["devices"]?.compactMap { $0["id"] } == Device.all.map(\.id))
    #expect(lists["devices"]?.first?["points"] == "393×852")
  }

  @Test func `diff reads folders, files and demos, and exits with 1 if they differ`() throws {
    let fixture = Fixture()
    for ending in [[], ["--cancel"]] {
      _ = fixture.run(
        ["film", "wilful", "--format", "gif", "--fps", "5", "--out", fixture.path] + ending)
    }
    fixture.written = ""
    let finish = fixture.path + "/wilful-finish"
    let cancel = fixture.path + "/wilful-cancel/recording.json"

    #expect(fixture.run("diff", finish, finish + "/recording.json") == .done)
    #expect(fixture.written.contains("no difference: "))
    fixture.written = ""
    #expect(fixture.run("diff", finish, "wilful") == .done)
    #expect(fixture.run("diff", cancel, "wilful:cancel") == .done)
    #expect(fixture.run("diff", "wilful:wave", "wilful") == .done)
    fixture.written = ""
    #expect(fixture.run("diff", "wilful", "wilful:slow-drag") == .findings)
    #expect(fixture.written.contains("the fingers differ from"))
    fixture.written = ""
    #expect(fixture.run("diff", "wilful", "wilful:slow-drag", "--json") == .findings)
    #expect((try? JSONSerialization.jsonObject(with: Data(fixture.written.utf8))) != nil)
  }

  @Test func `compare pairs the films of two folders, and exits with 1 if they differ`() throws {
    let fixture = Fixture()
    let (before, after) = (fixture.path + "/before", fixture.path + "/after")
    for folder in [before, after] {
      _ = fixture.run("film", "still", "--format", "strip", "--out", folder)
    }
    fixture.written = ""
    #expect(fixture.run("compare", before, after) == .done)
    #expect(fixture.written == "A  \(before)\nB  \(after)\n\n1 the same\n")

    _ = fixture.run("film", "wilful", "--format", "strip", "--out", before)
    _ = fixture.run("film", "wilful", "--cancel", "--format", "strip", "--out", after)
    fixture.written = ""
    #expect(fixture.run("compare", before, after) == .findings)
    #expect(fixture.written.contains("1 new, 1 gone, 1 the same"))
    #expect(fixture.written.contains("wilful-cancel: new"))
    fixture.written = ""
    #expect(fixture.run("compare", before, after, "--markdown") == .findings)
    #expect(fixture.written.contains("| wilful-finish | gone |"))
    fixture.written = ""
    #expect(fixture.run("compare", before, after, "--json") == .findings)
    #expect((try? JSONSerialization.jsonObject(with: Data(fixture.written.utf8))) != nil)

    #expect(fixture.run("compare", fixture.path + "/none") == .notServed)
    #expect(fixture.run("compare", before, fixture.path + "/none") == .notServed)
    #expect(fixture.run("compare", before, before + "/still-finish") == .notServed)
    #expect(fixture.reported.last?.contains("found no film, expected a folder with films") == true)
  }

  @Test func `compare writes a page, a summary with pictures, and the data into a folder`() throws {
    let fixture = Fixture()
    let (before, after) = (fixture.path + "/before", fixture.path + "/after")
    let out = fixture.path + "/report"
    for folder in [before, after] {
      _ = fixture.run("film", "still", "--format", "apng", "--out", folder)
    }
    _ = fixture.run("film", "wilful", "--format", "apng", "--out", after)
    fixture.written = ""

    #expect(fixture.run("compare", before, after, "--out", out, "--markdown") == .findings)

    #expect(
      try FileManager.default.contentsOfDirectory(atPath: out).sorted() == [
        "compare.json", "films", "pictures", "report.html", "summary.md",
      ])
    let picture = "pictures/wilful-finish.png"
    #expect(FileManager.default.fileExists(atPath: "\(out)/\(picture)"))
    let summary = try String(contentsOfFile: out + "/summary.md", encoding: .utf8)
    #expect(summary.contains("](<\(picture)>)"))
    #expect(fixture.written.contains("](<\(out)/\(picture)>)"))
    #expect(
      fixture.run("compare", before, after, "--out", out, "--pictures-url", "https://x.org/r/")
        == .findings)
    #expect(
      try String(contentsOfFile: out + "/summary.md", encoding: .utf8)
        .contains("](<https://x.org/r/\(picture)>)"))
    #expect(
      fixture.run("compare", after, after, "--out", after + "/wilful-finish/film.png") == .notServed
    )
  }

  @Test func `an invalid recording is one sentence and exit 2`() throws {
    let fixture = Fixture()
    let file = try fixture.write("fingers", as: "file.json")
    let words = ["stil", "none.json", fixture.path, file, "still:wawe"]

    for word in words { #expect(fixture.run("diff", "still", word) == .notServed, "\(word)") }

    let make = "make a recording with 'matchcut film'."
    #expect(
      fixture.reported == [
        "matchcut diff: found 'stil', which is neither a file nor a demo, expected a recording's "
          + "file or folder, or still, restless or wilful; did you mean 'still'?",
        "matchcut diff: recording 'none.json': found no such file, expected a file that can be "
          + "read; \(make)",
        "matchcut diff: recording '\(fixture.path)/recording.json': found no such file, expected a "
          + "file that can be read; \(make)",
        "matchcut diff: recording '\(file)': found text that is not JSON, expected a recording "
          + "as in the file recording.json that 'matchcut film' writes; make the recording again "
          + "with 'matchcut film'.",
        "matchcut diff: found 'wawe' after 'still:', expected finish, cancel, drag, flick, "
          + "slow-drag or wave; did you mean 'wave'?",
      ])
    #expect(fixture.written.isEmpty)
  }

  @Test func `plot writes a picture of a demo and of the springs`() throws {
    let fixture = Fixture()

    #expect(fixture.run("plot", "still", "--cancel", "--out", fixture.path) == .done)
    #expect(
      fixture.run("plot", "springs", "--scale", "1", "--out", fixture.path) == .done)

    #expect(
      fixture.files.filter { $0.hasSuffix(".png") } == [
        "springs/plot.png", "still-cancel/plot.png",
      ])
    #expect(fixture.written.contains("springs: \(fixture.path)/springs/plot.png\n"))
    #expect(fixture.written.contains("  CASpringAnimation(): settles in 1.47 s"))
  }

  @Test func `a property that nothing moves is reported`() throws {
    let fixture = Fixture()

    #expect(fixture.run("plot", "still", "--property", "opacity", "--out", fixture.path) == .done)

    #expect(fixture.reported.first == "still-finish: no view changes its opacity")
  }

  @Test func `trace supports text, JSON and questions`() throws {
    let fixture = Fixture()

    #expect(fixture.run("trace", "still", "--who") == .done)
    #expect(fixture.written == "no delegate was called\n")
    fixture.written = ""
    #expect(fixture.run("trace", "still", "--who", "--json") == .done)
    #expect(fixture.written == "{\"questions\":[]}\n")
    fixture.written = ""
    #expect(fixture.run("trace", "still", "--format", "svg", "--out", fixture.path) == .done)
    #expect(fixture.files.contains("still-finish/trace.svg"))
    fixture.written = ""
    #expect(fixture.run("trace", "still", "--json") == .done)
    #expect((try? JSONSerialization.jsonObject(with: Data(fixture.written.utf8))) != nil)
  }
}

extension CommandExecutor.Demo {
  private static let finger = Data(
    """
    {"unit": "fraction", "fingers": [[
      {"phase": "down", "t": 0, "x": 0.5, "y": 0.2},
      {"phase": "move", "t": 0.1, "x": 0.5, "y": 0.8}, {"phase": "up", "t": 0.1, "x": 0.5, "y": 0.8}
    ]]}
    """.utf8)

  /// A demo in which nothing moves except the touch.
  fileprivate static let still = CommandExecutor.Demo(
    id: "still", title: "Still", fingers: ["finish": finger], root: { UIViewController() })

  /// A demo that has its own script for cancelling.
  fileprivate static let wilful = CommandExecutor.Demo(
    id: "wilful", title: "Wilful", fingers: ["finish": finger, "cancel": finger, "wave": finger],
    root: { UIViewController() })

  /// A demo with an endless display link.
  fileprivate static let restless = CommandExecutor.Demo(
    id: "restless", title: "Restless", fingers: ["finish": finger], root: { RestlessPage() })
}

private final class RestlessPage: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CADisplayLink(target: self, selector: Selector("tick:", RestlessPage.tick))
      .add(to: .main, forMode: .default)
  }

  private func tick(_ link: CADisplayLink) { view.alpha = 1 - view.alpha / 2 }
}
