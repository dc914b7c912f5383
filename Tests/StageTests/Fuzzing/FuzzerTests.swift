import Stage
import Testing
import UIKit

@MainActor
struct FuzzerTests {
  /// How soon each flaw is found, at the latest; the bound is ten thousand.
  private static let runs = 400

  private func fuzzer(_ flaw: Flaw?, runs: Int = runs) throws -> Fuzzer {
    let subject = FuzzSubject(id: "flawed", opening: .root { FlawedPage(flaw) })
    return try Fuzzer(subject, seed: 1, runs: Array(0..<runs))
  }

  @Test func `an app without a flaw passes`() throws {
    #expect(try fuzzer(nil).findings(by: SoloCrew()) == [])
  }

  @Test(arguments: Flaw.allCases)
  func `each flaw is found, and its shortest script shows it`(flaw: Flaw) throws {
    let fuzzer = try fuzzer(flaw)
    defer { FlawedPage.forgetPages() }

    let finding = try #require(try fuzzer.findings(by: SoloCrew()).first)

    let whole = fuzzer.script(finding.runs[0])
    #expect(finding.script.entryCount <= whole.entryCount)
    #expect(finding.script.fingers.count <= 2, "\(flaw): \(finding.script.text)")
    let faults = try ScriptPlayer(fuzzer.subject).faults(of: finding.script)
    #expect(faults.contains { $0.kind == finding.fault.kind }, "\(flaw): \(faults)")
    #expect(try TouchScript(json: Data(finding.script.text.utf8), name: "found") == finding.script)
  }

  @Test func `the same seed finds the same in any order of runs`() throws {
    let subject = try fuzzer(.alwaysCompletes).subject
    let forwards = try Fuzzer(subject, seed: 3, runs: Array(0..<100))
    let backwards = try Fuzzer(subject, seed: 3, runs: Array((0..<100).reversed()))

    let findings = try forwards.findings(by: SoloCrew())

    #expect(findings == (try backwards.findings(by: SoloCrew())))
    #expect(!findings.isEmpty)
  }
}

extension TouchScript {
  fileprivate var entryCount: Int { fingers.map(\.count).reduce(device.count, +) }
}
