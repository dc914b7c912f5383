import Stage
import Testing
import UIKit

@MainActor @Suite struct RuleSeekingTests {
  // MARK: T15

  @Test(arguments: [true, false])
  func `delayed work in an animator is a mistake under a finger only`(isDriven: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = isDriven
    rehearsal.animator.prepare = { view, _ in
      view.alpha = 0
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {}
    }

    if isDriven { rehearsal.drag() } else { rehearsal.present() }

    #expect(rehearsal.found("T15").count == (isDriven ? 1 : 0))
  }

  @Test func `an animation outside of the container is found with its layer`() throws {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.animator.finish = { _, _ in }
    rehearsal.animator.prepare = { view, context in
      view.alpha = 0
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue, fade.duration) = (0.5, 1, 0.4)
      context.containerView.window?.layer.add(fade, forKey: "fade")
    }

    rehearsal.drag()

    let finding = try #require(rehearsal.found("T15").first)
    #expect(finding.object.hasPrefix("UIWindow#") && finding.property == "fade")
  }

  @Test func `an explicit animation in the container is driven`() {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.animator.prepare = { view, context in
      view.alpha = 0
      let fade = CABasicAnimation(keyPath: "cornerRadius")
      (fade.fromValue, fade.toValue, fade.duration) = (20, 0, 0.4)
      view.layer.add(fade, forKey: "corners")
    }

    rehearsal.drag()

    #expect(rehearsal.found("T15").isEmpty)
  }

  // MARK: T16

  @Test func `a block that changes nothing is found`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { _, _ in }

    rehearsal.present()

    #expect(rehearsal.found("T16").map(\.object) == ["ScriptedAnimator#1"])
    #expect(rehearsal.found("T24").isEmpty)
  }

  @Test func `an empty block beside a full one does no harm`() {
    let rehearsal = Rehearsal()
    rehearsal.animator.prepare = { view, _ in
      UIView.animate(withDuration: 0.4) {}
      view.alpha = 0
    }

    rehearsal.present()

    #expect(rehearsal.stage.findings == [])
  }

  // MARK: T24

  @Test(arguments: [(0.2, true), (0.37, false), (0.4, false), (0.43, false), (1.0, true)])
  func `what is announced is what it takes, to three turns`(announced: Double, isFound: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.animator.duration = announced

    rehearsal.present()

    #expect(rehearsal.found("T24").count == (isFound ? 1 : 0))
  }

  @Test func `under a finger the block's length counts, not the finger's patience`() {
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

  @Test func `a spring may settle when it likes`() {
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
  func `a completion speed next to nothing is found`(speed: Double, isFound: Bool) {
    let rehearsal = Rehearsal()
    rehearsal.isDriven = true
    rehearsal.hand.completionSpeed = speed

    rehearsal.drag(by: 400, for: 9)

    #expect(rehearsal.found("T24").map(\.property) == (isFound ? ["completionSpeed"] : []))
  }
}
