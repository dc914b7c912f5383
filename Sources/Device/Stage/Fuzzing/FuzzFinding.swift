/// A kind of fault, the runs in which it occurred, and the shortest script that reproduces it.
package struct FuzzFinding: Equatable, Codable, Sendable {
  package let subject: String
  package let device: String
  package let seed: UInt64
  package internal(set) var fault: Fault
  package var runs: [Int]
  package internal(set) var script: TouchScript
  /// Whether the fault appears only at one pixel per point, and not at the device's scale.
  package internal(set) var isCoarse = false

  /// A summary of the finding in one line.
  package var headline: String {
    let others = runs.count == 1 ? "" : " and \(runs.count - 1) more"
    let pixels = isCoarse ? "; at one pixel per point" : ""
    return "\(subject): \(fault.kind): \(fault.text) "
      + "(seed \(seed), run \(runs.first ?? 0)\(others)\(pixels))"
  }
}

extension FuzzFinding {
  /// The summary, followed by the expected behaviour, the fix and the document that explains both.
  package var report: String {
    ([headline] + fault.explanation.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension Stage {
  /// The problems of a stage that should be at rest. Examples are a transition that does not end,
  /// disabled touches, an empty screen, a stopped layer clock, leftover views, and controllers
  /// whose appearance state contradicts the window.
  public var disorder: [String] {
    let oracles: [any Oracle] = [RestOracle(self), ScreenOracle(self)]
    return oracles.flatMap { $0.faults(self, at: .rest) }.map(\.text)
  }
}
