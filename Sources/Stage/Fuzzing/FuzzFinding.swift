/// A sort of fault, the runs that show it, and the shortest script that does.
package struct FuzzFinding: Equatable, Codable, Sendable {
  package let subject: String
  package let device: String
  package let seed: UInt64
  package internal(set) var fault: Fault
  package internal(set) var runs: [Int]
  package internal(set) var script: TouchScript
  /// Shows on a device of one pixel a point and not on the real one.
  package internal(set) var isCoarse = false

  /// In one line.
  package var headline: String {
    let others = runs.count == 1 ? "" : " and \(runs.count - 1) more"
    let pixels = isCoarse ? "; at one pixel a point" : ""
    return "\(subject): \(fault.kind): \(fault.text) "
      + "(seed \(seed), run \(runs[0])\(others)\(pixels))"
  }
}

extension Stage {
  /// What is out of order on a stage at rest: a transition that does not end, touches kept out, a
  /// clock that is held, controllers whose appearance does not agree with the window, views left
  /// behind, nothing to be seen. Empty where all is well.
  public var disorder: [String] {
    let oracles: [any Oracle] = [RestOracle(self), ScreenOracle(self)]
    return oracles.flatMap { $0.faults(self, at: .rest) }.map(\.text)
  }
}
