import Foundation
import TestSupport
import Testing

/// Words and openings that are hard to read. New text must not contain these words. The limits
/// below are the numbers of old lines that still contain these words. A limit is lowered when old
/// lines are rewritten.
struct PlainWordsTests {
  /// A pattern to avoid, what to write instead, and how many lines may still match.
  struct Habit: CustomTestStringConvertible {
    var pattern: String
    /// What to write instead.
    var instead: String
    var limit: Int
    var testDescription: String { pattern }
  }

  static let habits = [
    Habit(
      pattern: #"^\s*/// Of [a-z]"#, instead: "begin with the noun that is described", limit: 0),
    Habit(
      pattern:
        #"^\s*/// The same(,| (for|of|as|a|in|to|within|without|from|with|at|unless|once)\b)"#,
      instead: "name the thing, or write 'Like `name`, but …'", limit: 0),
    Habit(pattern: #"^\s*/// As above\b"#, instead: "say what it does", limit: 0),
    Habit(
      pattern: #"^\s*///?.*\b([Nn]obody|[Ss]omebody|[Ee]verybody)\b"#,
      instead: "name the object: the delegate, the app, no observer", limit: 3),
    // Type names that `Documentation/Glossary.md` replaces. The remaining names are views and
    // gestures in the demos.
    Habit(
      pattern: #"\b(class|struct|enum|protocol|actor) \w+(Room|Course|Ground|Witness|Face)\b"#,
      instead: "a name that UIKit, Core Animation or testing tools use", limit: 9),
    Habit(
      pattern:
        #"\b(class|struct|enum|protocol|actor) \w+([a-z]Look|Hand|Shelf|Party|Crew|Heir)\b"#,
      instead: "a style, coordinator, store, participants, runner or subclass", limit: 3),
    Habit(
      pattern:
        #"\b(class|struct|enum|protocol|actor) (Take|Studio|Show|Watch|Stamp|Finger|Pose|Look|Ledger)\b"#,
      instead: "run, executor, demo, recorder, spans, driver, values, style: see the glossary",
      limit: 0),
    Habit(
      pattern: #"^[^/]*\b(turns?Per[A-Z]\w+|ofTurn|settleTurn|patience|unrest|owes[A-Z]\w+)\b"#,
      // The name of a fault in printed results, and a deprecated name, contain "unrest".
      instead: "tick, timeout, pendingWork, needs…: see the glossary", limit: 5),
    Habit(
      pattern:
        #"^[^/"]*\b(told[A-Z]\w*|isHeard|isTold|[lL]edger\w*|[lL]oan|lent|studio|isMended|isSpokenFor|endHomeless|noteVictory|\w*[a-z]Room)\b"#,
      instead: "notified…, isAccepted, stacks, executor, isCorrected: what UIKit would say",
      limit: 0),
  ]

  /// Patterns that neither code nor comments of tests contain. The device `bench` is a public name.
  static let testHabits = [
    Habit(
      pattern:
        #"\b([Tt]heatres?|[Jj]ourneys?|[Pp]assages?|\w*[a-z]Bench|Bench)\b|\b(let|var) bench\b"#,
      instead: "stage, fixture or kind: see the glossary", limit: 0)
  ]

  @Test(arguments: habits)
  func `text and names avoid the pattern`(habit: Habit) throws {
    try expect(habit, in: SourceTree.modules(), of: "Sources")
  }

  @Test(arguments: testHabits)
  func `text and names of tests avoid the pattern`(habit: Habit) throws {
    let targets = ProjectFolder.targets.filter { $0.value.hasPrefix("Tests/") }.keys.sorted()
    // This file names the words.
    try expect(habit, in: targets.filter { $0 != "ArchitectureTests" }, of: "Tests")
  }

  private func expect(_ habit: Habit, in modules: [String], of parent: String) throws {
    let regex = try Regex(habit.pattern)
    var count = 0
    for module in modules {
      for file in try SourceTree.swiftFiles(of: module) {
        count += file.source.split(separator: "\n").count { $0.firstMatch(of: regex) != nil }
      }
    }
    #expect(
      count <= habit.limit,
      "\(count) lines of \(parent) match \(habit.pattern), \(habit.limit) may: \(habit.instead)")
  }
}
