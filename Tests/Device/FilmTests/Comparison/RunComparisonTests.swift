import Film
import Foundation
import Stage
import Testing

@MainActor
struct RunComparisonTests {
  @Test func `two recordings of one transition have no differences`() throws {
    let runs = try (0..<2).map { _ in
      try RecordedRun(json: RecordingFile(Recordings.slide()).data)
    }

    let comparison = RunComparison(runs[0], runs[1])

    #expect(comparison.isEmpty)
    let text = ComparisonText(comparison).text
    #expect(text.contains("no difference: \(runs[0].events.count) calls"))
    #expect(text.split(separator: "\n").count == 3)
  }

  @Test func `progress and touches are reported with time and amount of their difference`() throws {
    func run(_ progress: [Double?], fingers: Range<Int>) throws -> RecordedRun {
      try RecordedRun(json: RecordingFile(Recordings.blank(progress, fingers: fingers)).data)
    }
    let before = try run([nil, 0.2, 0.4, 0.6, nil], fingers: 1..<3)
    let after = try run([nil, 0.2, 0.5, 0.9, nil], fingers: 1..<4)

    let comparison = RunComparison(before, after)

    #expect(!comparison.isEmpty)
    #expect(comparison.courses.map(\.quantity) == [.progress, .fingers])
    let progress = try #require(comparison.courses.first)
    #expect(abs(progress.since - 2.0 / 60) < 1e-5 && abs(progress.most - 0.3) < 1e-9)
    #expect(
      ComparisonText(comparison).text.contains(
        "  the transition's progress differs from 0.0333 s on, by up to 0.3 at 0.05 s\n"
          + "  the fingers differ from 0.05 s on\n"))
  }

  @Test func `a longer run is reported`() throws {
    let comparison = RunComparison(try Runs.run(frames: 31), try Runs.run(frames: 40))

    #expect(abs(comparison.lengthening - 0.15) < 1e-5)
    #expect(
      ComparisonText(comparison).text.contains("B takes 0.15 s longer: 0.65 s, not 0.5 s"))
  }

  @Test func `a run that stops early differs, whatever the line at which it stops`() throws {
    let place = SourcePlace(function: "Card.open()", file: "Card.swift", line: 12)
    func run(_ sentence: String?, _ place: SourcePlace) throws -> RecordedRun {
      var run = try Runs.run()
      run.end = sentence.map { .init(sentence: "\($0) (\(place.text))", place: place) }
      return run
    }
    var moved = place
    moved.line = 14
    let crash = "the app crashed 0.2 s into its run: Index out of range"
    let hang = "the app did not respond for 30 s 0.2 s into its run"

    #expect(RunComparison(try run(crash, place), try run(crash, moved)).isEmpty)
    let comparisons = [
      RunComparison(try run(nil, place), try run(crash, place)),
      RunComparison(try run(crash, place), try run(nil, place)),
      RunComparison(try run(crash, place), try run(hang, place)),
    ]
    #expect(comparisons.allSatisfy { !$0.isEmpty })
    #expect(
      comparisons.map { $0.highlights.map(\.text) } == [
        ["B does not reach its end: \(crash) (Card.swift:12, in Card.open())"],
        ["B reaches its end; in A, \(crash) (Card.swift:12, in Card.open())"],
        ["B ends in another way: \(hang) (Card.swift:12, in Card.open())"],
      ])
    let text = ComparisonText(comparisons[0]).text
    #expect(text.contains("run\n  B does not reach its end: the app"))
  }
}
