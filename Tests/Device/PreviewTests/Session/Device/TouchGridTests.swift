import Foundation
import Preview
import QuartzCore
import Testing

struct TouchGridTests {
  @Test func `every tick begins at a step, to the bit`() {
    for tick in [0, 1, 7, 59, 60, 1_234, 18_000] {
      let time = FrameClock.time(ofTick: tick)

      #expect(TouchGrid.step(ofTime: time) == tick * TouchGrid.stepsPerTick)
      #expect(TouchGrid.time(ofStep: tick * TouchGrid.stepsPerTick) == time)
    }
  }

  @Test func `steps are read as they were written`() {
    for step in [-10_000_000, -12_345, -1, 0, 1, 33, 39_301, 10_000_000] {
      #expect(TouchGrid.step(ofCoordinate: TouchGrid.coordinate(ofStep: step)) == step)
      #expect(TouchGrid.step(ofTime: TouchGrid.time(ofStep: step)) == step)
    }
  }
}
