import Stage
import Testing
import UIKit

@MainActor
struct FuzzerTests {
  /// The runs in which a flaw must be found. The fuzzer may use ten thousand runs, but needs far
  /// fewer.
  private static let runs = 0..<400

  private func fuzzer(_ flaw: Flaw?, _ runs: Range<Int>) throws -> Fuzzer {
    var subject = FuzzSubject(id: "flawed", opening: .root { FlawedPage(flaw) })
    subject.revival = TouchScript(fingers: [
      [
        .init(.down, t: 0, x: 0.5, y: 0.9), .init(.move, t: 0.3, x: 0.5, y: 0.2),
        .init(.up, t: 0.4, x: 0.5, y: 0.2),
      ]
    ])
    return try Fuzzer(subject, seed: 1, runs: Array(runs))
  }

  @Test func `an app without a flaw passes`() throws {
    let findings = try fuzzer(nil, 0..<100).findings(by: InProcessFuzzRunner())

    #expect(findings.map { "\($0.fault) \($0.script.text)" } == [])
  }

  @Test(arguments: Flaw.allCases)
  func `each flaw is found, with a shortest script`(flaw: Flaw) throws {
    defer { FlawedPage.forgetPages() }

    let fuzzer = try fuzzer(flaw, 0..<1)
    var hasty = fuzzer.subject
    hasty.isCoarse = true
    let player = try ScriptPlayer(hasty)
    let run = try Self.runs.first { try !player.faults(of: fuzzer.script($0)).isEmpty }
    let failing = try #require(run, "\(flaw)")

    let findings = try self.fuzzer(flaw, failing..<failing + 1).findings(by: InProcessFuzzRunner())

    let finding = try #require(findings.first, "\(flaw)")
    #expect(finding.script.entryCount <= fuzzer.script(finding.runs[0]).entryCount)
    #expect(finding.script.fingers.count <= 2, "\(flaw): \(finding.script.text)")
    let faults = try ScriptPlayer(fuzzer.subject).faults(of: finding.script)
    #expect(faults.contains { $0.kind == finding.fault.kind }, "\(flaw): \(faults)")
    #expect(try TouchScript(json: Data(finding.script.text.utf8), name: "found") == finding.script)
  }

  @Test func `one seed finds the same in any order of runs`() throws {
    let subject = try fuzzer(.alwaysCompletes, 0..<1).subject
    let forwards = try Fuzzer(subject, seed: 3, runs: Array(0..<30))
    let backwards = try Fuzzer(subject, seed: 3, runs: Array((0..<30).reversed()))

    let findings = try forwards.findings(by: InProcessFuzzRunner())

    #expect(findings == (try backwards.findings(by: InProcessFuzzRunner())))
    #expect(!findings.isEmpty)
  }
}

extension TouchScript {
  fileprivate var entryCount: Int { fingers.map(\.count).reduce(device.count, +) }
}
