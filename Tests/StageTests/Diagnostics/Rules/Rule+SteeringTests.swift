import Stage
import Testing
import UIKit

@MainActor @Suite struct RuleSteeringTests {
  // MARK: T12

  @Test func `an interactor without a finger is found after two seconds`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true

    rehearsal.present(for: 1.9)
    #expect(rehearsal.found("T12").isEmpty)
    rehearsal.stage.advance(by: 0.3)

    #expect(rehearsal.found("T12").map(\.object) == ["ScriptedHand#1"])
    #expect(rehearsal.found("T01").isEmpty)
  }

  @Test func `a finger that rests drives all the same`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { _ in }
    rehearsal.stage.play(
      TouchScript(
        unit: .points,
        fingers: [
          [
            .init(.down, t: 0, x: 200, y: 100), .init(.move, t: 0.1, x: 200, y: 160),
            .init(.up, t: 9, x: 200, y: 160),
          ]
        ]))

    rehearsal.stage.advance(by: 5)

    #expect(rehearsal.found("T12").isEmpty && rehearsal.found("T13").isEmpty)
  }

  @Test func `an interactor that does not begin interactively may wait`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.wantsInteractiveStart = false

    rehearsal.present(for: 3)

    #expect(rehearsal.stage.findings == [])
  }

  // MARK: T13

  @Test(arguments: [TouchScript.Phase.up, .cancel])
  func `a gesture whose end nobody answers is found`(phase: TouchScript.Phase) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.lifted = { _ in }
    rehearsal.hand.taken = { _ in }

    rehearsal.drag(ending: phase)

    #expect(rehearsal.found("T13").map(\.severity) == [.error])
    #expect(rehearsal.found("T13").map(\.object) == ["UIPanGestureRecognizer#1"])
  }

  @Test func `half a second is left for the answer`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.lifted = { hand in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { hand.finish() }
    }

    rehearsal.drag()

    #expect(rehearsal.found("T13").isEmpty)
  }

  @Test func `a finger that was taken away does not finish`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.taken = { $0.finish() }

    rehearsal.drag(ending: .cancel)

    #expect(rehearsal.found("T13").map(\.severity) == [.warning])
  }

  @Test(arguments: [TouchScript.Phase.up, .cancel])
  func `an answered gesture is clean`(phase: TouchScript.Phase) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true

    rehearsal.drag(ending: phase)

    #expect(rehearsal.stage.findings == [])
  }

  /// A push asks for its interactor in the next layout pass: by then the finger is gone.
  @Test(arguments: [true, false])
  func `a push that is let go in the turn of its request is heard`(finishes: Bool) {
    let stage = Stage()
    stage.beginChecking()
    let (first, next) = stage.run { (UIViewController(), UIViewController()) }
    let navigation = stage.run { UINavigationController(rootViewController: first) }
    let delegate = PushDelegate()
    stage.show(navigation)

    stage.run {
      navigation.delegate = delegate
      navigation.pushViewController(next, animated: true)
      if finishes { delegate.hand.finish() } else { delegate.hand.cancel() }
    }
    stage.advance(by: 4)

    #expect(stage.findings.filter { ["T12", "T13"].contains($0.rule) } == [])
    #expect(navigation.viewControllers.count == (finishes ? 2 : 1))
    stage.close()
  }

  // MARK: T14

  @Test(arguments: [(1.5, true), (1.0, false), (0.0, false), (-0.2, true)])
  func `percentages go from 0 to 1`(percent: Double, isFound: Bool) {
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
  func `a percentage that is no number is found and the transition ends`(percent: Double) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { $0.update(percent) }

    rehearsal.drag()

    let found = rehearsal.found("T14")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("no percentage") == true)
    #expect(rehearsal.stage.findings.count == 1)
    #expect(rehearsal.next.presentingViewController === rehearsal.page)
    #expect(rehearsal.stage.warnings.count == 1)
  }

  @Test func `a percentage that leaps ahead of the finger is found`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.moved = { $0.update(0.4 + $0.share / 2) }

    // Slow enough for the first step to be a short one.
    rehearsal.drag(by: 150)

    #expect(rehearsal.found("T14").count == 1)
    #expect(rehearsal.found("T14").allSatisfy { $0.message.contains("jump") })
  }

  @Test func `a fast finger may take long steps`() {
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

  @Test func `only the last percentage of a turn is seen`() {
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
  func `where the window is small the ways are short`(width: CGFloat, isFound: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.stage.resize(to: CGSize(width: width, height: 852), animated: false)
    rehearsal.stage.advance(by: 0.1)
    // A quarter of 65 points, half of the small window, in the first three turns.
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
  func `steps that are counted one by one are those of the finger`(
    points: Double, isFound: Bool
  ) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    let begin = rehearsal.hand.begin
    rehearsal.hand.begin = { [hand = rehearsal.hand] in
      begin()
      hand.pan.setTranslation(.zero, in: nil)
    }
    // As much of the way at each step as 250 of 800 points are, however far the finger has come.
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

  // MARK: T22

  @Test func `a finger without an interaction controller is found once it tries to drive`() {
    let rehearsal = Rehearsal()

    rehearsal.drag()

    #expect(rehearsal.found("T22").map(\.object) == ["ScriptedHand#1"])
  }

  @Test func `a finger that only asks for the transition drives nothing`() {
    let rehearsal = Rehearsal()
    rehearsal.hand.moved = { _ in }
    rehearsal.hand.lifted = { _ in }

    rehearsal.drag()

    #expect(rehearsal.stage.findings == [])
  }
}

@MainActor
private final class PushDelegate: NSObject, UINavigationControllerDelegate {
  let hand = ScriptedHand()
  private let animator = ScriptedAnimator()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
}
