/// The wall time of repeated work: the only place of the project that looks at a real clock
/// to judge itself.
enum Measure {
  /// Milliseconds of each run of `work`, after `warmUp` runs that do not count.
  static func milliseconds(runs: Int, warmUp: Int = 3, _ work: () -> Void) -> [Double] {
    for _ in 0..<warmUp { work() }
    let clock = ContinuousClock()
    return (0..<runs).map { _ in
      let elapsed = clock.measure(work).components
      return Double(elapsed.seconds) * 1e3 + Double(elapsed.attoseconds) / 1e15
    }
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

/// One line of the table.
struct Row {
  let scene: String
  let figure: Double
  let unit: String
  let budget: Double?

  var isOver: Bool { budget.map { figure > $0 } ?? false }

  var text: String {
    let name = scene.padding(toLength: 44, withPad: " ", startingAt: 0)
    let value = String(format: "%9.3f", figure)
    guard let budget else { return "\(name) \(value) \(unit)" }
    let verdict = isOver ? "OVER" : "within"
    return "\(name) \(value) \(unit)   \(verdict) the budget of \(budget)"
  }
}
