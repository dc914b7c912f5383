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
    _ theatre: Theatre, _ lower: UIModalPresentationStyle, _ upper: UIModalPresentationStyle
  ) throws {
    try theatre.presentAndSettle(style: lower)
    theatre.stage.run {
      theatre.c.modalPresentationStyle = upper
      theatre.c.transitioningDelegate = theatre.delegate
      theatre.b.present(theatre.c, animated: true)
    }
    try theatre.stage.settle()
    theatre.log.clear()
  }

  @Test(arguments: styles, styles)
  func `dismissing at the bottom dismisses all, and only the top one animates`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) throws {
    try onStage { theatre in
      try build(theatre, lower, upper)
      theatre.dismiss()
      try theatre.stage.settle()

      #expect(theatre.log.count("AN.animateTransition") == 1)
      theatre.expectTrace("C.willDisappear(true) → AN.animateTransition → C.didDisappear(true)")
      theatre.expectTrace("C.didDisappear → gone")
      #expect(theatre.log.count("B.didDisappear") == (removes(upper) ? 0 : 1))
      #expect(theatre.log.count("A.didAppear") == (removes(lower) ? 1 : 0))
      #expect(theatre.a.presentedViewController == nil)
      #expect(theatre.window.subviews == [theatre.a.view])
      #expect(theatre.a.appearance == .appeared)
      for controller in [theatre.b, theatre.c] {
        #expect(controller.appearance == .disappeared)
        #expect(controller.presentingViewController == nil)
        #expect(controller.activePresentationController == nil)
        #expect(controller.view.window == nil)
      }
      #expect(theatre.stage.warnings == [])
    }
  }

  enum Top: CaseIterable {
    case sheet, alert, popover, cover
  }

  @Test(arguments: Top.allCases)
  func `whichever system style is dismissed at the top, the presenter is visible below`(top: Top)
    throws
  {
    try onStage { theatre in
      theatre.stage.run { theatre.b.transitioningDelegate = nil }
      try theatre.presentAndSettleWithoutAnimation(style: .fullScreen)
      theatre.stage.run {
        var presented: UIViewController = theatre.c
        switch top {
        case .sheet: break
        case .cover: presented.modalPresentationStyle = .overFullScreen
        case .alert:
          presented = UIAlertController(title: "Gone?", message: nil, preferredStyle: .alert)
        case .popover: presented.modalPresentationStyle = .popover
        }
        theatre.b.present(presented, animated: false)
      }
      try theatre.stage.settle()

      theatre.dismiss()
      theatre.stage.advance(by: 0.1)
      theatre.stage.run {
        #expect(theatre.a.view.window === theatre.window)
        let place = theatre.a.view.convert(theatre.a.view.bounds, to: nil)
        #expect(place == theatre.window.bounds)
        let middle = CGPoint(x: 200, y: 40)
        let seen = theatre.window.layer.hitTest(middle)
        #expect(seen !== theatre.b.view.layer, "what stood between is out of sight")
      }
      try theatre.stage.settle()

      #expect(theatre.window.subviews == [theatre.a.view])
      #expect(theatre.a.appearance == .appeared)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: styles, styles)
  func `dismissing in the middle keeps the middle`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) throws {
    try onStage { theatre in
      try build(theatre, lower, upper)
      theatre.stage.run { theatre.b.dismiss(animated: true) { theatre.log.write("gone") } }
      try theatre.stage.settle()

      theatre.expectTrace("C.willDisappear(true) → C.didDisappear(true) → gone")
      #expect(theatre.a.presentedViewController === theatre.b)
      #expect(theatre.b.presentedViewController == nil)
      #expect(theatre.b.appearance == .appeared)
      #expect(theatre.b.view.window === theatre.window)
      #expect(theatre.a.appearance == (removes(lower) ? .disappeared : .appeared))

      theatre.dismiss()
      try theatre.stage.settle()
      #expect(theatre.window.subviews == [theatre.a.view])
      #expect(theatre.a.appearance == .appeared)
      #expect(theatre.stage.warnings == [])
    }
  }

  @Test(arguments: styles, styles)
  func `a cancelled dismissal at the bottom keeps the chain`(
    lower: UIModalPresentationStyle, upper: UIModalPresentationStyle
  ) throws {
    try onStage { theatre in
      try build(theatre, lower, upper)
      let before = theatre.stage.dump(theatre.window)
      let wasShown = theatre.b.appearance
      theatre.delegate.dismissInteractor = theatre.interactor
      theatre.dismiss()
      theatre.delegate.dismissInteractor = nil
      theatre.update(0.5)
      theatre.stage.tick()
      theatre.cancel()
      try theatre.stage.settle()

      #expect(before.differences(to: theatre.stage.dump(theatre.window)) == [])
      #expect(theatre.a.presentedViewController === theatre.b)
      #expect(theatre.b.presentedViewController === theatre.c)
      #expect(theatre.c.appearance == .appeared)
      #expect(theatre.b.appearance == wasShown)
      #expect(!theatre.b.isBeingDismissed)
      #expect(!theatre.c.isBeingDismissed)
      theatre.dismiss(animated: false)
      try theatre.stage.settle()
      #expect(theatre.window.subviews == [theatre.a.view])
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `a covered panel reappears as a panel`(animated: Bool, custom: Bool) throws {
    try onStage { theatre in
      let panel = CGRect(x: 40, y: 300, width: 313, height: 400)
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, restingFrame: panel)
      }
      try theatre.presentAndSettle(style: .custom)
      #expect(theatre.b.view.frame == panel)
      theatre.stage.run {
        theatre.c.modalPresentationStyle = .fullScreen
        theatre.c.transitioningDelegate = custom ? theatre.delegate : nil
        theatre.b.present(theatre.c, animated: animated)
      }
      try theatre.stage.settle()
      #expect(theatre.b.view.window == nil)
      theatre.stage.run { theatre.b.dismiss(animated: animated) }
      try theatre.stage.settle()

      #expect(theatre.b.view.frame == panel)
      #expect(
        theatre.b.view.superview === theatre.b.presentationController?.containerView)
    }
  }

  @Test func `a presenter whose window rotated meanwhile fills it when it reappears`() throws {
    for animated in [true, false] {
      try onStage { theatre in
        try theatre.presentAndSettle(style: .fullScreen)
        theatre.stage.run { theatre.window.frame = CGRect(x: 0, y: 0, width: 852, height: 393) }
        theatre.stage.tick()
        theatre.dismiss(animated: animated)
        try theatre.stage.settle()

        #expect(theatre.a.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(theatre.a.view.superview === theatre.window)
      }
    }
  }

  @Test func `presenting from a child of a controller being dismissed is refused`() throws {
    try onStage { theatre in
      let child = theatre.c
      theatre.stage.run {
        theatre.b.addChild(child)
        theatre.b.view.addSubview(child.view)
        child.didMove(toParent: theatre.b)
      }
      try theatre.presentAndSettle(style: .fullScreen)
      theatre.dismiss()
      theatre.stage.advance(by: 0.1)
      let late = theatre.stage.run { LoggingController("L", theatre.log) }
      theatre.stage.run { child.present(late, animated: true) }
      try theatre.stage.settle()

      #expect(late.presentingViewController == nil)
      #expect(!theatre.log.heard("L.willAppear"))
      #expect(theatre.log.heard("gone"))
      #expect(theatre.stage.warnings.count == 1)
      #expect(theatre.stage.warnings.first?.contains("Attempt to present") == true)
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
    try onStage { theatre in
      theatre.delegate.presentation = { [log = theatre.log] presented, presenting in
        LoggingPresentation(presented, presenting, log, removesPresenter: true)
      }
      var refusals = 0
      theatre.log.onEvent = { [unowned theatre] event in
        guard event.hasPrefix(moment) else { return }
        refusals += 1
        theatre.b.present(theatre.c, animated: true)
        theatre.a.dismiss(animated: true)
      }
      theatre.present(style: .custom)
      try theatre.stage.settle()
      theatre.dismiss()
      try theatre.stage.settle()

      #expect(refusals > 0)
      #expect(theatre.stage.warnings.count == 2 * refusals)
      #expect(theatre.log.count("B.didAppear") == 1)
      #expect(theatre.log.count("B.didDisappear") == 1)
      #expect(!theatre.log.heard("C.willAppear"))
      #expect(theatre.window.subviews == [theatre.a.view])
    }
  }
}
