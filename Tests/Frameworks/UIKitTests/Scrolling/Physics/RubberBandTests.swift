import Testing
import UIKit

struct RubberBandTests {
  @Test(arguments: [
    (10.0, 5.4624), (50, 26.5861), (100, 51.4620), (200, 96.7033), (400, 172.5490),
  ]) func `a pull is damped by the formula`(pull: Double, offset: Double) {
    #expect(abs(RubberBand(dimension: 800).offset(pull: pull) - offset) < 1e-4)
  }

  @Test func `the measured pull matches at every step`() {
    let band = RubberBand(dimension: MeasuredScroll.viewport)

    for (index, measured) in MeasuredScroll.Pull.offsets.enumerated() {
      let pull = Double(index + 1) * MeasuredScroll.Pull.step
      let offset = -band.offset(pull: pull)
      #expect(abs(offset - measured) <= MeasuredScroll.tolerance, "pull \(pull)")
    }
  }

  @Test(arguments: [1.0, 200, 852])
  func `the inverse restores the pull, and the slope is the derivative`(dimension: Double) {
    let band = RubberBand(dimension: dimension)

    for pull in stride(from: 0.0, through: 3 * dimension, by: dimension / 7) {
      #expect(abs(band.pull(offset: band.offset(pull: pull)) - pull) < 1e-6 * dimension)
      let h = dimension * 1e-5
      let slope = (band.offset(pull: pull + h) - band.offset(pull: pull)) / h
      #expect(abs(slope - band.slope(pull: pull)) < 1e-4, "pull \(pull)")
      #expect(band.offset(pull: pull) < dimension)
    }
  }

  @Test func `an empty viewport never moves`() {
    let band = RubberBand(dimension: 0)

    #expect(band.offset(pull: 100) == 0)
    #expect(band.pull(offset: 0) == 0)
    #expect(band.slope(pull: 100) == 0)
  }
}
