import Stage

/// The result of `fuzz` or of a shard of it.
struct FuzzedItems: Codable, Equatable {
  /// A kind of fault.
  struct Found: Codable, Equatable {
    /// The finding with the script of its first run.
    var original: FuzzFinding
    /// The finding with a shorter script.
    var finding: FuzzFinding
    /// The line of the fault, relative to the repository.
    var place: Report.Place?
  }

  /// The faults of one demo, sorted by the first run in which each kind occurred.
  struct Demo: Codable, Equatable {
    /// The words that choose the demo.
    var subject: String
    /// The number of runs that were played; 0 if the demo crashed when it was launched.
    var runs: Int
    /// How a test creates the demo.
    var test: FuzzTest
    var found: [Found]
  }

  var format: ReportFormat
  var seed: UInt64
  /// Whether the runs stopped at the first fault.
  var stopsAtFirst: Bool
  /// The report without its cases and rules.
  var head: Report
  var demos: [Demo] = []

  /// Whether `fuzz` succeeds.
  var passes: Bool {
    !demos.flatMap(\.found).contains { $0.finding.fault.severity.reaches(head.failsOn) }
  }
}

extension FuzzedItems {
  /// Joins the results of all shards, which have the same demos. Each kind of fault has the script
  /// of its first run in all shards, which is the script that the whole command would shorten.
  init?(joining parts: [FuzzedItems]) {
    guard let first = parts.first, parts.allSatisfy({ $0.subjects == first.subjects }) else {
      return nil
    }
    self = first
    demos = first.demos.indices.map { index in Demo(joining: parts.map { $0.demos[index] }) }
  }

  private var subjects: [String] { demos.map(\.subject) }
}

extension FuzzedItems.Demo {
  /// `parts` is not empty.
  fileprivate init(joining parts: [FuzzedItems.Demo]) {
    self = parts[0]
    runs = parts.map(\.runs).reduce(0, +)
    let all = parts.flatMap(\.found).sorted { $0.firstRun < $1.firstRun }
    // If the launch crashes, no run is played, and the first run stands for all.
    guard runs > 0 else {
      found = Array(all.prefix(1))
      return
    }
    found = []
    for one in all {
      if let known = found.firstIndex(where: { $0.kind == one.kind }) {
        found[known].add(one.original.runs)
      } else {
        found.append(one)
      }
    }
    for index in found.indices.dropFirst(Fuzzer.shrunkSorts) {
      found[index].finding = found[index].original
    }
  }
}

extension FuzzedItems.Found {
  fileprivate var kind: String { original.fault.kind }
  fileprivate var firstRun: Int { original.runs.first ?? .max }

  fileprivate mutating func add(_ runs: [Int]) {
    original.runs = (original.runs + runs).sorted()
    finding.runs = original.runs
  }
}
