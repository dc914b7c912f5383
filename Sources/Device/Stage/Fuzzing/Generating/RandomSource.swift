/// A seeded linear congruential generator. The same seed always produces the same sequence.
package struct RandomSource {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// Creates the generator for a run. The numbers for one run are not correlated with those for
  /// neighbouring runs.
  ///
  /// The seed is mixed with the finaliser of SplitMix64 (Steele, Lea, Flood 2014).
  package init(seed: UInt64, run: Int) {
    var mixed = seed &+ (UInt64(run) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    self.init(seed: mixed ^ (mixed >> 31))
  }

  /// Returns a number in 0..<1. The generator uses the constants of Knuth's MMIX, and only the high
  /// bits of each state, because they are the most random.
  package mutating func fraction() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(1 << 53)
  }

  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  package mutating func chance(_ probability: Double) -> Bool { fraction() < probability }

  package mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(fraction() * Double(range.count))
  }

  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }
}
