import Film
import Foundation
import QuartzCore
import Stage

extension CommandExecutor {
  package func fuzz(_ options: FuzzOptions, to output: Output) throws -> ExitCode {
    // All subjects are created before the first run, so that errors are reported immediately.
    let subjects = try options.demos.map { id in
      let demo = FuzzedDemo(id, values: options.values)
      return (demo, try fuzzSubject(demo, on: options.device))
    }
    var results: [(demo: String, runs: Int, findings: [FuzzFinding])] = []
    var total = Pace()
    for (demo, subject) in subjects {
      let crew: any FuzzRunner =
        options.workers == 0
        ? InProcessFuzzRunner()
        : FuzzWorkers(options.workers ?? BandPool.cores, playing: demo, .own)
      let (found, runs) = try fuzz(subject, options, crew, output)
      total.done += runs
      if options.format == .text {
        let result =
          found.isEmpty
          ? "nothing wrong" : Wording.count(found.count, "sort of fault", "sorts of faults")
        try output.write(
          "\(subject.id): \(Wording.count(runs, "run")) with seed \(options.seed), \(result)\n")
        for finding in found { try output.write(text(of: finding, subject)) }
      }
      if let folder = options.folder { try write(found, of: subject, to: folder) }
      results.append((subject.id, runs, found))
      if options.stopsAtFirst, !found.isEmpty { break }
    }
    if subjects.count > 1 { output.report("\(subjects.count) demos: \(total)") }
    let findings = results.flatMap(\.findings)
    switch options.format {
    case .text: break
    case .json: try output.write(try json(of: findings))
    case .junit, .sarif, .github, .gitlab:
      try Report(results, options).write(as: options.format, to: output)
    }
    return findings.contains { $0.fault.severity.reaches(options.failsOn) } ? .findings : .done
  }

  /// The number of runs between two updates of the progress line.
  private static let news = 16

  private func fuzz(
    _ subject: FuzzSubject, _ options: FuzzOptions, _ crew: some FuzzRunner, _ output: Output
  ) throws -> (findings: [FuzzFinding], runs: Int) {
    let runs = options.shard.places(in: options.runs)
    var pace = Pace()
    var fuzzer = try Fuzzer(subject, seed: options.seed, runs: runs, by: crew)
    fuzzer.stopsAtFirst = options.stopsAtFirst
    let findings = try fuzzer.findings(
      by: crew,
      progress: { done in
        pace.done = done
        if done == runs.count { output.report("\(subject.id): \(pace)") }
        if done % Self.news == 0 {
          output.progress.show(subject.id, done: done, of: runs.count, detail: pace.rate)
        }
      },
      shrinking: { finding, tried, most in
        let what =
          "\(subject.id): searching for a shorter script with the fault \(finding.fault.kind)"
        // The search for a shorter script is announced, because it is the longest phase. If output
        // is not to a terminal, the search writes only a few progress lines.
        if tried == 0 {
          output.report(
            "\(subject.id): \(finding.fault.kind) in \(Wording.count(finding.runs.count, "run")), "
              + "looking for a shorter script than the script of run \(finding.runs[0])")
        } else {
          output.progress.show(what, done: tried, of: most)
        }
      })
    output.progress.clear()
    return (findings, pace.done)
  }

  /// The number of runs per second of real time. It is used only for progress output, never for
  /// results.
  private struct Pace: CustomStringConvertible {
    var done = 0
    private let start = ContinuousClock.now

    var rate: String {
      let wall = (ContinuousClock.now - start) / .seconds(1)
      return String(format: "%.0f runs a second", Double(done) / max(wall, 1e-9))
    }
    var description: String { "\(Wording.count(done, "run")), \(rate)" }
  }

  // MARK: Output

  private func text(of finding: FuzzFinding, _ subject: FuzzSubject) -> String {
    "\n\(finding.report)\n\(finding.script.text)\n\(subject.test.source(finding))\n"
  }

  private func json(of findings: [FuzzFinding]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(findings), as: UTF8.self) + "\n"
  }

  /// Writes a script and a test for each finding. If there are no findings, no file is written.
  private func write(
    _ findings: [FuzzFinding], of subject: FuzzSubject, to path: String
  ) throws {
    guard !findings.isEmpty else { return }
    let folder = try open("\(path)/\(subject.id)-fuzz")
    try served { () throws(FilmError) in
      for finding in findings {
        let name = finding.fault.kind.replacing(" ", with: "-")
        try folder.write(Data(finding.script.text.utf8), as: "\(name).json")
        try folder.write(Data(subject.test.source(finding).utf8), as: "\(name).swift")
      }
      try folder.commit()
    }
  }
}
