import Stage
import Testing
import UIKit

@MainActor @Suite struct OtherDurationTests {
  @Test(arguments: [(0.2, true), (0.37, false), (0.4, false), (0.43, false), (1.0, true)])
  func `the animation takes the announced duration, to three ticks`(
    announced: Double, isFound: Bool
  ) {
    let rehearsal = Rehearsal()
    rehearsal.animator.duration = announced

    rehearsal.present()

    #expect(rehearsal.found("T24").count == (isFound ? 1 : 0))
  }

  @Test func `interactively the block's duration counts, not the gesture's`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true

    rehearsal.drag()
    #expect(rehearsal.found("T24").isEmpty)

    let other = Rehearsal()
    other.isDriven = true
    other.animator.duration = 1
    other.drag()
    #expect(other.found("T24").count == 1)
  }

  @Test func `a spring may settle at any time`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.animate = { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(
        springDuration: 0.4, bounce: 0.4, animations: { to.alpha = 1 },
        completion: { _ in context.completeTransition(true) })
    }

    rehearsal.present(for: 4)

    #expect(rehearsal.found("T24").isEmpty)
  }

  @Test(arguments: [(0.0, true), (0.05, true), (1.0, false), (3.0, false)])
  func `a completion speed near zero is found`(speed: Double, isFound: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.completionSpeed = speed

    rehearsal.drag(by: 400, for: 9)

    #expect(rehearsal.found("T24").map(\.property) == (isFound ? ["completionSpeed"] : []))
  }

  @Test func `a view that is cut off by a shorter animation's completion is found`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      view.alpha = 0
      view.transform = CGAffineTransform(translationX: 200, y: 0)
      UIView.animate(withDuration: 1) { view.transform = .identity }
    }

    rehearsal.present()

    let found = rehearsal.found("T24")
    #expect(found.map(\.property) == ["transform"])
    #expect(found.first?.message.contains("0.6 s to go") == true, "\(found)")
  }

  @Test func `an animation that began before the animator does not count as cut off`() {
    let rehearsal = Rehearsal()
    rehearsal.stage.run { UIView.animate(withDuration: 3) { rehearsal.page.view.alpha = 0.5 } }

    rehearsal.present()

    #expect(rehearsal.found("T24").isEmpty)
  }
}
