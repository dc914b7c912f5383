import QuartzCore
import Testing

struct BackdropReductionTests {
  @Test func `averaging, boxes and linear interpolation have the requested variance`() {
    for sigma in stride(from: 1.0, through: 120, by: 0.7) {
      let reduction = BackdropReduction(sigma: sigma)
      let f = Double(reduction.factor)
      let box = reduction.box
      let r = Double(box?.radius ?? 0)
      let edge = box?.edge ?? 0
      // The variance of one box: the mean of the weighted squared distances.
      let inner = r * (r + 1) * (2 * r + 1) / 3
      let one = (inner + 2 * edge * (r + 1) * (r + 1)) / (2 * r + 1 + 2 * edge)
      let around = f == 1 ? 0 : (f * f - 1) / 12 + f * f / 6

      let variance = 3 * (box == nil ? 0 : one) * f * f + around

      #expect(abs(variance.squareRoot() - sigma) < 1e-6, "\(sigma)")
    }
  }

  @Test func `a reduced picture keeps at least two pixels of blur`() {
    for sigma in stride(from: 0.0, through: 300, by: 0.5) {
      let reduction = BackdropReduction(sigma: sigma)

      #expect([1, 2, 4, 8, 16].contains(reduction.factor))
      if reduction.factor > 1 { #expect(sigma / Double(reduction.factor) >= 2) }
      #expect(Double(reduction.reach) >= min(sigma * 2, 400), "\(sigma)")
    }
  }

  @Test func `without a blur only colours change`() {
    #expect(BackdropReduction(sigma: 0).factor == 1)
    #expect(BackdropReduction(sigma: 0).box == nil)
  }
}
