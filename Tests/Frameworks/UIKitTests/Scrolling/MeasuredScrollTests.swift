import Stage
import Testing
import UIKit

/// The measured drags, replayed as touches on a stage.
@MainActor
struct MeasuredScrollTests {
  @Test func `C25: the flick of 750 points a second, frame by frame`() throws {
    typealias Fling = MeasuredScroll.Fling
    let device = ScrollDevice(offset: Fling.start)
    // The first frame after the end of the touch is at a tick.
    let lift = 30.0 / 60 - Fling.firstFrame
    let start = lift - 15 * 0.008

    device.drag(
      from: CGPoint(x: 200, y: 792), by: CGPoint(x: 0, y: -6), count: 14, every: 0.008, at: start)
    while device.now < lift { device.stage.tick() }

    #expect(device.log.lines.contains("willEnd"))
    #expect(abs(device.log.velocity.y - 0.75) < 1e-6)
    #expect(abs(device.log.target.y - Fling.target) <= MeasuredScroll.tolerance)
    for (frame, measured) in Fling.offsets.enumerated() {
      let offset = Double(device.view.contentOffset.y)
      #expect(abs(offset - measured) <= MeasuredScroll.tolerance, "frame \(frame): \(offset)")
      device.stage.tick()
    }
    try device.stage.settle()
    let rest = Double(device.view.contentOffset.y)
    #expect(abs(rest - Fling.end) < 0.001)
    let end = try #require(device.log.times["didCoast"])
    #expect(abs(end - lift - Fling.endTime) < 0.0005)
  }

  @Test func `C25: the pull past the top, sample by sample`() throws {
    let device = ScrollDevice()
    var offsets: [Double] = []
    device.log.onCall = { name, view in
      if name == "scroll" { offsets.append(Double(view.contentOffset.y)) }
    }

    device.drag(
      from: CGPoint(x: 200, y: 120), by: CGPoint(x: 0, y: 5), count: 120, every: 0.008,
      at: device.now + 0.004, rest: 0.304)
    device.stage.advance(by: 1.2)

    let measured = MeasuredScroll.Pull.offsets
    #expect(offsets.count == measured.count)
    for (index, (offset, expected)) in zip(offsets, measured).enumerated() {
      #expect(abs(offset - expected) <= MeasuredScroll.tolerance, "report \(index)")
    }
    device.log.onCall = nil
    try device.stage.settle()
    #expect(device.view.contentOffset == .zero)
  }

  @Test func `a slow drag of three points a sample, from the slop to the lift`() throws {
    let device = ScrollDevice(offset: 5000)
    let start = device.now + 0.016

    device.drag(
      from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -3), count: 60, every: 0.016, at: start,
      rest: 0.304)
    device.stage.advance(by: 2)
    try device.stage.settle()

    // The drag begins at the fourth sample, and the offset is unchanged.
    let drag = device.log
    #expect(drag.order == ["willDrag", "scroll", "willEnd", "didEnd(false)"])
    #expect(drag.offsets.first?.y == 5000)
    #expect(drag.offsets.dropFirst().first?.y == 5002)
    let moves = zip(drag.lines, drag.offsets).filter { $0.0 == "scroll" }.map { Double($0.1.y) }
    let expected = (4...60).map { 4990 + Double($0) * 3 }
    #expect(moves == expected)
    #expect(drag.velocity == .zero)
    #expect(device.view.contentOffset.y == 5170)
  }

  @Test(arguments: [(0.998, 494.0, 494.5), (0.99, 98.5, 98.5)])
  func `C25: a release at 1000 points a second`(
    rate: Double, way: Double, told: Double
  ) throws {
    let device = ScrollDevice(content: CGSize(width: 393, height: 3000), offset: 1000)
    device.view.decelerationRate = .init(rawValue: rate)

    let lift = device.drag(
      from: CGPoint(x: 200, y: 600), by: CGPoint(x: 0, y: -10), count: 20, every: 0.01,
      at: device.now + 0.005)
    while device.now < lift { device.stage.tick() }
    try device.stage.settle()

    #expect(abs(device.log.velocity.y - 1) < 0.001)
    // The fast rate was not measured; its tolerance comes from the conformance case. The touch has
    // moved by 200 points, of which 10 are slop.
    let target = Double(device.log.target.y) - 1190
    let gone = Double(device.view.contentOffset.y) - 1190
    #expect(abs(target - told) <= 1)
    #expect(abs(gone - way) <= 1)
    let seconds = try #require(device.log.times["didCoast"]) - lift
    if rate == 0.998 { #expect(abs(seconds - 2.30) <= 0.03) }
    #expect(
      device.log.order == [
        "willDrag", "scroll", "willEnd", "didEnd(true)", "willCoast", "scroll", "didCoast",
      ])
  }
}
