import Stage
import TestSupport
import Testing

/// Transitions whose animators change constants and call `layoutIfNeeded()` in their block.
@MainActor
struct ConstraintTransitionTests {
  /// A panel in B's view. The animator moves its top edge from 500 to 100 in one second, linearly.
  @MainActor
  private final class Panel {
    let view = UIView()
    let top: NSLayoutConstraint

    init(in superview: UIView) {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
      top = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 500)
      NSLayoutConstraint.activate([
        top, view.heightAnchor.constraint(equalToConstant: 80),
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -20),
      ])
    }

    func animate(_ context: any UIViewControllerContextTransitioning) {
      context.containerView.layoutIfNeeded()
      top.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { [view] in
        view.superview?.layoutIfNeeded()
      } completion: { [top] _ in
        if context.transitionWasCancelled { top.constant = 500 }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private func prepare(_ fixture: PresentationStage) -> Panel {
    let panel = fixture.stage.run { Panel(in: fixture.b.view) }
    fixture.animator.duration = 1
    fixture.animator.body = { [weak panel] in panel?.animate($0) }
    return panel
  }

  @Test func `the panel animates to its constrained frame`() throws {
    try onStage { fixture in
      let panel = prepare(fixture)
      fixture.present(style: .custom)
      fixture.stage.advance(by: 0.5)

      #expect(abs(fixture.shown(panel.view).position.y - 340) < 14)
      try fixture.stage.settle()
      #expect(panel.view.frame.minY == 100 && panel.view.frame.minX == 20)
    }
  }

  @Test func `interaction scrubs the panel, and cancelling restores it`() throws {
    try onStage { fixture in
      let panel = prepare(fixture)
      try fixture.beginInteractively(.present, style: .custom)
      fixture.update(0.25)
      fixture.stage.tick()
      #expect(abs(fixture.shown(panel.view).position.y - 440) < 2)
      fixture.update(0.75)
      fixture.stage.tick()
      #expect(abs(fixture.shown(panel.view).position.y - 240) < 2)

      fixture.cancel()
      try fixture.stage.settle()
      #expect(fixture.log.heard("AN.animationEnded(false)"))
      #expect(panel.top.constant == 500)

      // A second presentation checks that the solver keeps the values that cancelling restored.
      fixture.present(style: .custom)
      try fixture.stage.settle()
      #expect(panel.view.frame.minY == 100)
    }
  }
}
