/// A kind of fault, the runs that show it, and the shortest script that reproduces it.
package struct FuzzFinding: Equatable, Codable, Sendable {
  package let subject: String
  package let device: String
  package let seed: UInt64
  package internal(set) var fault: Fault
  package internal(set) var runs: [Int]
  package internal(set) var script: TouchScript
  /// Whether it appears only at one pixel per point and not at the device's scale.
  package internal(set) var isCoarse = false

  /// A one-line summary.
  package var headline: String {
    let others = runs.count == 1 ? "" : " and \(runs.count - 1) more"
    let pixels = isCoarse ? "; at one pixel per point" : ""
    return "\(subject): \(fault.kind): \(fault.text) "
      + "(seed \(seed), run \(runs[0])\(others)\(pixels))"
  }
}

extension Stage {
  /// The problems of a stage at rest: a transition that does not end, blocked touches, a stopped
  /// layer clock, controllers whose appearance state contradicts the window, leftover views, or an
  /// empty screen. Empty if there are none.
  public var disorder: [String] {
    let oracles: [any Oracle] = [RestOracle(self), ScreenOracle(self)]
    return oracles.flatMap { $0.faults(self, at: .rest) }.map(\.text)
  }
}
