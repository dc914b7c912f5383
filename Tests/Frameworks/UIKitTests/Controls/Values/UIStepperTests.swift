import Stage
import Testing
import UIKit

/// The minus side is the left half of the stepper, which is 94 points wide.
@MainActor
struct UIStepperTests {
  private func stage(
    value: Double = 5, isMirrored: Bool = false, _ set: (UIStepper) -> Void = { _ in }
  ) -> ControlStage<UIStepper> {
    ControlStage(isMirrored: isMirrored) {
      let stepper = UIStepper()
      stepper.value = value
      set(stepper)
      return stepper
    }
  }

  @Test func `the defaults are UIKit's`() {
    let stepper = UIStepper(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

    #expect(stepper.value == 0)
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.frame == CGRect(x: 1, y: 2, width: 94, height: 32))
  }

  @Test(arguments: [(20.0, 4.0), (70, 6)])
  func `a tap steps down on the left and up on the right`(x: Double, value: Double) {
    let stage = stage()

    stage.tap(x)

    #expect(stage.control.value == value)
    #expect(stage.changes == 1)
  }

  @Test func `the sides are exchanged in right-to-left layouts`() {
    let stage = stage(isMirrored: true)

    stage.tap(20)

    #expect(stage.control.value == 6)
  }

  @Test func `at the ends of the range the value stays, and no event is sent`() {
    let stage = stage(value: 100)

    stage.tap(70)

    #expect(stage.control.value == 100)
    #expect(stage.changes == 0)
  }

  @Test func `the last step may be shorter`() {
    let stage = stage(value: 98) { $0.stepValue = 5 }

    stage.tap(70)

    #expect(stage.control.value == 100)
  }

  @Test func `with wraps the end continues at the beginning`() {
    let stage = stage(value: 100) { $0.wraps = true }

    stage.tap(70)
    #expect(stage.control.value == 0)
    stage.tap(20)
    #expect(stage.control.value == 100)
  }

  @Test func `a resting touch repeats until it lifts`() {
    let stage = stage(value: 0)

    stage.finger(.down, 70)
    #expect(stage.control.value == 1)
    stage.stage.advance(by: 3)
    let held = stage.control.value
    #expect(held > 2)
    #expect(stage.changes == Int(held))
    stage.finger(.up, 70)
    stage.stage.advance(by: 3)

    #expect(stage.control.value == held)
  }

  @Test func `without autorepeat one touch is one step`() {
    let stage = stage { $0.autorepeat = false }

    stage.finger(.down, 70)
    stage.stage.advance(by: 3)
    stage.finger(.up, 70)

    #expect(stage.control.value == 6)
  }

  @Test func `with isContinuous off only the lift sends an event`() {
    let stage = stage { $0.isContinuous = false }

    stage.finger(.down, 70)
    stage.stage.advance(by: 2)
    #expect(stage.changes == 0)
    stage.finger(.up, 70)

    #expect(stage.changes == 1)
  }

  @Test func `a cancelled touch stops the stepping`() {
    let stage = stage()

    stage.finger(.down, 70)
    stage.takeTouchAway(70)
    stage.stage.advance(by: 3)

    #expect(stage.control.value == 6)
    #expect(stage.heard.last == "cancel")
  }

  @Test func `a disabled stepper ignores taps`() {
    let stage = stage { $0.isEnabled = false }

    stage.tap(70)

    #expect(stage.control.value == 5)
    #expect(stage.heard.isEmpty)
  }

  @Test func `a stepper removed during a touch stops`() throws {
    let stage = stage()

    stage.finger(.down, 70)
    stage.stage.run { stage.control.removeFromSuperview() }
    stage.finger(.up, 70)
    stage.stage.advance(by: 3)

    #expect(stage.control.value == 6)
    try stage.stage.settle()
  }
}
