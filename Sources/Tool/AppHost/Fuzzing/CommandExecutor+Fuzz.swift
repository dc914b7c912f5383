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
    let shard = try shard(options)
    let folder = ReportFolder()
    var items = FuzzedItems(
      format: options.format, seed: options.seed, stopsAtFirst: options.stopsAtFirst,
      head: Report(options, in: folder))
    var total = Pace()
    for (demo, subject) in subjects {
      let crew: any FuzzRunner =
        options.workers == 0
        ? InProcessFuzzRunner()
        : FuzzWorkers(options.workers ?? BandPool.cores, playing: demo, .own)
      let found = try fuzz(subject, options, crew, folder, output)
      total.done += found.runs
      if options.format == .text { try output.write(found.text(seed: options.seed)) }
      if let folder = options.folder { try found.write(to: folder) }
      items.demos.append(found)
      if options.stopsAtFirst, !found.found.isEmpty { break }
    }
    if subjects.count > 1 { output.report("\(subjects.count) demos: \(total)") }
    if options.format != .text { try items.write(to: output) }
    try shard?.finish {
      items.head.settings.removeAll { $0.name == Option.shard.rawValue }
      $0.fuzz = items
    }
    return items.passes ? .done : .findings
  }

  /// The shard that the options select; nil if they do not divide the runs.
  private func shard(_ options: FuzzOptions) throws -> ShardWriting? {
    guard let division = options.division, let folder = options.folder else { return nil }
    return try ShardWriting(
      options.shard, division, ofRuns: options.runs, in: try open(folder))
  }

  /// The number of runs between two updates of the progress line.
  private static let news = 16

  private func fuzz(
    _ subject: FuzzSubject, _ options: FuzzOptions, _ crew: some FuzzRunner,
    _ folder: ReportFolder, _ output: Output
  ) throws -> FuzzedItems.Demo {
    let runs = options.shard.places(in: options.runs)
    var pace = Pace()
    var fuzzer = try Fuzzer(subject, seed: options.seed, runs: runs, by: crew)
    fuzzer.stopsAtFirst = options.stopsAtFirst
    let originals = try fuzzer.originals(by: crew) { done in
      pace.done = done
      if done == runs.count { output.report("\(subject.id): \(pace)") }
      if done % Self.news == 0 {
        output.progress.show(subject.id, done: done, of: runs.count, detail: pace.rate)
      }
    }
    let findings = try fuzzer.shortened(
      originals, by: crew,
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
    return FuzzedItems.Demo(
      subject: subject.id, runs: pace.done, test: subject.test,
      found: zip(originals, findings).map { original, finding in
        .init(original: original, finding: finding, place: folder.place(finding.fault.source))
      })
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
}
