import UIKit

/// A pseudo-random number generator (SplitMix64) that produces the same numbers for the same seed.
struct Scatter {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  /// Returns a number from `-limit` to `limit`.
  mutating func next(within limit: CGFloat) -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return (CGFloat(bits >> 11) / CGFloat(UInt64(1) << 53) * 2 - 1) * limit
  }
}
