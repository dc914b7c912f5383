/// A seeded linear congruential generator: the same throws in every run.
package struct Dice {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// Knuth's MMIX constants; the high bits, which are the good ones.
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
