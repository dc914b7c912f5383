import Stage
import Testing
import UIKit

@MainActor @Suite struct MissingViewTests {
  @Test func `an animator that stops because a view is missing gets the reason`() throws {
    let rehearsal = Rehearsal()
    rehearsal.next.modalPresentationStyle = .custom
    rehearsal.animator.animate = { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      guard context.view(forKey: .from) != nil else { return context.completeTransition(true) }
    }

    rehearsal.present()

    let finding = try #require(rehearsal.found("T11").first)
    #expect(finding.property == "view(forKey: .from)")
    #expect(finding.message.contains(".custom"))
  }

  @Test func `a missing view is reported as well if the animator does not complete`() {
    let rehearsal = Rehearsal()
    rehearsal.next.modalPresentationStyle = .custom
    rehearsal.animator.animate = { context in _ = context.view(forKey: .from) }

    rehearsal.present()

    #expect(rehearsal.found("T11").count == 1)
  }

  @Test func `requesting a missing view is no mistake`() {
    let rehearsal = Rehearsal()
    rehearsal.next.modalPresentationStyle = .custom
    rehearsal.animator.prepare = { view, context in
      view.alpha = 0
      context.view(forKey: .from)?.alpha = 0
    }

    rehearsal.present()

    #expect(rehearsal.found("T11").isEmpty)
  }
}
