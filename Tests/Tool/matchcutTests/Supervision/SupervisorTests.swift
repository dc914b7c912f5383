import AppHost
import Foundation
import Testing

/// Runs that do not reach their end, because the app crashes or stops responding.
struct SupervisorTests {
  /// The tutorial's code crashes in the middle of its transition.
  private static let crash =
    "the app crashed 0.2000 s into its run, in the presentation from ViewController#1 to "
    + "NextViewController#1: Unexpectedly found nil while unwrapping an Optional value"
  /// In optimised code, the line is known only from the runtime's message.
  private static let place = ["Document001.swift:35, in Document001.PresentationAnimator."]
  private static let placeJSON =
    "Document001.swift\",\"function\":\"Document001."
  private static let sentenceJSON = "\"sentence\":\"the app crashed"

  @Test func `a film of a crash has the frames up to the crash, and the reason`() throws {
    let tool = BuiltTool()

    let film = try tool.run("\"$tool\" film documents/001 --out films")

    #expect(film.status == 1)
    #expect(film.errors.contains(Self.crash) && Self.place.allSatisfy(film.errors.contains))
    #expect(film.errors.contains("PresentationAnimator#1.animateTransition(using: context)"))
    #expect(film.errors.contains("T11 error") && film.errors.contains("T36 warning"))
    #expect(!film.errors.contains("*** Signal"), "no backtrace")
    let folder = "\(tool.folder)/films/documents/001-finish"
    let trace = try String(contentsOfFile: folder + "/trace.txt", encoding: .utf8)
    #expect(trace.hasSuffix("PresentationAnimator#1.animateTransition(using: context)\n"))
    let recording = try String(contentsOfFile: folder + "/recording.json", encoding: .utf8)
    #expect(recording.contains(Self.sentenceJSON))
    #expect(FileManager.default.fileExists(atPath: folder + "/film.png"))
  }

  @Test(
    arguments: [
      ("check documents/001 --json", 1, placeJSON),
      ("trace documents/001 --json", 1, sentenceJSON),
      ("diff documents/001 documents/001 --json", 1, "{"),
      ("check documents/001", 1, "documents/001: 2 findings, 1 run did not reach its end"),
    ] as [(String, Int32, String)])
  func `every command reports a crash`(command: String, status: Int32, text: String) throws {
    let tool = BuiltTool()

    let result = try tool.run("\"$tool\" \(command)")

    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.contains(text), "\(result.output)")
    #expect((result.output + result.errors).contains("the app crashed 0.2000 s"))
    if command.hasSuffix("--json") {
      #expect((try? JSONSerialization.jsonObject(with: Data(result.output.utf8))) != nil)
    }
  }

  @Test func `a backtrace is printed on request, with the app's functions only`() throws {
    let tool = BuiltTool()

    let trace = try tool.run("\"$tool\" trace documents/001 --backtrace")

    let lines = trace.errors.split(separator: "\n")
    let first = try #require(lines.firstIndex { $0.contains("The app's functions:") })
    let next = lines.dropFirst(first + 1).first ?? ""
    #expect(Self.place.allSatisfy(next.contains))
    #expect(!lines[first...].contains { $0.contains("TransitionSession") })
  }

  /// A signal that ends or stops the process during its run, and the message. The limit is much
  /// longer than the launch of the process on a busy machine.
  @Test(arguments: [
    (SIGKILL, "the system ended the process, perhaps because there was no memory left"),
    (SIGSTOP, "the app did not respond for 5 s"),
  ])
  func `a process that dies or stops in its run is reported with its calls`(
    number: Int32, message: String
  ) throws {
    let tool = BuiltTool()
    let long =
      #"{"unit":"points","fingers":[[{"phase":"down","t":0,"x":9,"y":9},"#
      + #"{"phase":"up","t":59,"x":9,"y":9}]]}"#
    try Data(long.utf8).write(to: URL(fileURLWithPath: tool.folder + "/long.json"))

    let result = try tool.run(
      "exec \"$tool\" trace flip-card --gesture ./long.json --timeout 5"
    ) { process in
      let children = "/proc/\(process)/task/\(process)/children"
      func child() -> pid_t? {
        let text = try? String(contentsOfFile: children, encoding: .utf8)
        return text.flatMap { pid_t($0.trimmingCharacters(in: .whitespaces)) }
      }
      let errors = tool.folder + "/errors.log"
      try BuiltTool.wait {
        (try? String(contentsOfFile: errors, encoding: .utf8))?.contains("second") == true
      }
      kill(try #require(child()), number)
    }

    #expect(result.status == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains("The last calls:\n"))
    #expect(result.output.contains(".down(finger: 0"))
  }

  @Test func `the fuzzer reports a crash with its place, and goes on`() throws {
    let tool = BuiltTool()

    let fuzz = try tool.run("\"$tool\" fuzz documents/001 --runs 6 --workers 2 --first")

    #expect(fuzz.status == 1)
    #expect(
      fuzz.output.contains("crash: Unexpectedly found nil") || fuzz.output.contains("nothing"))
    #expect(Self.place.allSatisfy(fuzz.output.contains), "\(fuzz.output)\(fuzz.errors)")
  }
}
