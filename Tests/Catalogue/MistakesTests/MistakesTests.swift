import Film
import Foundation
import Mistakes
import Stage
import Testing
import UIKit

@MainActor
struct MistakesTests {
  /// The position of every mistake in the list.
  nonisolated static let all = Array(mistakes.indices)

  @Test(arguments: all)
  func `a mistake is found by its own rule and by no other`(_ index: Int) throws {
    let entry = mistakes[index]

    let findings = try Checkups.checkup(of: entry).verdicts.map(\.finding)

    #expect(Set(findings.map(\.rule)) == [entry.rule], "\(entry.id): \(findings)")
  }

  /// Findings of two runs, in which objects have different numbers, are compared by these messages.
  @Test(arguments: all)
  func `a message without the numbers of objects names their classes`(_ index: Int) throws {
    let entry = mistakes[index]

    let findings = try Checkups.checkup(of: entry).verdicts.map(\.finding)

    for finding in findings {
      let message = finding.unnumberedMessage ?? finding.message
      #expect(!message.contains(#/#\d/#), "\(entry.id): \(message)")
    }
  }

  @Test(arguments: all)
  func `its twin has no findings and comes to rest`(_ index: Int) throws {
    let entry = mistakes[index]

    let checkup = try Checkups.checkup(of: entry, isCorrected: true)

    #expect(checkup.verdicts.map(\.finding) == [], "\(entry.id)-corrected")
    #expect(checkup.pendingWork.map(\.error.description) == [], "\(entry.id)-corrected")
  }

  /// A rule without an example is untested.
  @Test func `every rule has a mistake that only it finds`() {
    let found = Set(mistakes.map(\.rule))

    for rule in Rule.all { #expect(found.contains(rule.id), "\(rule.id) \(rule.title)") }
  }

  @Test func `rules and mistakes are listed in the order of the rules`() {
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
    #expect(mistakes.map(\.rule) == mistakes.map(\.rule).sorted())
    #expect(Set(mistakes.map(\.id)).count == mistakes.count)
  }
}
