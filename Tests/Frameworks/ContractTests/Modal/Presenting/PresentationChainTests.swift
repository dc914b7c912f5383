import Stage
import TestSupport
import Testing

/// Chains A → B → C of mixed styles, dismissed at each position (facts A.7).
@MainActor
struct PresentationChainTests {
  nonisolated private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .custom, .overFullScreen, .currentContext, .overCurrentContext,
  ]

  private func removes(_ style: UIModalPresentationStyle) -> Bool {
    style == .fullScreen || style == .currentContext
  }

  private func build(
    _ fixture: PresentationStage, _ lower: UIModalPresentationStyle,
    _ upper: UIModalPresentationStyle
  ) throws {
    try fixture.presentAndSettle(style: lower)
    fixture.stage.run {
      fixture.c.modalPresentationStyle = upper
      fixture.c.transitioningDelegate = fixture.delegate
      fixture.b.present(fixture.c, animated: true)
    }
    try fixture.stage.settle()
    fixture.log.clear()
  }

  @Test(arguments: styles, styles)
  func `dismissing at the bottom dismisses all, and only the top one animates`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      try build(fixture, lower, upper)
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(fixture.log.count("AN.animateTransition") == 1)
      fixture.expectTrace("C.willDisappear(true) → AN.animateTransition → C.didDisappear(true)")
      fixture.expectTrace("C.didDisappear → gone")
      #expect(fixture.log.count("B.didDisappear") == (removes(upper) ? 0 : 1))
      #expect(fixture.log.count("A.didAppear") == (removes(lower) ? 1 : 0))
      #expect(fixture.a.presentedViewController == nil)
      #expect(fixture.window.subviews == [fixture.a.view])
      #expect(fixture.a.appearance == .appeared)
      for controller in [fixture.b, fixture.c] {
        #expect(controller.appearance == .disappeared)
        #expect(controller.presentingViewController == nil)
        #expect(controller.activePresentationController == nil)
        #expect(controller.view.window == nil)
      }
      #expect(fixture.stage.warnings == [])
    }
  }

  enum Top: CaseIterable {
    case sheet, alert, popover, cover
  }

  @Test(arguments: Top.allCases)
  func `whichever system style is dismissed at the top, the presenter is visible below`(top: Top)
    throws
  {
    try onStage { fixture in
      fixture.stage.run { fixture.b.transitioningDelegate = nil }
      try fixture.presentAndSettleWithoutAnimation(style: .fullScreen)
      fixture.stage.run {
        var presented: UIViewController = fixture.c
        switch top {
        case .sheet: break
        case .cover: presented.modalPresentationStyle = .overFullScreen
        case .alert:
          presented = UIAlertController(title: "Gone?", message: nil, preferredStyle: .alert)
        case .popover: presented.modalPresentationStyle = .popover
        }
        fixture.b.present(presented, animated: false)
      }
      try fixture.stage.settle()

      fixture.dismiss()
      fixture.stage.advance(by: 0.1)
      fixture.stage.run {
        #expect(fixture.a.view.window === fixture.window)
        let place = fixture.a.view.convert(fixture.a.view.bounds, to: nil)
        #expect(place == fixture.window.bounds)
        let middle = CGPoint(x: 200, y: 40)
        let seen = fixture.window.layer.hitTest(middle)
        #expect(seen !== fixture.b.view.layer, "what stood between is out of sight")
      }
      try fixture.stage.settle()

      #expect(fixture.window.subviews == [fixture.a.view])
      #expect(fixture.a.appearance == .appeared)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: styles, styles)
  func `dismissing in the middle keeps the middle`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      try build(fixture, lower, upper)
      fixture.stage.run { fixture.b.dismiss(animated: true) { fixture.log.write("gone") } }
      try fixture.stage.settle()

      fixture.expectTrace("C.willDisappear(true) → C.didDisappear(true) → gone")
      #expect(fixture.a.presentedViewController === fixture.b)
      #expect(fixture.b.presentedViewController == nil)
      #expect(fixture.b.appearance == .appeared)
      #expect(fixture.b.view.window === fixture.window)
      #expect(fixture.a.appearance == (removes(lower) ? .disappeared : .appeared))

      fixture.dismiss()
      try fixture.stage.settle()
      #expect(fixture.window.subviews == [fixture.a.view])
      #expect(fixture.a.appearance == .appeared)
      #expect(fixture.stage.warnings == [])
    }
  }

  @Test(arguments: styles, styles)
  func `a cancelled dismissal at the bottom keeps the chain`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) throws {
    try onStage { fixture in
      try build(fixture, lower, upper)
      let before = fixture.stage.dump(fixture.window)
      let wasShown = fixture.b.appearance
      fixture.delegate.dismissInteractor = fixture.interactor
      fixture.dismiss()
      fixture.delegate.dismissInteractor = nil
      fixture.update(0.5)
      fixture.stage.tick()
      fixture.cancel()
      try fixture.stage.settle()

      #expect(before.differences(to: fixture.stage.dump(fixture.window)) == [])
      #expect(fixture.a.presentedViewController === fixture.b)
      #expect(fixture.b.presentedViewController === fixture.c)
      #expect(fixture.c.appearance == .appeared)
      #expect(fixture.b.appearance == wasShown)
      #expect(!fixture.b.isBeingDismissed)
      #expect(!fixture.c.isBeingDismissed)
      fixture.dismiss(animated: false)
      try fixture.stage.settle()
      #expect(fixture.window.subviews == [fixture.a.view])
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `a covered panel reappears as a panel`(animated: Bool, custom: Bool) throws {
    try onStage { fixture in
      let panel = CGRect(x: 40, y: 300, width: 313, height: 400)
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, restingFrame: panel)
      }
      try fixture.presentAndSettle(style: .custom)
      #expect(fixture.b.view.frame == panel)
      fixture.stage.run {
        fixture.c.modalPresentationStyle = .fullScreen
        fixture.c.transitioningDelegate = custom ? fixture.delegate : nil
        fixture.b.present(fixture.c, animated: animated)
      }
      try fixture.stage.settle()
      #expect(fixture.b.view.window == nil)
      fixture.stage.run { fixture.b.dismiss(animated: animated) }
      try fixture.stage.settle()

      #expect(fixture.b.view.frame == panel)
      #expect(
        fixture.b.view.superview === fixture.b.presentationController?.containerView)
    }
  }

  @Test func `a presenter whose window rotated meanwhile fills it when it reappears`() throws {
    for animated in [true, false] {
      try onStage { fixture in
        try fixture.presentAndSettle(style: .fullScreen)
        fixture.stage.run { fixture.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
        fixture.stage.tick()
        fixture.dismiss(animated: animated)
        try fixture.stage.settle()

        #expect(fixture.a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(fixture.a.view.superview === fixture.window)
      }
    }
  }

  @Test func `presenting from a child of a controller being dismissed is refused`() throws {
    try onStage { fixture in
      let child = fixture.c
      fixture.stage.run {
        fixture.b.addChild(child)
        fixture.b.view.addSubview(child.view)
        child.didMove(toParent: fixture.b)
      }
      try fixture.presentAndSettle(style: .fullScreen)
      fixture.dismiss()
      fixture.stage.advance(by: 0.1)
      let late = fixture.stage.run { LoggingController("L", fixture.log) }
      fixture.stage.run { child.present(late, animated: true) }
      try fixture.stage.settle()

      #expect(late.presentingViewController == nil)
      #expect(!fixture.log.heard("L.willAppear"))
      #expect(fixture.log.heard("gone"))
      #expect(fixture.stage.warnings.count == 1)
      #expect(fixture.stage.warnings.first?.contains("Attempt to present") == true)
    }
  }

  @Test(arguments: [
    "B.willAppear", "B.isAppearing", "B.willDisappear", "A.willDisappear", "A.willAppear",
    "AN.animateTransition", "PC.presentationTransitionWillBegin",
    "PC.dismissalTransitionWillBegin",
  ])
  func `further requests during a transition are refused without side effects`(
    moment: String
  ) throws {
    try onStage { fixture in
      fixture.delegate.presentation = { [log = fixture.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      var refusals = 0
      fixture.log.onEvent = { [unowned fixture] event in
        guard event.hasPrefix(moment) else { return }
        refusals += 1
        fixture.b.present(fixture.c, animated: true)
        fixture.a.dismiss(animated: true)
      }
      fixture.present(style: .custom)
      try fixture.stage.settle()
      fixture.dismiss()
      try fixture.stage.settle()

      #expect(refusals > 0)
      #expect(fixture.stage.warnings.count == 2 * refusals)
      #expect(fixture.log.count("B.didAppear") == 1)
      #expect(fixture.log.count("B.didDisappear") == 1)
      #expect(!fixture.log.heard("C.willAppear"))
      #expect(fixture.window.subviews == [fixture.a.view])
    }
  }
}
