import Demos
import Foundation
import Stage
import TestSupport
import Testing
import UIKit

/// Random touches on all demos: a few runs of each, or many in a soak test.
@MainActor @Suite struct FuzzedDemosTests {
  nonisolated private static let demoRuns = caseCount(6, soak: 200)
  nonisolated private static let galleryRuns = caseCount(3, soak: 60)

  @Test(arguments: demos.map(\.id))
  func `random touches leave each demo consistent`(id: String) throws {
    try fuzz(try #require(demos.first { $0.id == id }), runs: Self.demoRuns)
  }

  @Test func `random touches leave each gallery transition consistent`() throws {
    for demo in galleryDemos { try fuzz(demo, runs: Self.galleryRuns) }
  }

  private func fuzz(_ demo: DemoEntry, runs: Int) throws {
    var subject = FuzzSubject(id: demo.id, opening: .root(demo.root))
    subject.storyboards = {
      try Storyboards(files: demo.storyboards, selectors: demo.selectors())
    }
    subject.scripts = try demo.fingers.sorted { $0.key < $1.key }.map {
      try TouchScript(json: $0.value, name: $0.key)
    }
    subject.revival = try demo.fingers["finish"].map { try TouchScript(json: $0, name: "finish") }

    let findings = try Fuzzer(subject, seed: seed(1), runs: Array(0..<runs))
      .findings(by: InProcessFuzzRunner())

    #expect(findings.isEmpty, "\(findings.map(\.headline)) \(findings.map(\.script.text))")
  }
}
