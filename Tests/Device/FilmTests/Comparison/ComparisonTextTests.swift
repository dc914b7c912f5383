import Film
import Foundation
import Testing

struct ComparisonTextTests {
  private func lines(_ before: [RecordedRun.Call], _ after: [RecordedRun.Call]) throws -> [String] {
    let comparison = RunComparison(
      try Runs.run(events: before), try Runs.run(events: after))
    return ComparisonText(comparison).text.split(separator: "\n").map(String.init)
  }

  private let stream = (0..<20).map {
    Runs.call(0.1 + Double($0) / 100, "Pan#1", "changed(translation: \($0), 0)")
  }

  @Test func `a difference is one line with its time`() throws {
    let call = Runs.call(0.15, "Card#1", "viewWillAppear(true)")

    #expect(
      try lines([call], []) == [
        "A  cards, 1 call, 0.4833 s", "B  cards, 0 calls, 0.4833 s", "calls: 1 gone, 0 the same",
        "  0.1500  viewWillAppear(true) of Card#1 is gone",
      ])
  }

  @Test func `the user's settings are reported for each run`() throws {
    let before = try Runs.run()
    var after = before
    (after.meta.rtl, after.meta.dark, after.meta.reduceMotion) = (true, true, true)

    let lines = ComparisonText(RunComparison(before, after)).text.split(separator: "\n")

    #expect(
      lines.prefix(2) == [
        "A  cards, 0 calls, 0.4833 s",
        "B  cards, right to left, dark, reduced motion, 0 calls, 0.4833 s",
      ])
  }

  @Test func `repeated differences are reported once`() throws {
    let after = stream.map { call in
      Runs.call(call.t, call.object, call.call.description.replacing(", 0)", with: ", 1)"))
    }

    #expect(
      try lines(stream, after).suffix(2) == [
        "calls: 20 with other values, 0 the same",
        "  0.1000  changed(translation: 0, 1) of Pan#1 replaces changed(translation: 0, 0); "
          + "this difference occurs 19 more times, until 0.29 s",
      ])
  }

  @Test func `calls that are all later are reported together`() throws {
    let calls = ["a()", "b()", "c()", "d()", "e()"].map { Runs.call(0.1, "Card#1", $0) }
    let after = calls.map { Runs.call(0.25, $0.object, $0.call.description) }

    #expect(
      try lines(calls, after).suffix(2) == [
        "  0.2500  a() of Card#1 came 0.15 s later",
        "          4 more calls are shifted by the same time; the last is e() of Card#1 at 0.25 s",
      ])
  }

  @Test func `as JSON every difference is separate`() throws {
    struct Read: Decodable {
      struct Call: Decodable { let kinds: [String], says: String }
      let same: Bool
      let calls: [Call]
    }
    let comparison = RunComparison(try Runs.run(events: stream), try Runs.run())

    let read = try JSONDecoder().decode(
      Read.self, from: Data(ComparisonJSON(comparison).text.utf8))

    #expect(!read.same)
    #expect(read.calls.count == 20)
    #expect(read.calls.allSatisfy { $0.kinds == ["vanished"] })
    #expect(read.calls.first?.says == "changed(translation: 0, 0) of Pan#1 is gone")
  }
}
