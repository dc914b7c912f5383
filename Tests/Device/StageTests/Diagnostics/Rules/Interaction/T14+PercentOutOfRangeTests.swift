import Stage
import Testing
import UIKit

@MainActor @Suite struct PercentOutOfRangeTests {
  @Test(arguments: [(1.5, true), (1.0, false), (0.0, false), (-0.2, true)])
  func `percentages must be from 0 to 1`(percent: Double, isFound: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { hand in
      hand.update(hand.share)
      if hand.share > 0.45 { hand.update(percent) }
    }

    rehearsal.drag()

    let outOfRange = rehearsal.found("T14").filter { !$0.message.contains("jump") }
    #expect(outOfRange.count == (isFound ? 1 : 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a NaN percentage is found and the transition ends`(percent: Double) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { $0.update(percent) }

    rehearsal.drag()

    let found = rehearsal.found("T14")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("not finite") == true)
    #expect(rehearsal.stage.findings.count == 1)
    #expect(rehearsal.next.presentingViewController === rehearsal.page)
    #expect(rehearsal.stage.warnings.count == 1)
  }

  @Test func `a percentage that jumps ahead of the touch is found`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { $0.update(0.4 + $0.share / 2) }

    // The drag is so slow that its first step is short.
    rehearsal.drag(by: 150)

    #expect(rehearsal.found("T14").count == 1)
    #expect(rehearsal.found("T14").allSatisfy { $0.message.contains("jump") })
  }

  @Test func `a fast touch may take large steps`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 100), .init(.move, t: 0.03, x: 200, y: 800),
            .init(.up, t: 0.1, x: 200, y: 800),
          ]
        ]))

    rehearsal.stage.advance(by: 2)

    #expect(rehearsal.found("T14").isEmpty)
  }

  @Test func `only the last percentage of a tick counts`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { hand in
      hand.update(0)
      hand.update(hand.share)
    }
    rehearsal.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 100), .init(.move, t: 0.05, x: 200, y: 800),
            .init(.up, t: 0.1, x: 200, y: 800),
          ]
        ]))

    rehearsal.stage.advance(by: 2)

    #expect(rehearsal.found("T14").isEmpty)
  }

  @Test(arguments: [(131.0, false), (393, true)])
  func `in a small window the distances are small`(width: CGFloat, isFound: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.stage.resize(to: CGSize(width: width, height: 852), animated: false)
    rehearsal.stage.advance(by: 0.1)
    // In the first three ticks, the touch moves by 17 points altogether, so the percentage changes
    // by about a quarter. The divisor is 65 points, which is half the width of the small window.
    rehearsal.hand.moved = { hand in hand.update(min(hand.pan.translation(in: nil).y / 65, 1)) }
    rehearsal.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 60, y: 100), .init(.move, t: 0.05, x: 60, y: 117),
            .init(.up, t: 0.2, x: 60, y: 117),
          ]
        ]))

    rehearsal.stage.advance(by: 2)

    #expect(rehearsal.found("T14").isEmpty != isFound)
  }

  @Test(arguments: [(250.0, false), (20, true)])
  func `incremental steps are compared with the touch's`(
    points: Double, isFound: Bool
  ) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    let begin = rehearsal.hand.begin
    rehearsal.hand.begin = { [hand = rehearsal.hand] in
      begin()
      hand.pan.setTranslation(.zero, in: nil)
    }
    // A move of `points` points adds 250/800 to the percentage, whatever the touch's position is.
    var percent = 0.0
    rehearsal.hand.moved = { hand in
      percent += hand.pan.translation(in: nil).y / points * 250 / 800
      hand.update(min(percent, 1))
      hand.pan.setTranslation(.zero, in: nil)
    }
    let steps: [TouchScript.Entry] = (0...3).map { step in
      let turn = Double(step) / 60
      return .init(step == 0 ? .down : .move, t: turn, x: 200, y: 20 + Double(step) * points * 1.1)
    }
    let last = steps[3]
    let lift = TouchScript.Entry(.up, t: 0.1, x: last.x, y: last.y)

    rehearsal.stage.play(TouchScript(unit: .points, fingers: [steps + [lift]]))
    rehearsal.stage.advance(by: 2)

    #expect(percent > 0.6)
    #expect(rehearsal.found("T14").isEmpty != isFound)
  }
}
