import Stage
import Testing
import UIKit

@MainActor @Suite struct NotSeekableTests {
  @Test(arguments: [true, false])
  func `delayed work in an animator is a mistake only interactively`(isDriven: Bool) {
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
}
