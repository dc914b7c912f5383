import Testing
import UIKit

struct ZoomRangeTests {
  private let range = ZoomRange(lower: 0.5, upper: 4, bounces: true)

  @Test(arguments: [0.5, 0.7, 1, 3.99, 4])
  func `within the limits the scale is the touches'`(scale: Double) {
    #expect(range.scale(pulledTo: scale) == scale)
    #expect(range.pull(at: scale) == scale)
    #expect(range.clamp(scale) == scale)
  }

  @Test func `beyond a limit it is damped, without a jump and without bound`() {
    var last = (pull: 4.0, scale: 4.0)
    for step in 1...200 {
      let pull = 4 + Double(step) / 10
      let scale = range.scale(pulledTo: pull)
      #expect(scale > last.scale && scale < pull, "at \(pull)")
      #expect(scale - last.scale < pull - last.pull, "at \(pull)")
      last = (pull, scale)
    }
    last = (0.5, 0.5)
    for step in 1...40 {
      let pull = 0.5 - Double(step) / 100
      let scale = range.scale(pulledTo: pull)
      #expect(scale < last.scale && scale > pull, "at \(pull)")
      last = (pull, scale)
    }
  }

  @Test(arguments: [0.01, 0.1, 0.3, 0.5, 1, 4, 4.1, 9, 80])
  func `the inverse restores the scale`(pull: Double) {
    #expect(abs(range.pull(at: range.scale(pulledTo: pull)) / pull - 1) < 1e-12)
  }

  @Test func `without bouncing zoom the limits hold`() {
    let hard = ZoomRange(lower: 1, upper: 3, bounces: false)
    #expect(hard.scale(pulledTo: 5) == 3 && hard.scale(pulledTo: 0.2) == 1)
    #expect(hard.scale(pulledTo: 2) == 2)
  }

  @Test func `reversed limits become the lower one`() {
    let odd = ZoomRange(lower: 2, upper: 1, bounces: true)
    #expect(odd.clamp(1) == 2 && odd.clamp(5) == 2)
  }
}
