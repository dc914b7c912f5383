import AppHost
import Stage
import Testing
import UIKit

@MainActor
struct FuzzWorkersTests {
  private let demo = FuzzedDemo("any")
  private let subject = FuzzSubject(id: "any", opening: .root { UIViewController() })

  /// A shell script that acts as a worker. The worker reports no faults, unless a branch of its
  /// `case` statement matches the request that it receives.
  private func shell(_ cases: String) -> FuzzProgram {
    FuzzProgram(
      path: "/bin/sh",
      arguments: [
        "-c",
        "while read -r line; do case \"$line\" in \(cases) *) echo '[]';; esac; done",
      ])
  }

  /// A script that identifies a run by the location of its touch.
  private func script(_ run: Int) -> TouchScript {
    TouchScript(fingers: [
      [.init(.down, t: 0, x: Double(run), y: 0), .init(.up, t: 1, x: Double(run), y: 0)]
    ])
  }

  private func results(
    _ program: FuzzProgram, workers: Int, runs: Int
  ) throws -> [Int: [Fault]] {
    var results: [Int: [Fault]] = [:]
    var answers = 0
    let crew = FuzzWorkers(workers, playing: demo, program)
    try crew.play(Array(0..<runs), of: subject, script: script) {
      results[$0] = $1
      answers += 1
    }
    #expect(answers == runs, "each run is answered once")
    return results
  }

  @Test(arguments: [1, 2, 5])
  func `every run is played once`(workers: Int) throws {
    let results = try results(shell(""), workers: workers, runs: 40)

    #expect(results.keys.sorted() == Array(0..<40))
    #expect(results.values.allSatisfy { $0.isEmpty })
  }

  @Test(arguments: [(1, 10, 4), (2, 10, 4), (1, 50, 1)])
  func `an old worker is replaced by a new one`(workers: Int, lifetime: Int, people: Int) throws {
    let names = FuzzProgram(
      path: "/bin/sh",
      arguments: [
        "-c",
        #"while read -r line; do "#
          + #"echo "[{\"kind\":\"I am\",\"text\":\"$$\",\"severity\":\"error\"}]"; done"#,
      ])
    var runs: [String: Int] = [:]

    try FuzzWorkers(workers, playing: demo, names, lifetime: lifetime)
      .play(Array(0..<40), of: subject, script: script) {
        runs[$1.first?.text ?? "", default: 0] += 1
      }

    // The last few runs may be divided between two workers, so there may be one worker more.
    #expect(workers > 1 ? runs.count >= people : runs.count == people)
    #expect(runs.values.allSatisfy { $0 <= lifetime })
    #expect(runs.values.reduce(0, +) == 40)
  }

  @Test(arguments: [1, 2, 5])
  func `a run that crashes its worker is reported with its output, others continue`(
    workers: Int
  ) throws {
    let deadly =
      "*x\\\":7,*|*x\\\":31,*) echo noise >&2; echo '*** Terminating app' >&2; kill -9 $$;;"
    let mute = "*x\\\":12,*) kill -9 $$;;"
    let leaving = "*x\\\":20,*) exit 0;;"

    let results = try results(shell(deadly + mute + leaving), workers: workers, runs: 40)

    #expect(results.keys.sorted() == Array(0..<40))
    let found = results.filter { !$0.value.isEmpty }
    #expect(found.keys.sorted() == [7, 12, 20, 31])
    #expect(found[7] == [Fault("crash", "*** Terminating app")])
    #expect(found[12] == [Fault("crash", "ended by signal 9")])
    #expect(found[20] == [Fault("crash", "ended by itself")])
  }

  @Test func `a missing program is an error`() {
    let missing = FuzzProgram(path: "/no/such/program", arguments: [])

    #expect(throws: (any Error).self) { try results(missing, workers: 2, runs: 3) }
  }

  @Test func `an invalid answer of a worker is an error`() {
    #expect {
      _ = try results(shell("*) echo what;;"), workers: 1, runs: 1)
    } throws: { error in
      "\(error)" == "a worker replied 'what'"
    }
  }

  @Test func `the built tool finds the same with any number of workers`() throws {
    let tool = BuiltTool()

    let outputs = try [0, 1, 3].map {
      try tool.run("\"$tool\" fuzz grab --runs 12 --seed 4 --workers \($0)")
    }

    #expect(outputs.map(\.status) == [0, 0, 0])
    #expect(outputs[0].output == "grab: 12 runs with seed 4, nothing wrong\n")
    #expect(Set(outputs.map(\.output)).count == 1)
    #expect(outputs[0].errors.contains("runs a second"))
    #expect(tool.files == [])
  }
}
