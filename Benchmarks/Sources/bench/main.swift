import Foundation

// Prints tables of costs on this machine, with the budgets.

let arguments = Arguments.current
// Memory is measured first. Later benchmarks free memory, which would be reused without being
// measured.
let benchmarks =
  Memory.benchmarks + Frames.benchmarks + Allocations.benchmarks + Turns.benchmarks
  + Gallery.benchmarks
  + Scale.benchmarks + Throughput.benchmarks

if arguments.lists {
  for benchmark in benchmarks { print(benchmark.name) }
  exit(0)
}
if let name = arguments.counts {
  guard let benchmark = benchmarks.first(where: { $0.name == name }) else {
    fail("--count: found '\(name)', expected one of those that --list prints")
  }
  Counting.run(benchmark)
  exit(0)
}

let chosen = benchmarks.filter { arguments.runs($0.name) }
if chosen.isEmpty {
  let names = arguments.only.joined(separator: ",")
  fail("--only: found '\(names)', expected some that --list prints")
}
var over: [String] = []
for section in Benchmark.Section.allCases {
  let members = chosen.filter { $0.section == section }
  guard !members.isEmpty else { continue }
  say("\n### \(section.rawValue)\n\n\(Row.heading)")
  for benchmark in members {
    for row in benchmark.measure() {
      say(row.text)
      if row.isOver { over.append(row.title) }
    }
  }
}
if !over.isEmpty {
  say("\nOver the budget: \(over.joined(separator: "; ")).")
  exit(1)
}
